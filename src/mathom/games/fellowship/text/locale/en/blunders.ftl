# The names of the blunders that `mathom blunders` counts.

blunder-fellowship-lost-round-continued = A lost round is played on
blunder-fellowship-target-thrown = The card a partner needs goes to somebody else
blunder-fellowship-led-own-target = Leading the own target under a higher card
blunder-fellowship-ring-kept = Rings are kept from a partner who needs them
blunder-fellowship-needed-given-away = A needed card is given away
