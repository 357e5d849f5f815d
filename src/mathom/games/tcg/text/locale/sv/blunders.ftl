# The names of the blunders that `mathom blunders` counts.

blunder-tcg-empty-shadow-phase = En skuggfas slutar utan hantlangare fast en kunde spelas
blunder-tcg-minion-on-bearer = En hantlangare möter ringbäraren fast en följeslagare är fri
blunder-tcg-signature-discarded = Ett föremål avsett för en gestalt i spel kastas
blunder-tcg-healing-discarded = En kopia som kunde läka kastas
blunder-tcg-empty-pump = Tillagd styrka ändrar inget
blunder-tcg-pump-outside = Styrka ges åt någon som inte strider
blunder-tcg-moved-with-possessions = Gå vidare med ägodelar kvar på handen
blunder-tcg-paid-for-nothing = En förmåga betalas utan nytta
