### What the list layout of War of the Ring calls the parts of a view.

web-war-part-0-reveal-a = 0, reveals
web-war-part-0-reveal-b = 0, reveals
web-war-part-1-a = 1
web-war-part-1-b = 1
web-war-part-1-reveal-a = 1, reveals
web-war-part-1-reveal-b = 1, reveals
web-war-part-2-a = 2
web-war-part-2-b = 2
web-war-part-2-reveal-a = 2, reveals
web-war-part-3-a = 3
web-war-part-3-b = 3
web-war-part-3-c = 3
web-war-part-acting = Acting
web-war-part-action = Actions
web-war-part-active = Active
web-war-part-advance = Advance
web-war-part-again = Rolled again
web-war-part-all = Everybody
web-war-part-all-but-one = All but one
web-war-part-allotted = Dice allotted to the Hunt
web-war-part-andrast = Andrast
web-war-part-anfalas = Anfalas
web-war-part-angmar = Angmar
web-war-part-armies = Armies
web-war-part-army = Army
web-war-part-army-muster = Army or Muster
web-war-part-arnor = Arnor
web-war-part-ash-mountains = Ash Mountains
web-war-part-assault = Siege battle
web-war-part-at = At
web-war-part-at-war = At war
web-war-part-attack = Attack
web-war-part-attacker = Attacker
web-war-part-attacker-destroyed = The attackers are destroyed
web-war-part-backs = Backs
web-war-part-balrog = The Balrog
web-war-part-balrog-at-rest = The Balrog, at a declaration
web-war-part-bane = Isildur’s Bane
web-war-part-barad-dur = Barad-dûr
web-war-part-barad-dur-stronghold = Stronghold of Barad-dûr
web-war-part-barred = May not go there
web-war-part-battle = Battle
web-war-part-before = Before the battle
web-war-part-besieged = Besieged
web-war-part-bonus = Bonus
web-war-part-boromir = Boromir
web-war-part-both-destroyed = Both armies are destroyed
web-war-part-breaking = The Breaking of the Fellowship
web-war-part-bree = Bree
web-war-part-buckland = Buckland
web-war-part-cancelled = Cancelled
web-war-part-card = Card
web-war-part-cardolan = Cardolan
web-war-part-carrock = Carrock
web-war-part-ceased = The attack ceased
web-war-part-character = Character
web-war-part-characters = Characters
web-war-part-chosen = Chosen combat cards
web-war-part-chosen-known = Chosen, known to you
web-war-part-combat-bonus = Added to the combat roll
web-war-part-commander = Commander
web-war-part-companions = Companions
web-war-part-control = Control
web-war-part-corruption = Corruption
web-war-part-dagorlad = Dagorlad
web-war-part-dale = Dale
web-war-part-damage = Hunt damage
web-war-part-dead-marshes = Dead Marshes
web-war-part-deciding = Deciding
web-war-part-decks = Decks
web-war-part-defender = Defender
web-war-part-defender-destroyed = The defenders are destroyed
web-war-part-dice = Dice
web-war-part-dice-pool = Action dice
web-war-part-dice-round = Round of the dice
web-war-part-dimrill-dale = Dimrill Dale
web-war-part-discard = Discard
web-war-part-dol-amroth = Dol Amroth
web-war-part-dol-amroth-stronghold = Stronghold of Dol Amroth
web-war-part-dol-guldur = Dol Guldur
web-war-part-dol-guldur-stronghold = Stronghold of Dol Guldur
web-war-part-draw = Draw event cards
web-war-part-drawn = Drawn
web-war-part-druadan-forest = Drúadan Forest
web-war-part-druwaith-iaur = Drúwaith Iaur
web-war-part-dwarves = Dwarves
web-war-part-dwarves-elite = Dwarven elite
web-war-part-dwarves-leader = Dwarven leader
web-war-part-dwarves-regular = Dwarven regular
web-war-part-eagles-eyrie = Eagle’s Eyrie
web-war-part-east-harondor = East Harondor
web-war-part-east-rhun = East Rhûn
web-war-part-eastemnet = Eastemnet
web-war-part-eastern-brown-lands = Eastern Brown Lands
web-war-part-eastern-emyn-muil = Eastern Emyn Muil
web-war-part-eastern-mirkwood = Eastern Mirkwood
web-war-part-edoras = Edoras
web-war-part-elven-cloaks = Elven Cloaks
web-war-part-elven-rope = Elven Rope
web-war-part-elves = Elves
web-war-part-elves-elite = Elven elite
web-war-part-elves-leader = Elven leader
web-war-part-elves-regular = Elven regular
web-war-part-enedwaith = Enedwaith
web-war-part-erebor = Erebor
web-war-part-erebor-stronghold = Stronghold of Erebor
web-war-part-erech = Erech
web-war-part-ered-luin = Ered Luin
web-war-part-ettenmoors = Ettenmoors
web-war-part-evendim = Evendim
web-war-part-event = Event
web-war-part-everybody = Everybody
web-war-part-exposes = Exposed to
web-war-part-extra-hits = Hits by cards
web-war-part-eye = Eye
web-war-part-eye-a = Eye, reveals
web-war-part-eye-b = Eye, reveals
web-war-part-eye-c = Eye, reveals
web-war-part-eye-d = Eye, reveals
web-war-part-eye-worth = An Eye is worth
web-war-part-face-down = Discarded face down
web-war-part-face-down-known = Discarded face down, known to you
web-war-part-fangorn = Fangorn
web-war-part-far-harad = Far Harad
web-war-part-fellowship = Fellowship
web-war-part-field = Field battle
web-war-part-figures = Figures
web-war-part-folde = Folde
web-war-part-follow = Go along with the last unit
web-war-part-for = For
web-war-part-fords-of-bruinen = Fords of Bruinen
web-war-part-fords-of-isen = Fords of Isen
web-war-part-forlindon = Forlindon
web-war-part-fought = Last battle
web-war-part-foul-thing = Foul Thing from the Deep
web-war-part-free-peoples = The Free Peoples
web-war-part-free-peoples-character = The Free Peoples’ character deck
web-war-part-free-peoples-strategy = The Free Peoples’ strategy deck
web-war-part-from = From
web-war-part-gandalf = Gandalf
web-war-part-gap-of-rohan = Gap of Rohan
web-war-part-gimli = Gimli
web-war-part-give-it-to-uss = Give it to Uss!
web-war-part-gladden-fields = Gladden Fields
web-war-part-goals = Goals
web-war-part-goblins-gate = Goblin’s Gate
web-war-part-gollum = Gollum
web-war-part-gondor = Gondor
web-war-part-gondor-elite = Gondor elite
web-war-part-gondor-leader = Gondor leader
web-war-part-gondor-regular = Gondor regular
web-war-part-gone = Out of the game
web-war-part-gorgoroth = Gorgoroth
web-war-part-grey-havens = Grey Havens
web-war-part-grey-havens-stronghold = Stronghold of the Grey Havens
web-war-part-groups = Groups of companions
web-war-part-guide = Guide
web-war-part-hands = Hands
web-war-part-harlindon = Harlindon
web-war-part-helms-deep = Helm’s Deep
web-war-part-helms-deep-stronghold = Stronghold of Helm’s Deep
web-war-part-high-pass = High Pass
web-war-part-hits = Hits
web-war-part-hits-on = Hits from
web-war-part-hollin = Hollin
web-war-part-hunt = Hunt
web-war-part-hunt-allocation = Hunt allocation
web-war-part-hunt-box = Hunt box
web-war-part-id = Name
web-war-part-inside = Within the walls
web-war-part-iron-hills = Iron Hills
web-war-part-isengard = Isengard
web-war-part-isengard-elite = Isengard elite
web-war-part-isengard-regular = Isengard regular
web-war-part-khand = Khand
web-war-part-kind = Kind
web-war-part-known = Known cards
web-war-part-lamedon = Lamedon
web-war-part-landed = Hits of the round
web-war-part-leader-bonus = Added to the leader re-roll
web-war-part-leaders = Leaders
web-war-part-leadership = Leadership
web-war-part-leading = Leading players
web-war-part-leads = Leading player
web-war-part-least = At least
web-war-part-led-by = One of these must go
web-war-part-legolas = Legolas
web-war-part-level = Level
web-war-part-limit = Limit
web-war-part-lorien = Lórien
web-war-part-lorien-stronghold = Stronghold of Lórien
web-war-part-lossarnach = Lossarnach
web-war-part-losses = Losses to be taken
web-war-part-lost = Lost for good
web-war-part-map = On the map
web-war-part-march = Move
web-war-part-may-reroll = Dice that may be rolled again
web-war-part-meriadoc = Meriadoc
web-war-part-minas-morgul = Minas Morgul
web-war-part-minas-morgul-stronghold = Stronghold of Minas Morgul
web-war-part-minas-tirith = Minas Tirith
web-war-part-minas-tirith-stronghold = Stronghold of Minas Tirith
web-war-part-minhiriath = Minhiriath
web-war-part-minions = Minions
web-war-part-mixed = One army of two players
web-war-part-morannon = Morannon
web-war-part-morannon-stronghold = Stronghold of the Morannon
web-war-part-mordor = Mordor track
web-war-part-moria = Moria
web-war-part-moria-stronghold = Stronghold of Moria
web-war-part-most = At most
web-war-part-mount-gram = Mount Gram
web-war-part-mount-gundabad = Mount Gundabad
web-war-part-mount-gundabad-stronghold = Stronghold of Mount Gundabad
web-war-part-mouth-of-sauron = The Mouth of Sauron
web-war-part-muster = Muster
web-war-part-narrows-of-the-forest = Narrows of the Forest
web-war-part-nations = Nations
web-war-part-nazgul = Nazgûl
web-war-part-near-harad = Near Harad
web-war-part-needs = Hits on
web-war-part-nobody = Nobody
web-war-part-noman-lands = Noman-lands
web-war-part-north = North
web-war-part-north-anduin-vale = North Anduin Vale
web-war-part-north-downs = North Downs
web-war-part-north-dunland = North Dunland
web-war-part-north-elite = Northern elite
web-war-part-north-ered-luin = North Ered Luin
web-war-part-north-ithilien = North Ithilien
web-war-part-north-leader = Northern leader
web-war-part-north-regular = Northern regular
web-war-part-north-rhun = North Rhûn
web-war-part-northern-dorwinion = Northern Dorwinion
web-war-part-northern-mirkwood = Northern Mirkwood
web-war-part-northern-rhovanion = Northern Rhovanion
web-war-part-nurn = Nurn
web-war-part-odds = Chance to win
web-war-part-old-ford = Old Ford
web-war-part-old-forest = Old Forest
web-war-part-old-forest-road = Old Forest Road
web-war-part-on-on-they-went = On, On They Went
web-war-part-orders = Possible orders
web-war-part-orthanc = Orthanc
web-war-part-orthanc-stronghold = Stronghold of Orthanc
web-war-part-osgiliath = Osgiliath
web-war-part-over = The game is over
web-war-part-parth-celebrant = Parth Celebrant
web-war-part-patrol = Orc Patrol
web-war-part-paying = Die in use
web-war-part-pelargir = Pelargir
web-war-part-peregrin = Peregrin
web-war-part-phase = Phase
web-war-part-phial-of-galadriel = Phial of Galadriel
web-war-part-picked = Picked
web-war-part-place = Place
web-war-part-players = Players
web-war-part-points = Victory points
web-war-part-pool = In the pool
web-war-part-possible-guides = Possible Guides
web-war-part-progress = Progress
web-war-part-reach = Range
web-war-part-ready = Waiting for Mordor
web-war-part-rearguard = Rearguard
web-war-part-recruits = Recruits
web-war-part-region = Region
web-war-part-regions = Regions
web-war-part-reinforcements = Reinforcements
web-war-part-removed = Removed for good
web-war-part-reroll = Leader re-roll
web-war-part-rerolls = Dice that leaders roll again
web-war-part-rest = Stay in any case
web-war-part-result = Result
web-war-part-retreat = Retreat to
web-war-part-retreated = The defenders retreated
web-war-part-revealed = Revealed
web-war-part-reveals = Reveals
web-war-part-rhosgobel = Rhosgobel
web-war-part-rings = Elven Rings
web-war-part-rings-used = Rings used this turn
web-war-part-rivendell = Rivendell
web-war-part-rivendell-stronghold = Stronghold of Rivendell
web-war-part-rohan = Rohan
web-war-part-rohan-elite = Rohan elite
web-war-part-rohan-leader = Rohan leader
web-war-part-rohan-regular = Rohan regular
web-war-part-roll = Roll
web-war-part-round = Round
web-war-part-rounds = Rounds at most
web-war-part-saruman = Saruman
web-war-part-sauron = Sauron
web-war-part-sauron-elite = Sauron elite
web-war-part-sauron-regular = Sauron regular
web-war-part-seat = Player
web-war-part-separate = Separation
web-war-part-shadow = The Shadow
web-war-part-shadow-character = The Shadow’s character deck
web-war-part-shadow-strategy = The Shadow’s strategy deck
web-war-part-shelobs-lair = Shelob’s Lair
web-war-part-side = Side
web-war-part-silenced = Silenced
web-war-part-smeagol-helps-nice-master = Sméagol Helps Nice Master
web-war-part-sortie = Sortie
web-war-part-source = Cause
web-war-part-south-anduin-vale = South Anduin Vale
web-war-part-south-downs = South Downs
web-war-part-south-dunland = South Dunland
web-war-part-south-ered-luin = South Ered Luin
web-war-part-south-ithilien = South Ithilien
web-war-part-south-rhun = South Rhûn
web-war-part-southern-dorwinion = Southern Dorwinion
web-war-part-southern-mirkwood = Southern Mirkwood
web-war-part-southern-rhovanion = Southern Rhovanion
web-war-part-southrons-easterlings = Southrons and Easterlings
web-war-part-southrons-easterlings-elite = Southron elite
web-war-part-southrons-easterlings-regular = Southron regular
web-war-part-spies = Watched by
web-war-part-state = State
web-war-part-steps-to-war = Steps to war
web-war-part-stops = Stops
web-war-part-strength = Strength
web-war-part-strider = Strider
web-war-part-strike = Extra attack
web-war-part-stronghold = Stronghold
web-war-part-successes = Successes
web-war-part-swift = Range of Gandalf alone
web-war-part-table = On the table
web-war-part-targets = Targets
web-war-part-tharbad = Tharbad
web-war-part-the-ring-is-mine = The Ring is Mine!
web-war-part-the-shire = The Shire
web-war-part-tile = Hunt tile
web-war-part-tiles = Hunt tiles
web-war-part-tower-hills = Tower Hills
web-war-part-tried = Tried to move or hide
web-war-part-trollshaws = Trollshaws
web-war-part-turn = Turn
web-war-part-umbar = Umbar
web-war-part-umbar-stronghold = Stronghold of Umbar
web-war-part-units = Units
web-war-part-unused = Not in play
web-war-part-upgraded = At full power
web-war-part-vale-of-the-carnen = Vale of the Carnen
web-war-part-vale-of-the-celduin = Vale of the Celduin
web-war-part-value = Value
web-war-part-verb = Order
web-war-part-voices = Deciding for the sides
web-war-part-voyage = Voyage
web-war-part-waiting = Not yet in play
web-war-part-weather-hills = Weather Hills
web-war-part-west-harondor = West Harondor
web-war-part-westemnet = Westemnet
web-war-part-western-brown-lands = Western Brown Lands
web-war-part-western-emyn-muil = Western Emyn Muil
web-war-part-western-mirkwood = Western Mirkwood
web-war-part-white-rider = The White Rider
web-war-part-will-of-the-west = Will of the West
web-war-part-witch-king = The Witch-king
web-war-part-withdrew = The defenders withdrew
web-war-part-withered-heath = Withered Heath
web-war-part-woodland-realm = Woodland Realm
web-war-part-woodland-realm-stronghold = Stronghold of the Woodland Realm

