# The names of the blunders that `mathom blunders` counts.

blunder-duel-missed-win = En vinst i denna tur missas
blunder-duel-allowed-win = Motståndaren tillåts vinna
blunder-duel-yellow-discarded = Ett gult kort kastas för färre mynt
blunder-duel-idle-units = Enheter placeras där de inte ändrar något
blunder-duel-lost-presence = En marsch ger bort en region
blunder-duel-idle-march = En marsch vinner inget fast en annan gör det
blunder-duel-spared-enemy = Ett avlägsnande som tar en region används inte
blunder-duel-declined-units = Fria enheter avböjs
