# The names of the blunders that `mathom blunders` counts.

blunder-tcg-empty-shadow-phase = Una fase dell’Ombra finisce senza servitori, benché uno fosse giocabile
blunder-tcg-minion-on-bearer = Un servitore affronta il Portatore dell’Anello con un compagno libero
blunder-tcg-signature-discarded = Un oggetto destinato a un personaggio in gioco è scartato
blunder-tcg-healing-discarded = Una copia che poteva curare è scartata
blunder-tcg-empty-pump = La forza aggiunta non cambia nulla
blunder-tcg-pump-outside = Forza aggiunta a chi non combatte
blunder-tcg-moved-with-possessions = Muovere con beni ancora in mano
blunder-tcg-paid-for-nothing = Un’abilità è pagata per nulla
