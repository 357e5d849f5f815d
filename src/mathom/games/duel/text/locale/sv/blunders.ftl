# The names of the blunders that `mathom blunders` counts.

blunder-duel-missed-win = En vinst den här turen missas
blunder-duel-allowed-win = Motståndaren släpps fram till vinst
blunder-duel-yellow-discarded = Ett gratis gult kort kastas för färre mynt
blunder-duel-idle-units = Enheter skickas dit där de inte ändrar något
blunder-duel-lost-presence = En förflyttning ger bort en region
blunder-duel-idle-march = En förflyttning ger inget fast en annan hade gjort det
blunder-duel-spared-enemy = En fiendeenhet vars borttagande ger en region skonas
blunder-duel-declined-units = Gratis enheter avböjs
