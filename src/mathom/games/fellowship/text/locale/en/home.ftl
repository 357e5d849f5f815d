web-game-fellowship = Fellowship
web-facts-fellowship = 1 to 4 players · 20 min
web-pitch-fellowship = Win tricks together, each with a task of your own.
