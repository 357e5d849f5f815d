web-game-duel = Duel
web-facts-duel = 2 players · 30 min
web-pitch-duel = Three chapters, three ways to win: reach the mountain, rally the free races, or hold every land.
