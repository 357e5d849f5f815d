# The names of the blunders that `mathom blunders` counts.

blunder-duel-missed-win = Una vittoria possibile in questo turno è mancata
blunder-duel-allowed-win = L’avversario è lasciato vincere
blunder-duel-yellow-discarded = Una carta gialla gratuita è scartata per meno Monete
blunder-duel-idle-units = Delle Unità sono inviate dove non cambiano nulla
blunder-duel-lost-presence = Un movimento cede una regione
blunder-duel-idle-march = Un movimento non ottiene nulla, mentre un altro lo farebbe
blunder-duel-spared-enemy = Un’Unità nemica la cui rimozione vale una regione è risparmiata
blunder-duel-declined-units = Delle Unità gratuite sono rifiutate
