# The names of the blunders that `mathom blunders` counts.

blunder-war-empty-stronghold = A stronghold is left empty with an enemy near
blunder-war-abandoned-siege = Besiegers leave
blunder-war-vacated-capture = A captured place is left and lost again
blunder-war-idle-at-home = Shadow units idle at home at the end
blunder-war-idle-army = A big army of the Shadow stands still
blunder-war-empty-recruiting = A recruiting card brings nobody
blunder-war-dead-card-kept = A dead card is kept, a live one discarded
blunder-war-dead-hand = Dead cards in a full hand at the end
blunder-war-hunt-extremes = Too many or too few dice in the Hunt
blunder-war-unused-companions = Companions stay in the Fellowship
blunder-war-idle-companion = A companion stands about alone
blunder-war-early-witch-king = The Witch-king comes too early
blunder-war-wasted-ring = An Elven Ring is wasted
blunder-war-skipped-character-die = A Character die is skipped with Nazgûl to move
blunder-war-needless-declaration = The Fellowship declares without need
