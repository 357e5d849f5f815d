# The names of the blunders that `mathom blunders` counts.

blunder-war-empty-stronghold = Una Fortezza resta vuota con un nemico vicino
blunder-war-abandoned-siege = Gli assedianti abbandonano un assedio
blunder-war-vacated-capture = Un Insediamento catturato è lasciato vuoto e perso di nuovo
blunder-war-idle-at-home = Unità dell’Ombra ancora in patria alla fine
blunder-war-idle-army = Un grande esercito dell’Ombra resta fermo
blunder-war-empty-recruiting = Una carta di reclutamento non porta miniature
blunder-war-dead-card-kept = Si tiene una carta inutile e se ne scarta una buona
blunder-war-dead-hand = Carte inutili in una mano piena alla fine
blunder-war-hunt-extremes = Troppi o troppo pochi dadi nel Riquadro della Caccia
blunder-war-unused-companions = Troppi Compagni restano nella Compagnia
blunder-war-idle-companion = Un Compagno resta fermo da solo
blunder-war-early-witch-king = Il Re Stregone entra troppo presto
blunder-war-wasted-ring = Un Anello Elfico è sprecato
blunder-war-skipped-character-die = Un dado Personaggio è saltato benché dei Nazgûl possano muovere
blunder-war-needless-declaration = La Compagnia si dichiara senza bisogno
