# The names of the blunders that `mathom blunders` counts.

blunder-fellowship-lost-round-continued = A round that is already lost is played on
blunder-fellowship-target-thrown = The card a partner needs goes to somebody else
blunder-fellowship-led-own-target = A card one needs is led while a higher one is out
blunder-fellowship-ring-kept = Rings are kept from a partner who needs them
blunder-fellowship-needed-given-away = A needed card is given away
