# The names of the blunders that `mathom blunders` counts.

blunder-war-empty-stronghold = Ett fäste lämnas tomt fast en fiende är nära
blunder-war-abandoned-siege = Belägrarna överger en belägring
blunder-war-vacated-capture = En erövrad bosättning lämnas tom och förloras igen
blunder-war-idle-at-home = Skuggans enheter är kvar hemma vid slutet
blunder-war-idle-army = En av Skuggans stora härar står stilla
blunder-war-empty-recruiting = Ett rekryteringskort ger inga figurer
blunder-war-dead-card-kept = Ett oanvändbart kort behålls och ett användbart kastas
blunder-war-dead-hand = Oanvändbara kort på en full hand vid slutet
blunder-war-hunt-extremes = För många eller för få tärningar i jaktrutan
blunder-war-unused-companions = För många följeslagare stannar i brödraskapet
blunder-war-idle-companion = En följeslagare står ensam och stilla
blunder-war-early-witch-king = Häxkungen kommer för tidigt
blunder-war-wasted-ring = En alvring slösas bort
blunder-war-skipped-character-die = En persontärning hoppas över fast Nazgûl kan flytta
blunder-war-needless-declaration = Brödraskapet tillkännager sig i onödan
