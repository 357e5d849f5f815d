### The Two Towers trading card game

## Reasons

reason-tcg-card-misplaced = { $card } is where it cannot be.
reason-tcg-card-twice = A card is named twice.
reason-tcg-cards-unsorted = The cards under { $place } must stand seat by seat, none for a seat that does not play.
reason-tcg-deck-bearer = The Ring-bearer of a deck must be a Frodo.
reason-tcg-deck-card = Line { $line }: there is no card { $name } in this set.
reason-tcg-deck-large = The draw deck holds { $count } cards; { $most } is the most.
reason-tcg-deck-line = Line { $line } cannot be read: write “bearer”, “ring”, “site” or a number, then a card.
reason-tcg-deck-misplaced = { $print } does not belong in a draw deck.
reason-tcg-deck-no-more = That card cannot be added to the deck now.
reason-tcg-deck-ring = A deck needs The One Ring.
reason-tcg-deck-sites = The adventure deck must hold nine sites, one of each number.
reason-tcg-deck-small = The draw deck holds { $count } cards; it needs at least { $least }.
reason-tcg-deck-title = { $count } cards have the title of { $print }; four is the most.
reason-tcg-deck-uneven = There are { $free } Free Peoples cards and { $shadow } Shadow cards; there must be equally many.
reason-tcg-deck-unfinished = The deck is not yet legal.
reason-tcg-move-limit = The fellowship may not move again in this turn.
reason-tcg-no-answer = That does not answer what is happening.
reason-tcg-not-assignable = That minion or character cannot be assigned now.
reason-tcg-not-in-this-phase = That cannot be done in this phase, or its requirements and costs cannot be met.
reason-tcg-not-playable = That card cannot be played now: a requirement, its cost or a unique title stands against it.
