web-game-duel = Duell
web-facts-duel = 2 spelare · 30 min
web-pitch-duel = Tre kapitel, tre vägar att vinna: nå berget, samla de fria folkslagen eller håll varje land.
