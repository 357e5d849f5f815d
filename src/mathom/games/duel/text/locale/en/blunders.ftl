# The names of the blunders that `mathom blunders` counts.

blunder-duel-missed-win = A win in this turn is missed
blunder-duel-allowed-win = The opponent is allowed to win
blunder-duel-yellow-discarded = A yellow card is discarded for fewer coins
blunder-duel-idle-units = Units are placed where they change nothing
blunder-duel-lost-presence = A march gives a region away
blunder-duel-idle-march = A march gains nothing though another would
blunder-duel-spared-enemy = A removal that takes a region is not used
blunder-duel-declined-units = Free units are declined
