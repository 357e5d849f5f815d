# The names of the blunders that `mathom blunders` counts.

blunder-tcg-empty-shadow-phase = A Shadow phase ends without a minion though one was playable
blunder-tcg-minion-on-bearer = A minion fights the Ring-bearer while a companion is free
blunder-tcg-signature-discarded = An item made for a character in play is discarded
blunder-tcg-healing-discarded = A copy that could heal is discarded
blunder-tcg-empty-pump = Added strength changes nothing
blunder-tcg-pump-outside = Strength is added to somebody who is not fighting
blunder-tcg-moved-with-possessions = Moving with possessions still in hand
blunder-tcg-paid-for-nothing = An ability is paid for but does nothing
