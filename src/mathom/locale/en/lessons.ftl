### Lessons and rules pages.

lesson-try-again = That is allowed, but not what this lesson is about. Try again.
reason-unknown-lesson = There is no lesson “{ $lesson }”. Known: { $known }
reason-no-rules-page = There is no rules page for { $game } yet.
reason-lesson-over = This lesson is over.

lesson-duel-turn-title = Take a card
lesson-duel-turn-1 = Only cards that nothing covers can be taken. Play the grey card: from now on it gives you one Strength in every turn.
lesson-duel-turn-2 = Sauron has discarded a card for a coin. The blue card asks for Strength, and you have it, so it costs you nothing. Play it.
lesson-duel-turn-end = Frodo and Sam have taken their first step. A skill is never used up: it is there again in your next turn.

lesson-duel-price-title = What a card costs
lesson-duel-price-1 = The green card asks for Leadership, which you lack. Each missing symbol can be bought for 1 coin. Play it.
lesson-duel-price-end = You paid 1 of your 2 coins. The price on a card is always what it costs you, now.

lesson-duel-discard-title = Discard for coins
lesson-duel-discard-1 = You have no coins and can play neither card. Any card you can take may be discarded instead. Discard one.
lesson-duel-discard-end = A discarded card pays as many coins as the number of the chapter: 2 in chapter 2.

lesson-duel-chain-title = Chains
lesson-duel-chain-1 = Your helmet frees one of these cards: it costs you nothing, whatever is printed on it. Play it.
lesson-duel-chain-2 = Red cards send units. Choose one of the two regions; all the units go there.
lesson-duel-chain-end = The card you played has an armour on it, which will free another one in chapter 3.

lesson-duel-quest-title = The quest of the Ring
lesson-duel-quest-1 = Each ring on a blue card moves your character one space. One step ahead lies a bonus. Play the blue card.
lesson-duel-quest-end = You reached the bonus and took 1 coin. When Frodo and Sam move, the Nazgûl ride along: they never fall behind.

lesson-duel-conflict-title = A conflict
lesson-duel-conflict-1 = An enemy unit stands in Rhovanion. Play the red card: it sends two units.
lesson-duel-conflict-2 = Send them to Rhovanion.
lesson-duel-conflict-end = Units leave one for one until one side has none left. One of yours remains, and the region is yours.

lesson-duel-moves-title = Three moves
lesson-duel-moves-1 = Purple cards come in chapter 3. This one lets you move three times. Play it.
lesson-duel-moves-2 = Every move takes one unit to an adjacent region. Pick up a unit in Enedwaith.
lesson-duel-moves-3 = Lead it to Rohan, where an enemy stands.
lesson-duel-moves-4 = Both units are gone. Pick up the other one.
lesson-duel-moves-5 = Rohan is empty now. Go there.
lesson-duel-moves-6 = The same unit may move again. Pick it up in Rohan.
lesson-duel-moves-7 = On to Mordor.
lesson-duel-moves-end = Each move is carried out completely, with its conflict, before the next. You may also stop early.

lesson-duel-landmark-title = Landmarks
lesson-duel-landmark-1 = Instead of a card you may take a landmark tile. Helm’s Deep asks for six skills; you have three of them. On top comes 1 coin for the fortress that you already have. Take it.
lesson-duel-landmark-end = A fortress keeps you present in its region whatever happens to your units. Each fortress makes the next tile dearer.

lesson-duel-pair-title = Two of a race
lesson-duel-pair-1 = You have one symbol of the Elves. Your harp frees their second card. Play it.
lesson-duel-pair-2 = The two top tokens of the Elves are shown to both players. Keep one.
lesson-duel-pair-end = It helps you from the next card on. The other token goes back on top of its stack.

lesson-duel-trio-title = Three different races
lesson-duel-trio-1 = You have Dwarves and Elves. A third different race earns a token once a game. Play the green card.
lesson-duel-trio-2 = The top token of each of the three races is shown. Keep one.
lesson-duel-trio-end = Six different races win the game at once.

lesson-duel-win-quest-title = Victory: the Ring
lesson-duel-win-quest-1 = Three steps to Mount Doom, and the Nazgûl are near. Find the card that takes you there.
lesson-duel-win-quest-end = The Ring is destroyed: you win at once. Sauron wins in the same way when the Nazgûl catch Frodo and Sam.

