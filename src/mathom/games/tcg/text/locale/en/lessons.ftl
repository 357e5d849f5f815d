lesson-tcg-twilight-title = Twilight
lesson-tcg-twilight-1 = Your turn begins with the Fellowship phase. The number in the corner of a card is its twilight cost: playing the card adds that many tokens to the twilight pool. Gimli costs 2. Play him.
lesson-tcg-twilight-2 = There are two tokens in the pool. Aragorn’s sword costs 1 and makes him stronger by 2. Play it.
lesson-tcg-twilight-3 = You also hold an event, but it is for skirmishes. You can still play one card now, and it helps Frodo. Which?
lesson-tcg-twilight-end = Four tokens. In the Shadow phase your opponent pays for minions with them: a strong fellowship draws strong enemies. Play only what you need.

lesson-tcg-moving-title = Moving on
lesson-tcg-moving-1 = Aragorn has a wound. In the Fellowship phase you heal a unique character by discarding a card with the same title, whatever its subtitle. You hold one: discard it.
lesson-tcg-moving-2 = You must move once every turn. What takes the fellowship to the next site?
lesson-tcg-moving-end = The next site was not there yet, so your opponent played it. It added 2 twilight, and each of your three companions 1. At sanctuaries, sites 3 and 6, a turn begins with healing.

lesson-tcg-shadow-title = The Shadow phase
lesson-tcg-shadow-1 = Your opponent has moved to site 3 and you are the Shadow. You have seven twilight tokens to spend. Play the minion that costs 4.
lesson-tcg-shadow-2 = Three tokens are left. The axe costs 1 and gives him 3 more strength. Play it.
lesson-tcg-shadow-3 = Two left. Both minions in your hand cost 2, but one belongs to site 5 and this is site 3: he is roaming and costs 2 more. Which can you afford?
lesson-tcg-shadow-end = The pool is empty. When you pass, the fighting begins; the next Shadow player may spend whatever you leave in the pool.

lesson-tcg-archery-title = Archers
lesson-tcg-archery-1 = Two of the minions are archers, so your fellowship takes two wounds, and you choose who takes them. Gimli has two wounds already; a third would kill him. Aragorn has vitality 4: let him take the first.
lesson-tcg-archery-2 = One more. Choose somebody who will survive, and spare the Ring-bearer.
lesson-tcg-archery-end = Legolas is an archer as well, so the Shadow player had to wound a minion, and chose one who could bear it, just as you did.

lesson-tcg-assignment-title = Assigning defenders
lesson-tcg-assignment-1 = Three minions attack. You choose who fights whom. Begin with the Easterling, who has strength 5.
lesson-tcg-assignment-2 = Gimli has 6. Let him fight.
lesson-tcg-assignment-3 = Now the Uruk. He has 5 as well.
lesson-tcg-assignment-4 = Aragorn has 10 with his sword. Choose him.
lesson-tcg-assignment-5 = Gríma is left. If you assign nobody, the Shadow player may send him against anyone: against Frodo, for example. Choose him too.
lesson-tcg-assignment-6 = A companion fights one minion. But somebody here has defender +1 and may fight one more. Who?
lesson-tcg-assignment-end = Twelve strength against nine, because the sword adds two more against an Uruk-hai, and nobody fights Frodo. The Uruk is fierce: if he survives, he attacks a second time.

lesson-tcg-skirmish-title = Skirmishes
lesson-tcg-skirmish-1 = There are two skirmishes, and you choose their order. Begin with Gimli.
lesson-tcg-skirmish-2 = Six against seven: you would lose. Play your event, which strengthens a Dwarf.
lesson-tcg-skirmish-3 = Now you are ahead. When everybody passes in a row, the skirmish is decided. Pass.
lesson-tcg-skirmish-4 = You won. The Uruk took one wound, and a second because Gimli has damage +1: he is dead. Now Aragorn: eight against eight, and a tie goes to the Shadow. Gimli can help by exerting himself, at the price of a wound. Use him.
lesson-tcg-skirmish-5 = Whom does he strengthen?
lesson-tcg-skirmish-6 = Nine against eight. Pass.
lesson-tcg-skirmish-end = You won both. Whoever has at least twice the strength of the other side kills at once, whatever the vitality. An exhausted character, one wound from death, cannot exert.

lesson-tcg-ring-title = The One Ring
lesson-tcg-ring-1 = An Uruk has reached Frodo: four strength against seven. Gimli’s ability helps only companions who are not Ring-bound. There is nothing you can do: pass.
lesson-tcg-ring-2 = Frodo is about to take two wounds, because the Uruk has damage +1. But he bears the Ring. Put it on.
lesson-tcg-ring-3 = Each wound became a burden: 4 now, and at 10 the Ring-bearer is corrupted and you lose. In the Regroup phase the Ring comes off. Move again, with that Uruk on your heels, or stay?
lesson-tcg-ring-end = That is enough for one turn. The Ring helps only in skirmishes, and not against arrows, exertion or twice the strength.

lesson-tcg-regroup-title = Regrouping
lesson-tcg-regroup-1 = The skirmishes are over. With two players you may move twice in a turn; but Aragorn and Gimli are one wound from death, and the minion is still there. End your turn.
lesson-tcg-regroup-2 = You draw back up to eight cards. Before that you may discard one. Which do you hold twice?
lesson-tcg-regroup-end = You have drawn, the minion is discarded, and your opponent’s turn begins: now you are the Shadow.

lesson-tcg-win-title = Victory
lesson-tcg-win-1 = Site 9, the last skirmish. If the Ring-bearer survives it, you win. Frodo loses it, four against seven; nobody can help him. Pass.
lesson-tcg-win-2 = Frodo is about to take two wounds. He has vitality 4, no wounds and 8 burdens; at 10 he is corrupted. The Ring, or the wound?
lesson-tcg-win-3 = One wound, and he still stands. Now the second.
lesson-tcg-win-end = Frodo is alive at site 9: you have won. You also win when you are the last one left, and lose when your Ring-bearer dies or his burdens reach his resistance.
