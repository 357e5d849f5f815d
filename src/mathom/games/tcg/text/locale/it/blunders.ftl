# The names of the blunders that `mathom blunders` counts.

blunder-tcg-empty-shadow-phase = Una fase dell’Ombra senza un servitore giocabile
blunder-tcg-minion-on-bearer = Un servitore sul Portatore con un compagno libero
blunder-tcg-signature-discarded = L’oggetto di un personaggio in gioco è scartato
blunder-tcg-healing-discarded = Una copia che poteva curare è scartata
blunder-tcg-empty-pump = La forza aggiunta non cambia nulla
blunder-tcg-pump-outside = Forza a chi non combatte
blunder-tcg-moved-with-possessions = Muoversi con oggetti ancora in mano
blunder-tcg-paid-for-nothing = Un’abilità pagata per nulla
