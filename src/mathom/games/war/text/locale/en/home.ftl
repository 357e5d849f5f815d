web-game-war = War
web-facts-war = 2 to 4 players · 3 hours
web-pitch-war = Armies, hunt and a small hope.
