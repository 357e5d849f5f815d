web-game-fellowship = Brödraskapet
web-facts-fellowship = 1 till 4 spelare · 20 min
web-pitch-fellowship = Ta stick tillsammans, var och en med sin egen uppgift.
