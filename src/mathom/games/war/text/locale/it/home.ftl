web-game-war = Guerra
web-facts-war = da 2 a 4 giocatori · 3 ore
web-pitch-war = Eserciti, caccia e una piccola speranza.