lesson-duel-win-races-title = Victory: six races
lesson-duel-win-races-1 = Five different races support you. One of these cards brings the sixth, and your acorn frees it.
lesson-duel-win-races-end = Six different races support you: you win at once. The eagle, on a token of the Hobbits, counts as a race too.

lesson-duel-win-conquest-title = Victory: conquest
lesson-duel-win-conquest-1 = You are present in six regions. Play the red card with which you can reach the seventh.
lesson-duel-win-conquest-2 = Two enemies hold Mordor, and you have three units. Send them.
lesson-duel-win-conquest-end = You are present in all seven regions and win at once. If nobody has won after chapter 3, the one present in more regions wins.

lesson-fellowship-following-title = Follow suit
lesson-fellowship-following-1 = Frodo has led the 3 of Hills. You hold Hills, so you must play one of them; the highest card of the suit that was led takes the trick. You are Bilbo and need tricks: play the 6.
lesson-fellowship-following-2 = The trick is yours, and who takes a trick leads the next. Lead the 8 of Shadows: nothing in that suit can beat it.
lesson-fellowship-following-end = Frodo had no Shadows and threw away a Mountain; it could not win. You have three tricks, and Bilbo’s goal is certain.

lesson-fellowship-rings-title = Rings
lesson-fellowship-rings-1 = You are Frodo and must win 2 cards of Rings. The marker says that Rings may not be led yet. Lead the 8 of Forests.
lesson-fellowship-rings-2 = Bilbo had no Forests and threw in a Ring: you have won it, and the marker has turned. From now on Rings may be led. Lead the 5.
lesson-fellowship-rings-end = The 5 is the highest Ring, so you have won it and the 4 as well. Your goal can no longer fail: it has its star.

lesson-fellowship-one-ring-title = The One Ring
lesson-fellowship-one-ring-1 = The 8 of Mountains was led and you have no Mountains. The 1 of Rings may win any trick, if you say so as you play it. Play it to win.
lesson-fellowship-one-ring-end = The others still had to follow suit, and nothing could beat you. Played without the claim it would have been a plain 1 of Rings.

lesson-fellowship-exchange-title = An exchange
lesson-fellowship-exchange-1 = You are Gandalf and have taken the lost card. Now you exchange with Frodo: give him one card, unseen by the others. He collects Rings. Give him yours.
lesson-fellowship-exchange-end = Frodo has looked at it and given you a card back; it could have been the same one. He may give anything except the 1 of Rings.

lesson-fellowship-card-title = A goal: one card
lesson-fellowship-card-1 = You are Sam. Your threat card is a 3, so you must win the 3 of Hills, and there it lies. You play last: take the trick.
lesson-fellowship-card-end = It does not matter who held the card; what counts is who wins the trick it lies in.

lesson-fellowship-count-title = A goal: not too many
lesson-fellowship-count-1 = You are Merry and must win 1 or 2 tricks. You have 2. Follow suit without taking this one.
lesson-fellowship-count-end = The goal is met, and it can still break: until the round is over a third trick would lose it. That is why the mark is a full diamond and not a star.

lesson-fellowship-last-title = A goal: the last trick
lesson-fellowship-last-1 = You are Gildor and must play a card of Forests to the last trick. Mountains were led and you have none. Throw away the card that you will not need.
lesson-fellowship-last-end = Your last card is of Forests: it need not win. All four goals were reached, and the chapter is won by everybody.

lesson-war-dice-title = Dice
lesson-war-dice-1 = These are your action dice. Each is good for one action, and its face says for which. The Free Peoples begin. Take the Event die.
lesson-war-dice-2 = An Event die plays a card or draws one. Draw a card from either of your decks.
lesson-war-dice-3 = The Shadow has brought Sauron to war. You have fewer unused dice than the Shadow, so you may wait and see: pass.
lesson-war-dice-4 = Now you would like to move the Fellowship, and that takes a Character die. An Elven Ring changes a die, one in a turn. Use it on the Muster die.
lesson-war-dice-5 = Turn it to Character. The Will of the West is the one face that a ring cannot give.
lesson-war-dice-6 = The ring has gone to the Shadow, which may use it once. Last question: you want Gondor to come nearer to war, and that is the work of a Muster die. Which of your two dice can do it?
lesson-war-dice-7 = This die can be used as Army or as Muster. Advance Gondor.
lesson-war-dice-end = One step to war is left. The sides go on in turn until all dice are used; then they are rolled again. A die whose face you do not need may always be thrown away.

