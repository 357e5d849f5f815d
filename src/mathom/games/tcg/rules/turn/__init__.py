"""Turn sequence (rulebook p. 17, "Giocare la partita"): movement, combat, wounds, sites."""
