# The names of the blunders that `mathom blunders` counts.

blunder-war-empty-stronghold = Una fortezza resta vuota con un nemico vicino
blunder-war-abandoned-siege = Gli assedianti se ne vanno
blunder-war-vacated-capture = Un luogo conquistato è abbandonato e riperso
blunder-war-idle-at-home = Unità dell’Ombra ferme in patria alla fine
blunder-war-idle-army = Un grande esercito dell’Ombra resta fermo
blunder-war-empty-recruiting = Una carta di reclutamento non porta nessuno
blunder-war-dead-card-kept = Una carta morta è tenuta, una viva scartata
blunder-war-dead-hand = Carte morte in una mano piena alla fine
blunder-war-hunt-extremes = Troppi o troppo pochi dadi nella Caccia
blunder-war-unused-companions = I compagni restano nella Compagnia
blunder-war-idle-companion = Un compagno resta fermo da solo
blunder-war-early-witch-king = Il Re Stregone entra troppo presto
blunder-war-wasted-ring = Un Anello Elfico è sprecato
blunder-war-skipped-character-die = Un dado Personaggio è saltato con Nazgûl da muovere
blunder-war-needless-declaration = La Compagnia si dichiara senza bisogno
