web-game-fellowship = Compagnia
web-facts-fellowship = da 1 a 4 giocatori · 20 min
web-pitch-fellowship = Vincete le prese insieme, ciascuno con il proprio compito.
