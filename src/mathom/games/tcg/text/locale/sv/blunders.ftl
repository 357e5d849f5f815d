# The names of the blunders that `mathom blunders` counts.

blunder-tcg-empty-shadow-phase = En skuggfas utan en spelbar hantlangare
blunder-tcg-minion-on-bearer = En hantlangare mot ringbäraren fast en följeslagare är fri
blunder-tcg-signature-discarded = Föremålet för en figur i spel kastas
blunder-tcg-healing-discarded = En kopia som kunde läka kastas
blunder-tcg-empty-pump = Tillagd styrka ändrar inget
blunder-tcg-pump-outside = Styrka åt någon som inte strider
blunder-tcg-moved-with-possessions = Att flytta med föremål kvar på handen
blunder-tcg-paid-for-nothing = En förmåga betalas för inget
