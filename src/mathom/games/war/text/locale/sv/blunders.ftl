# The names of the blunders that `mathom blunders` counts.

blunder-war-empty-stronghold = Ett fäste lämnas tomt med en fiende nära
blunder-war-abandoned-siege = Belägrarna ger sig av
blunder-war-vacated-capture = En erövrad plats lämnas och förloras igen
blunder-war-idle-at-home = Skuggans enheter kvar hemma vid slutet
blunder-war-idle-army = En stor armé för Skuggan står stilla
blunder-war-empty-recruiting = Ett rekryteringskort ger ingen
blunder-war-dead-card-kept = Ett dött kort behålls, ett levande kastas
blunder-war-dead-hand = Döda kort i en full hand vid slutet
blunder-war-hunt-extremes = För många eller för få tärningar i Jakten
blunder-war-unused-companions = Följeslagarna stannar i Brödraskapet
blunder-war-idle-companion = En följeslagare står ensam och stilla
blunder-war-early-witch-king = Häxkungen kommer för tidigt
blunder-war-wasted-ring = En alvring slösas bort
blunder-war-skipped-character-die = En personagetärning hoppas över fast Nazgûl kan flyttas
blunder-war-needless-declaration = Brödraskapet tillkännager sig i onödan