lesson-war-move-title = Armies on the march
lesson-war-move-1 = You are the Shadow. An Army die moves two different armies. Take it.
lesson-war-move-2 = March.
lesson-war-move-3 = All your figures in a region are one army. Choose the one in Dol Guldur.
lesson-war-move-4 = You may send some of the figures and leave the rest. This time all of them go.
lesson-war-move-5 = An army goes to an adjacent region. Go west, to the South Anduin Vale: Lórien is near.
lesson-war-move-6 = One more army may march, but not the same one. Choose the one in Near Harad.
lesson-war-move-7 = Take them all.
lesson-war-move-8 = The Southrons are not at war yet. They may walk in their own land and where nobody rules, but not into another nation. Lead them to East Harondor.
lesson-war-move-9 = A Character die moves one army, if it has a leader or a character with it. Take it.
lesson-war-move-10 = March.
lesson-war-move-11 = Only the armies with a Nazgûl are lit. Choose the one in West Harondor.
lesson-war-move-12 = All of them.
lesson-war-move-13 = Sauron is at war, so these units may cross borders. One of the regions around holds an enemy City that nobody guards. Take it.
lesson-war-move-end = Pelargir is captured: 1 point for the Shadow, and Gondor has come nearer to war. An army never holds more than ten units, and mountain walls stop everybody who walks.

lesson-war-battle-title = A battle
lesson-war-battle-1 = Isengard has taken the Westemnet. Your army in Edoras has a leader, so a Character die lets it attack. Take it.
lesson-war-battle-2 = Attack. Both nations are at war; otherwise you could not.
lesson-war-battle-3 = Attack with the army in Edoras.
lesson-war-battle-4 = You could leave a rearguard behind. Send everybody.
lesson-war-battle-5 = Before each round both sides may use a card for its second half. Valour, on Éomer, adds 1 to your dice: you will hit on 4. Use it.
lesson-war-battle-6 = Four dice, two hits; your leader let one miss be rolled again: a third. The enemy has hit once. With a Regular you would lose a die; an Elite fights on as a Regular. Keep your four dice.
lesson-war-battle-7 = The enemy has lost three units and has one left. You may cease or fight on. Go on.
lesson-war-battle-8 = They have retreated to Fangorn. Those who fought may enter the region. Which will hold it again for Rohan? Send them all.
lesson-war-battle-end = The Westemnet is free again. What the Free Peoples lose in battle never comes back; fallen units of the Shadow do. So choose your battles.

lesson-war-siege-title = A siege
lesson-war-siege-1 = You are the Shadow and stand before Helm’s Deep, a Stronghold. Take an Army die.
lesson-war-siege-2 = Attack.
lesson-war-siege-3 = Send everybody: the defenders may decide to fight in the open.
lesson-war-siege-4 = They have withdrawn into the Stronghold. Enter the region with all your units: that begins the siege.
lesson-war-siege-5 = The battle is over. To assault the walls takes another action. Take the second Army die.
lesson-war-siege-6 = Attack: those inside can be reached from this region only.
lesson-war-siege-7 = An assault lasts one round. You hit on 6 only, they hit on 5 and 6. Send everybody.
lesson-war-siege-8 = One hit for each side. You will need your Elites in a moment, so give up a Regular.
lesson-war-siege-9 = One defender is left. Another round costs you an Elite, which becomes a Regular. Is it worth it? Two points lie behind that wall.
lesson-war-siege-end = Helm’s Deep has fallen, and its leader with it: 2 points. Inside there is room for five units; they cannot retreat, but they may sally out, and friends may attack the besiegers from outside.

lesson-war-politics-title = Nations and war
lesson-war-politics-1 = Gondor is passive: it will not take the last step to war before somebody wakes it. Boromir can. Take the Character die.
lesson-war-politics-2 = Companions on the map move as many regions as their Level. Boromir’s is 2.
lesson-war-politics-3 = He is in the Eastemnet. Choose him.
lesson-war-politics-4 = A companion wakes his nation in one of its Cities or Strongholds. Where should he go?
lesson-war-politics-5 = Gondor is active now. It is two steps from war. Take a Muster die.
lesson-war-politics-6 = Advance Gondor.
lesson-war-politics-7 = One step is left. Take another.
lesson-war-politics-8 = Advance Gondor again.
lesson-war-politics-9 = Gondor is at war: it may attack, cross borders and recruit. Take a third Muster die.
lesson-war-politics-10 = Recruit.
lesson-war-politics-11 = One die brings an Elite, or two other figures in two different places. Take the Elite.
lesson-war-politics-12 = It goes to a settlement of Gondor. Choose one that is worth points to the enemy and lies near him: Minas Tirith or Pelargir.
lesson-war-politics-end = A nation also wakes and advances by itself when it is attacked, and advances when it loses a settlement. Whoever attacks early makes new enemies.

