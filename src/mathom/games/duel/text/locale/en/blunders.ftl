# The names of the blunders that `mathom blunders` counts.

blunder-duel-missed-win = A win this turn is missed
blunder-duel-allowed-win = The opponent is allowed to win
blunder-duel-yellow-discarded = A free yellow card is discarded for fewer coins
blunder-duel-idle-units = Units are sent where they change nothing
blunder-duel-lost-presence = A move gives a region away
blunder-duel-idle-march = A move gains nothing though another would
blunder-duel-spared-enemy = An enemy unit whose removal wins a region is spared
blunder-duel-declined-units = Free units are declined
