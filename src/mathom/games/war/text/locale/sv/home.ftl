web-game-war = Krig
web-facts-war = 2 till 4 spelare · 3 timmar
web-pitch-war = Härar, jakt och ett litet hopp.