lesson-war-events-title = Event cards
lesson-war-events-1 = A card is played with a die that shows the sign in its corner. Wisdom of Elrond has a helmet: take the Muster die.
lesson-war-events-2 = You could advance a nation, but the card does more. Play it.
lesson-war-events-3 = It wakes a nation and takes it one step towards war. Let Rohan listen.
lesson-war-events-4 = Athelas has a sword, and you have no Character die. Which of your dice plays any card?
lesson-war-events-5 = Play Athelas: three dice try to heal the Ring-bearers.
lesson-war-events-6 = Two corruption are healed. And Gandalf guides the Fellowship: after a card played with an Event die you may draw another of its kind. Do.
lesson-war-events-end = Most cards are discarded when they are done; some stay on the table. In a battle every card has a second use, which costs no die. You may hold six.

lesson-war-fellowship-title = The Fellowship
lesson-war-fellowship-1 = The Fellowship was last seen in Rivendell and has gone five steps in secret. The Ring-bearers bear 2 corruption. A friendly Stronghold would do them good: declare where they are.
lesson-war-fellowship-2 = Now their figure walks, at most five regions. It shall be Lórien. First the Fords of Bruinen.
lesson-war-fellowship-3 = South, to Hollin.
lesson-war-fellowship-4 = Through Moria: who declares himself has nothing to fear there.
lesson-war-fellowship-5 = On to the Dimrill Dale.
lesson-war-fellowship-6 = One region is left. Where are the Ring-bearers healed?
lesson-war-fellowship-7 = One corruption is healed, and the track is back on 0. Now the Guide: a companion of the highest Level. With Strider any die hides the Fellowship. Choose him.
lesson-war-fellowship-8 = The dice are rolled. Gondor needs Boromir. Take a Character die.
lesson-war-fellowship-9 = Separate companions from the Fellowship. They do not come back.
lesson-war-fellowship-10 = They go as many regions as the track shows, which is 0, and the highest Level of the group. Boromir has 2, Gandalf has 3. Take Gandalf first.
lesson-war-fellowship-11 = And Boromir.
lesson-war-fellowship-12 = That is the group.
lesson-war-fellowship-13 = Lead them three regions: as near to Minas Tirith as you can.
lesson-war-fellowship-end = Drúadan Forest borders on Minas Tirith. Each companion who leaves helps on the map, and is missing when the Hunt strikes.

lesson-war-hunt-title = The Hunt
lesson-war-hunt-1 = Mordor is far, and three dice of the Shadow lie in the Hunt box. Take a Character die.
lesson-war-hunt-2 = Move the Fellowship. Then the Shadow rolls its three dice, and each 6 finds you.
lesson-war-hunt-3 = A 6, and the tile says 3 damage: corruption, unless a companion is lost, whose Level is taken off. Strider is the Guide and worth keeping. Let chance choose.
lesson-war-hunt-4 = Gimli has fallen: Level 2, and the third damage is corruption. Your die went into the Hunt box. Take the other Character die.
lesson-war-hunt-5 = Each of your dice in the box makes the Hunt easier: now a 5 is enough. Move all the same.
lesson-war-hunt-6 = A 5: found again. One damage only. Is that worth a companion? Decline, and take it as corruption.
lesson-war-hunt-7 = The tile reveals you. The figure must leave Lórien, for the revealed may not stay in a City or Stronghold of their own. Choose the Parth Celebrant.
lesson-war-hunt-8 = You could go on, as far as the track shows. Stay here.
lesson-war-hunt-9 = Who is revealed cannot move, only hide; that takes a Character die, unless Strider guides. Which of your dice will do?
lesson-war-hunt-10 = Hide the Fellowship.
lesson-war-hunt-end = Hidden again. Where the figure stands beside a Stronghold, units or Nazgûl of the Shadow, the Hunt may roll misses again: mind where you stop.