## What the board says itself

web-war-map = Map of Middle-earth
web-war-your-hand = Your cards: { $number } of { $limit }
web-war-of = { $number } of { $most }
web-war-hidden = hidden, last seen: { $place }
web-war-seen = revealed: { $place }
web-war-in-mordor = Mordor, step { $step }, { $seen ->
    [yes] revealed
   *[no] hidden
}
web-war-hunt-dice = { $eyes ->
    [one] one Eye
   *[other] { $eyes } Eyes
}{ $free ->
    [0] { "" }
    [one] , one die of the Free Peoples
   *[other] , { $free } dice of the Free Peoples
}
web-war-war = War
web-war-to-war = steps to war
web-war-active = active
web-war-passive = passive
web-war-rolls = { $dice ->
    [0] no dice
    [one] one die, hits on { $needs }
   *[other] { $dice } dice, hit on { $needs }
}
web-war-chosen-card = a card, face down
web-war-cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
web-war-quest = Fellowship and Hunt
web-war-hunt-level = { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus }
}
web-war-hunt-for = { $source ->
    [hunt] The Hunt for the Ring
    [mordor] The Hunt in Mordor
   *[other] The Hunt: { $name }
}
web-war-usable = { $number ->
    [one] one usable now
   *[other] { $number } usable now
}
web-war-uses = { $face ->
    [character] Move or hide the Fellowship, separate or move companions, move or attack with an army that has a leader, or play a character event.
    [character-shadow] Move Nazgûl and minions, move or attack with an army that has a leader, or play a character event.
    [army] Move two armies, attack with one, or play an army event.
    [muster] Move a nation towards war, recruit, bring a character into play, or play a muster event.
    [army-muster] Use it as Army or as Muster.
    [event] Draw a card, or play any event.
    [will-of-the-west] Use it as any other result, or bring Gandalf the White or Aragorn into play.
   *[eye] Goes to the Hunt box.
}
web-war-no-dice = no dice left
web-war-move-window = Move the window “{ $title }” with the arrows
web-war-fold = Show or hide the contents of the window
web-war-doom = Crack of Doom
web-war-none = none
web-war-sign = { $kind ->
    [stronghold] Stronghold
    [city] City
    [town] Town
    [fortification] Fortification
    [regular] Regulars
    [elite] Elites
    [leader] Leader
    [impassable] Impassable
    [siege] Besieged
   *[points] Victory point
}
web-war-no-nation = no nation
web-war-worth = { $points ->
    [one] one victory point
   *[other] { $points } victory points
}
web-war-held = control: { $side }
web-war-besiegers = Besiegers
web-war-players = Players
web-war-leads = leads
web-war-decides = decides
web-war-more = More of the table
web-war-leaf = { $leaf ->
    [turn] This turn
    [forces] Figures
    [cards] Cards
   *[signs] Signs
}
web-war-rolled = Rolled { $dice }; { $on } or more counts: { $hits }
web-war-round = Round { $round }
web-war-rerolls = { $dice ->
    [0] no leader re-roll
    [one] one die re-rolled
   *[other] { $dice } dice re-rolled
}
web-war-roll = { $kind ->
    [strike] Card
    [reroll] Again
    [hunt] Hunt roll
    [again] Again
   *[roll] Roll
}
web-war-hits = { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}
web-war-losses = { $side }: { $hits ->
    [one] one hit to take
   *[other] { $hits } hits to take
}
web-war-successes = { $number ->
    [0] no success
    [one] one success
   *[other] { $number } successes
}
web-war-may-reroll = { $number ->
    [one] one die may be rolled again
   *[other] { $number } dice may be rolled again
}
web-war-spies = Watching there
web-war-eye-worth = The Eye counts as { $number }.
web-war-reveals = Reveals the Fellowship
web-war-stops = Stops it in Mordor
web-war-sea = { $sea ->
    [west] The Western Sea
   *[rhun] Sea of Rhûn
}
web-war-side = { $side ->
    [free-peoples] Free Peoples
   *[shadow] Shadow
}
web-war-end = { $what ->
    [shadow] Conquests of the Shadow
   *[free] Conquests of the Free Peoples
}
web-war-risen = { $who ->
    [strider] Aragorn
   *[gandalf] Gandalf the White
}
web-war-from = From: { $place }
web-war-everybody = All
web-war-leave-one = Leave one behind
web-war-fewer = Fewer: { $name }
web-war-more-of = More: { $name }
web-war-lack = { $what ->
    [units] No units are going yet.
    [alone] Nobody may stay behind without a unit.
    [people] Choose who goes.
    [leader] A leader or a character must go along.
   *[room] Together they cannot go anywhere.
}
web-war-odds = { $dice ->
    [one] one die
   *[other] { $dice } dice
} against { $against }{ $walls ->
    [first] ; hits on 6 in the first round
    [always] ; hits on 6
   *[never] { "" }
}{ $retires ->
    [yes] ; they may withdraw into the Stronghold
   *[no] { "" }
}
web-war-odds-note = The chance to win if both fight on without cards
web-war-advice-all = All { $count } units: { $percent }%.
web-war-advice-fall = If they fall, nobody defends { $place }.
web-war-advice-but-one = With one left behind: { $percent }%.
web-war-advice-empty = { $place } stands empty. Enemies next to it: { $near }.
web-war-recruit-here = Recruit here
web-war-confirm = Send them
web-war-take-losses = { $taken ->
    [one] Take one hit of { $hits }
   *[other] Take { $taken } hits of { $hits }
}
web-war-order = { $verb ->
    [march] Move: { $place }
    [attack] Attack: { $place }
    [advance] Advance: { $place }
    [group] Go: { $place }
    [recruit] Recruit: { $place }
   *[from] From { $place }: choose who goes
}
web-war-go = { $kind ->
    [march] Move: { $places }
    [attack] Attack: { $enemies }
   *[both] Move: { $places }. Attack: { $enemies }
}
web-war-go-somewhere = Choose where they go
web-war-use-ring = Change a die with an Elven Ring
web-war-ring-which = Choose the die that the Elven Ring changes
web-war-guide-next = Guide from the next turn on
