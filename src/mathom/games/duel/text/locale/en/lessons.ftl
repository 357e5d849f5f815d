lesson-duel-turn-title = Take a card
lesson-duel-turn-1 = You can only take cards that no other card covers. Play the grey card: from now on it gives you one Strength every turn.
lesson-duel-turn-2 = Sauron has discarded a card for a coin. The blue card needs Strength. You have it, so the card costs you nothing. Play it.
lesson-duel-turn-end = Frodo and Sam have taken their first step. A skill is never used up: you have it again next turn.

lesson-duel-price-title = What a card costs
lesson-duel-price-1 = The green card needs Leadership, which you lack. You can buy each missing symbol for 1 coin. Play it.
lesson-duel-price-end = You paid 1 of your 2 coins. The price shown on a card is always what it costs you right now.

lesson-duel-discard-title = Discard for coins
lesson-duel-discard-1 = You have no coins and can play neither card. Instead, you may discard any card you can take. Discard one.
lesson-duel-discard-end = A discarded card pays as many coins as the number of the chapter: 2 in chapter 2.

lesson-duel-chain-title = Chains
lesson-duel-chain-1 = Your helmet makes one of these cards free: it costs you nothing, whatever is printed on it. Play it.
lesson-duel-chain-2 = Red cards send units. Choose one of the two regions; all the card’s units go there.
lesson-duel-chain-end = The card you played shows armour, which makes another card free in chapter 3.

lesson-duel-quest-title = The quest of the Ring
lesson-duel-quest-1 = Each ring on a blue card moves your character one step. A bonus lies one step ahead. Play the blue card.
lesson-duel-quest-end = You reached the bonus and took 1 coin. When Frodo and Sam move, the Nazgûl ride along: they never fall behind.

lesson-duel-conflict-title = A conflict
lesson-duel-conflict-1 = An enemy unit stands in Rhovanion. Play the red card: it sends two units.
lesson-duel-conflict-2 = Send them to Rhovanion.
lesson-duel-conflict-end = Units are removed one for one until one side has none left. One of yours remains.

lesson-duel-moves-title = Three moves
lesson-duel-moves-1 = Purple cards come in chapter 3. This one lets you move three times. Play it.
lesson-duel-moves-2 = Every move takes one unit to an adjacent region. Choose a unit in Enedwaith.
lesson-duel-moves-3 = Move it to Rohan, where an enemy stands.
lesson-duel-moves-4 = Both units are gone. Choose your other unit.
lesson-duel-moves-5 = Rohan is empty now. Move it there.
lesson-duel-moves-6 = The same unit may move again. Choose it in Rohan.
lesson-duel-moves-7 = On to Mordor.
lesson-duel-moves-end = Each move is carried out completely, with its conflict, before the next. You may also stop early.

lesson-duel-landmark-title = Landmarks
lesson-duel-landmark-1 = Instead of a card you may take a landmark tile. Helm’s Deep needs six skills; you have three of them. You also pay 1 coin for the fortress you already have. Take it.
lesson-duel-landmark-end = A fortress keeps you present in its region whatever happens to your units. Each fortress makes your next landmark more expensive.

lesson-duel-pair-title = Two of a race
lesson-duel-pair-1 = You have one Elf symbol. Your harp makes their second card free. Play it.
lesson-duel-pair-2 = The top two tokens of the Elves are revealed to both players. Keep one.
lesson-duel-pair-end = It helps you from the next card on. The other token goes back on top of its stack.

lesson-duel-trio-title = Three different races
lesson-duel-trio-1 = You have Dwarves and Elves. Three different races give you a token, once per game. Play the green card.
lesson-duel-trio-2 = The top token of each of the three races is revealed. Keep one.
lesson-duel-trio-end = If six different races support you, you win the game at once.

lesson-duel-win-quest-title = Victory: the Ring
lesson-duel-win-quest-1 = Mount Doom is three steps away, and the Nazgûl are near. Find the card that takes you there.
lesson-duel-win-quest-end = The Ring is destroyed: you win at once. Sauron wins in the same way when the Nazgûl catch Frodo and Sam.

lesson-duel-win-races-title = Victory: six races
lesson-duel-win-races-1 = Five different races support you. One of these cards brings the sixth, and your acorn makes it free.
lesson-duel-win-races-end = Six different races support you: you win at once. The Eagle, on a Hobbit token, counts as a race too.

lesson-duel-win-conquest-title = Victory: conquest
lesson-duel-win-conquest-1 = You are present in six regions. Play the red card that reaches the seventh.
lesson-duel-win-conquest-2 = Two enemy units hold Mordor, and you have three units. Send them there.
lesson-duel-win-conquest-end = You are present in all seven regions and win at once. If nobody has won after chapter 3, the player present in more regions wins.
