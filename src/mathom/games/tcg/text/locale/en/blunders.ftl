# The names of the blunders that `mathom blunders` counts.

blunder-tcg-empty-shadow-phase = A Shadow phase without a playable minion
blunder-tcg-minion-on-bearer = A minion on the Ring-bearer with a companion free
blunder-tcg-signature-discarded = The item of a character in play is discarded
blunder-tcg-healing-discarded = A copy that could heal is discarded
blunder-tcg-empty-pump = Added strength changes nothing
blunder-tcg-pump-outside = Strength for somebody who does not fight
blunder-tcg-moved-with-possessions = Moving with possessions still in hand
blunder-tcg-paid-for-nothing = An ability is paid for nothing
