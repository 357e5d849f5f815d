# The names of the blunders that `mathom blunders` counts.

blunder-war-empty-stronghold = A Stronghold is left empty with an enemy near
blunder-war-abandoned-siege = Besiegers give up a siege
blunder-war-vacated-capture = A captured settlement is left empty and lost again
blunder-war-idle-at-home = Shadow units are still at home at the end
blunder-war-idle-army = A big Shadow army stands still
blunder-war-empty-recruiting = A recruiting card brings no figures
blunder-war-dead-card-kept = A useless card is kept and a useful one discarded
blunder-war-dead-hand = Useless cards in a full hand at the end
blunder-war-hunt-extremes = Too many or too few dice in the Hunt box
blunder-war-unused-companions = Too many companions stay in the Fellowship
blunder-war-idle-companion = A companion stands alone and idle
blunder-war-early-witch-king = The Witch-king comes too early
blunder-war-wasted-ring = An Elven Ring is wasted
blunder-war-skipped-character-die = A Character die is skipped though Nazgûl could move
blunder-war-needless-declaration = The Fellowship declares without need
