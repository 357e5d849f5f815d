# The names of the blunders that `mathom blunders` counts.

blunder-duel-missed-win = Una vittoria in questo turno è mancata
blunder-duel-allowed-win = All’avversario è concesso di vincere
blunder-duel-yellow-discarded = Una carta gialla è scartata per meno Monete
blunder-duel-idle-units = Unità poste dove non cambiano nulla
blunder-duel-lost-presence = Una marcia cede una regione
blunder-duel-idle-march = Una marcia non guadagna nulla mentre un’altra sì
blunder-duel-spared-enemy = Una rimozione che toglie una regione non è usata
blunder-duel-declined-units = Unità gratuite rifiutate
