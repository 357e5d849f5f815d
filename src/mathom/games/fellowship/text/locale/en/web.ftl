### What the board and the map of the Fellowship say themselves.

web-fellowship-suit = { $suit ->
    [hills] Hills
    [mountains] Mountains
    [forests] Forests
    [shadows] Shadows
    [rings] Rings
   *[rivers] Rivers
}
web-fellowship-card = { $rank } of { web-fellowship-suit }
web-fellowship-intro = { $chapter ->
    [1] A birthday, a vanishing, and a ring left on the mantelpiece. Bilbo goes out with a bang and wants his share of the tricks; Frodo begins to gather Rings, and Pippin would rather be overlooked.
    [2] Years pass before the road calls. Black Riders ask their way in the Shire, and Sam must take the very hill that his threat card names, while Merry wants a trick or two and not one more.
    [3] By night over the fields. Gildor’s people cross the path and mean to end the evening among trees; Farmer Maggot collects what the Rider’s number tells him.
    [4] A bath, a supper, and friends who knew all along. Fatty Bolger stays behind: he gives his cards to those who leave, and goes to bed early with one trick.
    [5] The trees lean in. Before every trick Old Man Willow shows a card; whoever wins with a lower card loses the trick to him. Tom Bombadil comes singing and picks up what was lost.
    [6] Fog, cold stone, and cards that lie buried. Tom lifts five of them out of the barrow; Goldberry, with her hand open for all to see, wants three tricks in a row and no others.
    [7] Too many eyes in the common room. Mr. Underhill may only win tricks with a Ring in them, and Barliman remembers what he had to say when it is almost too late.
    [8] Weathertop. The knife finds the Ring-bearer, who may no longer lead Rings; the Black Breath lies on Merry. Strider says aloud whether he will win more or fewer tricks than his threat.
    [9] The Nine are close behind. Glorfindel rides with you in every round and must gather the whole of the Shadows suit, while five companions carry a Rider’s curse.
    [10] Rest, songs, and old friends in the valley. Everyone passes a card to the right, and under Elrond’s roof nobody may leave without a Ring card of their own.
    [11] Much is told and one thing is decided. Aragorn names a range instead of drawing a threat; Boromir must blow his horn, and so tells which suit he holds most of.
    [12] Gandalf is caught on the tower. To break free he needs one card of every rank from 1 to 8; eagle, horse and brown wizard each look for tricks from their own country.
    [13] Nine walkers set out, and a pony. Over several rounds all of them must reach their goals; a shirt of mithril forgives one failure in the whole chapter.
    [14] Four events under the mountain: the doors, the tomb, the long dark, and at the very end the bridge, where too low a trick lets the Balrog through and all is lost at once.
    [15] Under golden leaves Gimli walks blindfolded: his card lies face down until the trick is complete, and only its suit is told. Three wardens and an elf look for their trees.
    [16] The Lady deals the parts at random. The hands grow in steps, and after every step everyone gives everyone else a card. Galadriel wants to be neither first nor last.
    [17] The Anduin carries you south. Rivers join the deck and beat every other suit; only the One Ring stands above them.
    [18] Two rounds, two groups, every hero burdened. Frodo and Sam with Boromir and Aragorn here, Merry and Pippin with Legolas and Gimli there. The holder of the 1 of Rings says who goes first.
   *[endless] Beyond the last chapter: Frodo, Gandalf, and a company drawn by lot, with a gift, a rider, and one hero burdened. Complete them all, in as many rounds as you need.
}
web-fellowship-length = { $length ->
    [short] Short chapter: one round
    [long] Long chapter: several rounds
   *[groups] Two rounds, two groups
}
web-fellowship-standing = { $standing ->
    [won] won
    [now] now
   *[ahead] ahead
}
web-fellowship-long = long chapter
web-fellowship-land = { $land ->
    [shire] The Shire
    [arnor] Rhudaur
    [eregion] Eregion
    [rohan] Rohan
    [misty] Misty Mountains
   *[mirkwood] Mirkwood
}
web-fellowship-from-nothing = Start the chapter again from the beginning
web-fellowship-company = Company
web-fellowship-done = completed
web-fellowship-starred = must be chosen
web-fellowship-threat-deck = { $deck ->
    [black-riders] Black Riders 1–4
   *[threats] Threats 1–7
}

