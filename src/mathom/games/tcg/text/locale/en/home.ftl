web-game-tcg = Towers
web-facts-tcg = 2 to 4 players · 45 min
web-pitch-tcg = Build a deck, cross nine sites.
