# The names of the blunders that `mathom blunders` counts.

blunder-fellowship-lost-round-continued = Un round perso continua
blunder-fellowship-target-thrown = La carta che serve a un compagno va a un altro
blunder-fellowship-led-own-target = Aprire con il proprio obiettivo sotto una carta più alta
blunder-fellowship-ring-kept = Anelli negati a un compagno che ne ha bisogno
blunder-fellowship-needed-given-away = Una carta necessaria è ceduta