web-fellowship-goal = { $kind ->
    [win-cards-of-suit-min] Win { $least } cards of { $suit }
    [win-tricks-min] { $least ->
        [one] Win a trick
       *[other] Win { $least } tricks
    }{ $forbidden ->
        [none] {""}
       *[other] , never the 1 of Rings
    }
    [win-fewest-tricks] Nobody wins fewer tricks
    [win-threat-card] { $threat ->
        [known] Win the { $rank } of { $suit }
       *[unknown] Win the card of { $suit } that the threat names
    }
    [win-threat-cards-all] { $threat ->
        [known] Win the { $rank } of { $suit } and of { $second }
       *[unknown] Win the cards of { $suit } and { $second } that the threat names
    }
    [win-tricks-between] Win { $least } or { $most } tricks
    [play-suit-in-last-trick] Play { $suit } to the last trick
    [win-cards-of-threat-rank-min] { $threat ->
        [known] Win { $least } cards of rank { $rank }
       *[unknown] Win { $least } cards of the threat’s rank
    }
    [win-tricks-exact] { $least ->
        [one] Win exactly 1 trick
       *[other] Win exactly { $least } tricks
    }
    [win-suit-of-kept-card] Win { $least } cards of a suit you keep in hand
    [win-streak-exact] Win { $least } tricks in a row, no others
    [win-only-tricks-with-suit] Win only tricks with { $suit }, at least { $least }
    [win-one-of-last-tricks] Win one of the last { $window } tricks
    [tricks-differ-from-threat] More or fewer tricks than the threat:
    [win-all-of-suit] Win every card of { $suit }
    [everyone-wins-suit] Everybody wins a card of { $suit }
    [win-most-of-suit] Win more { $suit } than anybody
    [win-tricks-equal-threat] { $threat ->
        [known] Win exactly { $rank } { $rank ->
            [one] trick
           *[other] tricks
        }
       *[unknown] Win as many tricks as chosen:
    }
    [win-last-trick] Win the last trick, { $forbidden ->
        [all] but no Rings
       *[one] but not the 1 of Rings
    }
    [win-tricks-containing-suit-min] Win { $least } tricks with { $suit }
    [win-tricks-not-extreme] Neither most nor fewest tricks
    [win-same-rank-min] Win { $least } cards of one rank
    [win-zero-others-min] No trick, while all others win one
    [win-every-rank] Win every rank from 1 to 8
    [win-each-suit] Win { $suit }, { $second } and { $third }
    [win-rank-run] Win a run of { $least } { $suit }
   *[none] No goal: always complete
}
web-fellowship-state = { $state ->
    [open] Open
    [met] Met, can still fail
    [certain] Certain
    [impossible] Out of reach
   *[hidden] Hidden
}
web-fellowship-known = { $state ->
    [certain] You can tell from your hand: certain
   *[impossible] You can tell from your hand: out of reach
}
web-fellowship-mark = { $mark ->
    [played] played
    [mine] yours
    [known] known
   *[unseen] unseen
}
web-fellowship-about-chapter = The chapter
web-fellowship-announced = says: the goal is reached
web-fellowship-barrow = Barrow
web-fellowship-breaks = { $count ->
    [one] { $names } could no longer reach the goal
   *[other] { $names } could no longer reach their goals
}
web-fellowship-burdened = burdened
web-fellowship-claimed = the One Ring
web-fellowship-covered = covered
web-fellowship-event-deck = To be turned
web-fellowship-face-down = Face-down card
web-fellowship-follow = must follow
web-fellowship-hand-of = Cards of { $name }
web-fellowship-horn = The horn: most cards of
web-fellowship-in-hand = cards in hand
web-fellowship-lacks = lacks
web-fellowship-broke-in = Became impossible in trick { $number }
web-fellowship-lost-title = Lost: { $name }’s goal broke in trick { $number }
web-fellowship-decided = What decided the round
web-fellowship-last-trick = Last trick
web-fellowship-leads = leads
web-fellowship-led = led
web-fellowship-left = { $number } left
web-fellowship-lost = Lost card
web-fellowship-lost-nobody = out of this round
web-fellowship-no-character = No character yet
web-fellowship-not-now = not now
web-fellowship-off-suit = off suit
web-fellowship-parts = Done
web-fellowship-pile = Draw pile
web-fellowship-pyramid = The pyramid
web-fellowship-pyramid-of = the pyramid · played by { $name }
web-fellowship-reserved = for the last trick:
web-fellowship-rings-may = Rings may be led
web-fellowship-rings-may-not = Rings may not be led
web-fellowship-round = Round { $round }
web-fellowship-seen = Cards seen
web-fellowship-takes = wins the trick
web-fellowship-this-round = in this round
web-fellowship-threat = threat card
web-fellowship-threats = Threats
web-fellowship-to-come = still to come
web-fellowship-to-play = to play
web-fellowship-trick-of = Trick { $number } of { $of }
web-fellowship-tricks-won = tricks won
web-fellowship-tucked = a card laid aside
web-fellowship-used = used
web-fellowship-winning = winning
web-fellowship-your-card = your card
web-fellowship-your-hand = Your hand

