# The names of the blunders that `mathom blunders` counts.

blunder-fellowship-lost-round-continued = En redan förlorad runda spelas vidare
blunder-fellowship-target-thrown = Kortet som en medspelare behöver går till någon annan
blunder-fellowship-led-own-target = Ett kort som man behöver spelas ut fast ett högre finns kvar
blunder-fellowship-ring-kept = Ringar undanhålls en medspelare som behöver dem
blunder-fellowship-needed-given-away = Ett kort som behövs ges bort