lesson-war-mordor-title = Mordor
lesson-war-mordor-1 = The figure stands before the Morannon, and Gollum guides: nobody else is left. There is no need to declare yourself.
lesson-war-mordor-2 = From here, or from Minas Morgul, the way into Mordor is open. Enter.
lesson-war-mordor-3 = Five steps to the Crack of Doom. Take a Character die.
lesson-war-mordor-4 = Nobody rolls here any more: every move draws a tile. Move.
lesson-war-mordor-5 = One step, and 1 damage. Led by Gollum you are not revealed by a tile with a number. You could reveal yourself to be spared the damage, but then you would have to hide first. Decline.
lesson-war-mordor-6 = The Shadow has acted. Standing still a whole turn would cost 1 corruption as well. What takes you on?
lesson-war-mordor-7 = Move again.
lesson-war-mordor-end = The Eye: in Mordor it is worth all dice in the box, and there were three, yours among them. You are revealed and have 8 corruption; with 12 all is lost. Three steps remain.

lesson-war-win-ring-title = Victory: the Ring
lesson-war-win-ring-1 = One step to the Crack of Doom, with 10 corruption. Take the die that leads you there.
lesson-war-win-ring-2 = Move the Fellowship.
lesson-war-win-ring-3 = Two damage: that would be 12, and the end. Gollum is your Guide. What can he do?
lesson-war-win-ring-end = The Ring is destroyed with 11 corruption: the Free Peoples win at once, whatever the Shadow has conquered.

lesson-war-win-corruption-title = Victory: corruption
lesson-war-win-corruption-1 = You are the Shadow. The Ring-bearers are revealed and have 11 corruption. Look at your cards and take the die that plays them.
lesson-war-win-corruption-2 = The Orc Patrol has to draw a tile, and the tile may fail you. Which card is sure?
lesson-war-win-corruption-end = 12 corruption: the Ring-bearers have succumbed, and the Shadow wins at once.

lesson-war-win-shadow-title = Victory: the Shadow conquers
lesson-war-win-shadow-1 = You hold settlements worth 9 points; you need 10 at the end of a turn. A Stronghold is worth 2, a City 1, a Town nothing. Take your last die.
lesson-war-win-shadow-2 = March.
lesson-war-win-shadow-3 = A Character die asks for a leader. Which army stands beside an enemy City?
lesson-war-win-shadow-4 = All of them.
lesson-war-win-shadow-5 = And where is the tenth point?
lesson-war-win-shadow-end = 10 points at the end of the turn: Middle-earth is conquered. The points are looked at then and not before; the Ring would have gone before them.

lesson-war-win-free-title = Victory: Sauron is driven out
lesson-war-win-free-1 = Your friends of the North hold Mount Gundabad: 2 points. The Free Peoples need 4, and the Shadow has left one Stronghold unguarded. Take your die.
lesson-war-win-free-2 = March.
lesson-war-win-free-3 = Choose the army that can reach it.
lesson-war-win-free-4 = All of them.
lesson-war-win-free-5 = Take it.
lesson-war-win-free-end = 4 points at the end of the turn: Sauron is driven out of Middle-earth. It happens seldom, and mostly to a Shadow that thinks of nothing but the Ring.

lesson-tcg-twilight-title = Twilight
lesson-tcg-twilight-1 = Your turn begins with the Fellowship phase. The number in the corner of a card is its twilight cost: what you play adds so many tokens to the twilight pool. Gimli costs 2. Play him.
lesson-tcg-twilight-2 = Two tokens lie in the pool. Aragorn’s sword costs 1 and makes him stronger by 2. Play it.
lesson-tcg-twilight-3 = An event waits in your hand too, but it is for skirmishes. One card can still be played now, and it helps Frodo. Which?
lesson-tcg-twilight-end = Four tokens. In the Shadow phase your opponent pays for minions with them: a strong fellowship calls strong enemies. Where nothing is needed, save your twilight.

lesson-tcg-moving-title = Moving on
lesson-tcg-moving-1 = Aragorn has a wound. A unique character is healed in the Fellowship phase if you discard a card with the same title, whatever its subtitle. You hold one: discard it.
lesson-tcg-moving-2 = Once in every turn you must move. What takes the fellowship to the next site?
lesson-tcg-moving-end = The next site was missing, so your opponent laid it. It brought 2 twilight, and each of your three companions 1. At sanctuaries, sites 3 and 6, a turn begins with healing.

