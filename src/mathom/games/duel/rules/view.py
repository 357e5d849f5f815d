"""What each seat sees of a game of Duel.

Almost everything is public. Hidden are unseen cards and tokens, and cards set aside that only one
seat has looked at.
"""

from __future__ import annotations

from mathom.games.duel.rules.alliances import stack_size
from mathom.games.duel.rules.chapters import discard_income
from mathom.games.duel.rules.costs import (
    by_chain,
    card_price,
    missing_skills,
    surcharge,
    tile_price,
)
from mathom.games.duel.rules.ending import races_supporting, regions_present
from mathom.games.duel.rules.facts import (
    CARD_NEEDS,
    CARDS,
    CHAINS,
    RACE_TOKENS,
    RACES,
    REGIONS,
    SEATS,
    SKILLS,
    TILE_NEEDS,
    TILES,
    TOKENS,
)
from mathom.games.duel.rules.state import (
    AREA,
    ASIDE,
    DISCARDED,
    FACE_DOWN,
    LIFTED,
    NOBODY,
    OFFERED,
    OUT,
    OWNED,
    STACK,
    TAKEN,
    UNSEEN,
    DuelState,
)


def view(s: DuelState, seat: int) -> dict[str, object]:
    """The view of a seat, or of a spectator."""
    knows_aside = seat >= 0 and s.looked >> seat & 1 == 1
    aside = cards_at(s, ASIDE)
    unseen = cards_at(s, UNSEEN)
    return {
        "chapter": s.chapter,
        "turn": SEATS[s.active],
        "extra_turns": s.extra_turns,
        "reserve": s.reserve(),
        "layout": [slot_view(s, slot) for slot in range(len(s.slots))],
        "tiles": [
            {
                "tile": TILES[tile],
                "price": {SEATS[who]: tile_price_view(s, who, tile) for who in range(2)},
            }
            for tile in range(len(TILES))
            if s.tiles[tile] == OFFERED
        ],
        "tile_stack": [TILES[tile] for tile in range(len(TILES)) if s.tiles[tile] == STACK],
        "regions": {REGIONS[region]: region_view(s, region) for region in range(len(REGIONS))},
        "players": {SEATS[who]: player_view(s, who) for who in range(2)},
        "stacks": {RACES[race]: stack_view(s, race) for race in range(len(RACES))},
        "discard": cards_at(s, DISCARDED),
        "out": cards_at(s, OUT),
        "set_aside": s.aside + len(aside),
        "set_aside_seen_by": [SEATS[who] for who in range(2) if s.looked >> who & 1],
        "set_aside_known": aside if knows_aside else [],
        "unseen": unseen if knows_aside else sorted(unseen + aside),
    }


def cards_at(s: DuelState, place: int) -> list[str]:
    """The ids of all cards with this place."""
    return [CARDS[card] for card in range(len(CARDS)) if s.place[card] == place]


def slot_view(s: DuelState, slot: int) -> dict[str, object]:
    card = s.slots[slot]
    if card in (TAKEN, LIFTED):
        return {"state": "taken"}
    if card == FACE_DOWN:
        return {"state": "face-down"}
    found: dict[str, object] = {"state": "face-up", "card": CARDS[card]}
    if slot in s.available:
        found["state"] = "available"
        found["price"] = {SEATS[who]: card_price_view(s, who, card) for who in range(2)}
    return found


def card_price_view(s: DuelState, seat: int, card: int) -> dict[str, object]:
    """The price of a card for a seat, and how it is made up."""
    return {
        "coins": card_price(s, seat, card),
        "bought": 0 if by_chain(s, seat, card) else missing_skills(s, seat, CARD_NEEDS[card]),
        "chain": by_chain(s, seat, card),
    }


def tile_price_view(s: DuelState, seat: int, tile: int) -> dict[str, object]:
    """The price of a tile for a seat, and how it is made up."""
    return {
        "coins": tile_price(s, seat, tile),
        "bought": missing_skills(s, seat, TILE_NEEDS[tile]),
        "surcharge": surcharge(s, seat),
    }


def region_view(s: DuelState, region: int) -> dict[str, object]:
    owner = s.forts[region]
    return {
        "units": {SEATS[seat]: s.units[region * 2 + seat] for seat in range(2)},
        "fortress": SEATS[owner] if owner != NOBODY else None,
    }


def player_view(s: DuelState, seat: int) -> dict[str, object]:
    """The components and totals of a seat."""
    return {
        "coins": s.coins[seat],
        "quest": s.quest[seat],
        "supply": s.supply[seat],
        "discard_income": discard_income(s, seat),
        "cards": cards_at(s, AREA + seat),
        "tiles": [TILES[tile] for tile in range(len(TILES)) if s.tiles[tile] == OWNED + seat],
        "tokens": [TOKENS[t] for t in range(len(TOKENS)) if s.tokens[seat] >> t & 1],
        "skills": {SKILLS[skill]: s.skills[seat * 5 + skill] for skill in range(len(SKILLS))},
        "chains": [CHAINS[c] for c in range(len(CHAINS)) if s.chains[seat] >> c & 1],
        "races": {RACES[race]: s.races[race * 2 + seat] for race in range(len(RACES))},
        "races_supporting": races_supporting(s, seat),
        "regions_present": regions_present(s, seat),
        "trio_used": s.trios >> seat & 1 == 1,
    }


def stack_view(s: DuelState, race: int) -> dict[str, object]:
    """The number of tokens, the top token if it is known, and the other tokens without their
    order."""
    top = s.tops[race]
    return {
        "count": stack_size(s, race),
        "top": TOKENS[top] if top != NOBODY else None,
        "rest": [TOKENS[token] for token in RACE_TOKENS[race] if s.rests[race] >> token & 1],
    }


def conceal(s: DuelState, seat: int) -> None:
    """Forget the cards set aside, unless the seat has looked at them."""
    if seat >= 0 and s.looked >> seat & 1:
        return
    for card in range(len(CARDS)):
        if s.place[card] == ASIDE:
            s.place[card] = UNSEEN
            s.deck.append(card)
            s.aside += 1
    s.deck.sort()


def unknown(s: DuelState, seat: int) -> list[str]:
    """The cards set aside, unless the seat has looked at them."""
    if seat >= 0 and s.looked >> seat & 1:
        return []
    return [f"card:{CARDS[card]}" for card in range(len(CARDS)) if s.place[card] == ASIDE]


def guess(s: DuelState, seat: int) -> None:
    """Draw cards for those set aside, if only the opponent has looked at them."""
    if s.looked and (seat < 0 or not s.looked >> seat & 1):
        while s.aside:
            s.place[s.draw(0, s.deck)] = ASIDE
            s.aside -= 1
