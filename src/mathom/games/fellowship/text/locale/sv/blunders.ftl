# The names of the blunders that `mathom blunders` counts.

blunder-fellowship-lost-round-continued = En förlorad runda spelas vidare
blunder-fellowship-target-thrown = Kortet som en medspelare behöver går till någon annan
blunder-fellowship-led-own-target = Att spela ut sitt eget mål under ett högre kort
blunder-fellowship-ring-kept = Ringar undanhålls en medspelare som behöver dem
blunder-fellowship-needed-given-away = Ett kort som behövs ges bort