lesson-tcg-shadow-title = The Shadow phase
lesson-tcg-shadow-1 = The other player has moved to site 3 and you are the Shadow. Seven twilight tokens are yours to spend. Play the minion for 4.
lesson-tcg-shadow-2 = Three tokens are left. The axe costs 1 and gives him 3 more strength. Play it.
lesson-tcg-shadow-3 = Two left. Both minions in your hand cost 2, but one belongs to site 5 and this is site 3: he is roaming and costs 2 more. Whom can you afford?
lesson-tcg-shadow-end = The pool is empty. When you pass, the fight begins; whatever you leave in the pool, the next Shadow player may spend.

lesson-tcg-archery-title = Archers
lesson-tcg-archery-1 = Two of the minions are archers, so your fellowship takes two wounds, and you say who. Gimli has two wounds already; a third would kill him. Aragorn can take four: let him take the first.
lesson-tcg-archery-2 = One more. Choose somebody who will live, and spare the Ring-bearer.
lesson-tcg-archery-end = Legolas is an archer as well: the Shadow player had to wound a minion. He chose one who could bear it, just as you did.

lesson-tcg-assignment-title = Assigning defenders
lesson-tcg-assignment-1 = Three minions attack. You say who fights whom. Begin with the Easterling, who has strength 5.
lesson-tcg-assignment-2 = Gimli has 6. Let him fight.
lesson-tcg-assignment-3 = Now the Uruk. He has 5 as well.
lesson-tcg-assignment-4 = Aragorn has 10 with his sword. Choose him.
lesson-tcg-assignment-5 = Gríma is left. If you assign nobody, the Shadow player may send him against whomever he likes: against Frodo, for example. Take him too.
lesson-tcg-assignment-6 = A companion takes one minion. But somebody here has Defender +1 and may take one more. Who?
lesson-tcg-assignment-end = Twelve strength against nine, for the sword counts two more against an Uruk-hai, and nobody fights Frodo. The Uruk is fierce: if he lives, he attacks a second time.

lesson-tcg-skirmish-title = Skirmishes
lesson-tcg-skirmish-1 = Two skirmishes, in the order that you choose. Begin with Gimli.
lesson-tcg-skirmish-2 = Six against seven: you would lose. Play your event, which strengthens a Dwarf.
lesson-tcg-skirmish-3 = Now you are ahead. When all pass, one after the other, the skirmish is decided. Pass.
lesson-tcg-skirmish-4 = Won. The Uruk took one wound, and a second because Gimli has damage +1: he is dead. Now Aragorn: eight against eight, and a tie goes to the Shadow. Gimli can help if he exerts himself, at the price of a wound. Use him.
lesson-tcg-skirmish-5 = Whom does he strengthen?
lesson-tcg-skirmish-6 = Nine against eight. Pass.
lesson-tcg-skirmish-end = Both won. Whoever has at least twice the strength of the other side kills at once, whatever the vitality. An exhausted character, one wound from death, cannot exert.

lesson-tcg-ring-title = The One Ring
lesson-tcg-ring-1 = An Uruk has got at Frodo: four strength against seven. Gimli’s ability helps only companions who are not bound to the Ring. Nothing to be done: pass.
lesson-tcg-ring-2 = Frodo is about to be wounded, twice, for the Uruk has damage +1. But he bears the Ring. Put it on.
lesson-tcg-ring-3 = Each wound became a burden: 4 now, and with 10 the Ring-bearer is corrupted and you have lost. In the Regroup phase the Ring has come off. Move again, with that Uruk on your heels, or stay?
lesson-tcg-ring-end = Enough for one turn. The Ring helps in skirmishes only, not against arrows, exertion or twice the strength.

lesson-tcg-regroup-title = Regrouping
lesson-tcg-regroup-1 = The skirmishes are over. With two players you may move twice in a turn; but Aragorn and Gimli are one wound from death, and the minion is still there. End your turn.
lesson-tcg-regroup-2 = Your hand is filled up to eight. Before that you may discard one card. Which do you hold twice?
lesson-tcg-regroup-end = You have drawn, the minion is discarded, and the other player’s turn begins: now you are the Shadow.

lesson-tcg-win-title = Victory
lesson-tcg-win-1 = Site 9, the last skirmish. If the Ring-bearer survives it, you have won. Frodo loses it, four against seven; nobody can help him. Pass.
lesson-tcg-win-2 = He is about to be wounded, twice. Frodo has 4 vitality and no wounds, and 8 burdens; with 10 he is corrupted. The Ring, or the wound?
lesson-tcg-win-3 = One wound, and he stands. Now the second.
lesson-tcg-win-end = Frodo lives at site 9: you have won. You also win when you are the last one left, and lose when your Ring-bearer dies or his burdens reach his resistance.
