web-game-duel = Duello
web-facts-duel = 2 giocatori · 30 min
web-pitch-duel = Tre capitoli, tre vie per vincere: raggiungi il monte, raduna i popoli liberi o tieni ogni terra.