web-fellowship-part-1-2 = 1 or 2
web-fellowship-part-3-4 = 3 or 4
web-fellowship-part-5-6 = 5 or 6
web-fellowship-part-announced = Announced
web-fellowship-part-available = Available
web-fellowship-part-barrow = Barrow
web-fellowship-part-breaks = Cards that would break a goal
web-fellowship-part-burdened = Burdened
web-fellowship-part-card = Card
web-fellowship-part-cards = Cards
web-fellowship-part-certain = certain
web-fellowship-part-chapter = Chapter
web-fellowship-part-character = Character
web-fellowship-part-characters = Characters
web-fellowship-part-choosing = choosing characters
web-fellowship-part-chosen = Chosen
web-fellowship-part-claimed = Won by the One Ring
web-fellowship-part-claims = Claims the trick
web-fellowship-part-completed = Completed
web-fellowship-part-completed-before = Completed before
web-fellowship-part-controller = Plays the pyramid
web-fellowship-part-covered = covered
web-fellowship-part-declared = Declared
web-fellowship-part-event = Event
web-fellowship-part-event-cards = Event cards
web-fellowship-part-event-deck = Event deck
web-fellowship-part-everyone-wins-suit = everybody wins a card of a suit
web-fellowship-part-face-down = face down
web-fellowship-part-fewer = fewer
web-fellowship-part-forbidden = Forbidden
web-fellowship-part-forests = Forests
web-fellowship-part-free = free
web-fellowship-part-from = From
web-fellowship-part-gift = Gift
web-fellowship-part-gifts = Gifts
web-fellowship-part-goal = Goal
web-fellowship-part-gone = gone
web-fellowship-part-group = Group
web-fellowship-part-groups = two rounds
web-fellowship-part-hand = Hand
web-fellowship-part-hand-1 = Hand 1
web-fellowship-part-hand-2 = Hand 2
web-fellowship-part-hand-3 = Hand 3
web-fellowship-part-hand-4 = Hand 4
web-fellowship-part-hands = Hands
web-fellowship-part-have = So far
web-fellowship-part-hidden = hidden
web-fellowship-part-hills = Hills
web-fellowship-part-history = Tricks
web-fellowship-part-hunters = group of Merry and Pippin
web-fellowship-part-id = Name
web-fellowship-part-impossible = out of reach
web-fellowship-part-in-trick = in this trick
web-fellowship-part-kind = Kind
web-fellowship-part-known = known
web-fellowship-part-lacks = Lacks
web-fellowship-part-laid = Played
web-fellowship-part-leader = Leads
web-fellowship-part-led = Led suit
web-fellowship-part-length = Length
web-fellowship-part-long = long
web-fellowship-part-longest-suits = Longest suits
web-fellowship-part-loose = not won yet
web-fellowship-part-lost = Lost card
web-fellowship-part-met = met
web-fellowship-part-mine = mine
web-fellowship-part-mithril = Mithril Shirt ready
web-fellowship-part-more = more
web-fellowship-part-most = At most
web-fellowship-part-mountains = Mountains
web-fellowship-part-need = Needed
web-fellowship-part-none = no goal
web-fellowship-part-number = Number
web-fellowship-part-of = Of
web-fellowship-part-open = open
web-fellowship-part-out = out of the round
web-fellowship-part-parts-done = Parts done
web-fellowship-part-phase = Phase
web-fellowship-part-pile = Draw pile
web-fellowship-part-play-suit-in-last-trick = a suit in the last trick
web-fellowship-part-played = played
web-fellowship-part-playing = playing
web-fellowship-part-pool = Company
web-fellowship-part-preparing = preparing
web-fellowship-part-promises = To be handed over
web-fellowship-part-pyramid = Pyramid
web-fellowship-part-ranks = Ranks
web-fellowship-part-reserved = For the last trick
web-fellowship-part-rider = Black Rider
web-fellowship-part-rider-rides = Rides in this round
web-fellowship-part-rider-used = Has ridden
web-fellowship-part-ring-bearer = the Ring-bearer’s group
web-fellowship-part-ring-holder = Was dealt the 1 of Rings
web-fellowship-part-rings = Rings
web-fellowship-part-rings-free = Rings may be led
web-fellowship-part-rivers = Rivers
web-fellowship-part-round = Round
web-fellowship-part-rows = Rows
web-fellowship-part-seat = Seat
web-fellowship-part-seat-1 = Player 1
web-fellowship-part-seat-2 = Player 2
web-fellowship-part-seat-3 = Player 3
web-fellowship-part-seat-4 = Player 4
web-fellowship-part-setup = set-up
web-fellowship-part-shadows = Shadows
web-fellowship-part-short = short
web-fellowship-part-side = At the side
web-fellowship-part-size = Cards in hand
web-fellowship-part-starred = Must be chosen
web-fellowship-part-state = State
web-fellowship-part-suit = Suit
web-fellowship-part-suits = Suits
web-fellowship-part-taken-by-none = Won by nobody
web-fellowship-part-threat = Threat card
web-fellowship-part-threat-deck = Threat deck
web-fellowship-part-threat-hidden = Hidden threat
web-fellowship-part-to = To
web-fellowship-part-to-complete = To complete
web-fellowship-part-to-play = Still to play
web-fellowship-part-trick = Trick
web-fellowship-part-tricks = Tricks won
web-fellowship-part-tricks-differ-from-threat = more or fewer tricks than the threat
web-fellowship-part-tucked = Laid aside
web-fellowship-part-used = Used
web-fellowship-part-wanted = Cards that matter
web-fellowship-part-win-all-of-suit = all cards of a suit
web-fellowship-part-win-cards-of-suit-min = cards of a suit
web-fellowship-part-win-cards-of-threat-rank-min = cards of the threat’s rank
web-fellowship-part-win-each-suit = a card of each suit
web-fellowship-part-win-every-rank = a card of every rank
web-fellowship-part-win-fewest-tricks = fewest tricks
web-fellowship-part-win-last-trick = the last trick
web-fellowship-part-win-most-of-suit = most cards of a suit
web-fellowship-part-win-one-of-last-tricks = one of the last tricks
web-fellowship-part-win-only-tricks-with-suit = only tricks with a suit
web-fellowship-part-win-rank-run = a run of ranks
web-fellowship-part-win-same-rank-min = cards of one rank
web-fellowship-part-win-streak-exact = tricks in a row
web-fellowship-part-win-suit-of-kept-card = the suit of a kept card
web-fellowship-part-win-threat-card = the card of the threat
web-fellowship-part-win-threat-cards-all = the cards of the threat
web-fellowship-part-win-tricks-between = one of two numbers of tricks
web-fellowship-part-win-tricks-containing-suit-min = tricks with a suit
web-fellowship-part-win-tricks-equal-threat = as many tricks as the threat
web-fellowship-part-win-tricks-exact = an exact number of tricks
web-fellowship-part-win-tricks-min = a minimum of tricks
web-fellowship-part-win-tricks-not-extreme = neither most nor fewest tricks
web-fellowship-part-win-zero-others-min = no trick while others win
web-fellowship-part-window = Last tricks
web-fellowship-part-winner = Winner
web-fellowship-part-winning = Winning
web-fellowship-part-won = won
web-fellowship-part-won-by-other = won by another

web-fellowship-solve = Could this deal have been won?
web-fellowship-solving = Looking at all cards …
web-fellowship-verdict = { $verdict ->
    [winnable] Yes, it could have been won:
    [lost] No, not even with all cards open.
   *[undecided] The search ran out of time.
}
web-fellowship-verdict-chance = That holds for the order in which the cards came.
web-fellowship-legend-suit = { $suit ->
    [rings] ranks 1 to 5; the 1 is the One Ring
    [rivers] only in later chapters
   *[other] ranks 1 to 8
}
web-fellowship-legend-state = { $state ->
    [open] the goal can still be reached
    [met] the goal is reached now
    [certain] nothing can undo it
    [impossible] the goal is lost
   *[hidden] only its player knows
}
