# The names of the blunders that `mathom blunders` counts.

blunder-fellowship-lost-round-continued = Un round perso viene giocato ancora
blunder-fellowship-target-thrown = La carta che serve a un compagno va a un altro
blunder-fellowship-led-own-target = Si guida con una carta che serve mentre una più alta è in mano ad altri
blunder-fellowship-ring-kept = Degli Anelli sono negati a un compagno che ne ha bisogno
blunder-fellowship-needed-given-away = Una carta necessaria è ceduta
