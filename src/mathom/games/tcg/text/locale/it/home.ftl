web-game-tcg = Torri
web-facts-tcg = da 2 a 4 giocatori · 45 min
web-pitch-tcg = Costruisci un mazzo, attraversa nove siti.
