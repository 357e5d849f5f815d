"""What each seat sees: everything in play with current values, and its own hand.

Hands, adventure decks and the order of draw decks are hidden. The contents of another seat's deck
are known only if it is a starter deck.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import RulesBug
from mathom.engine.hidden import sees
from mathom.engine.state import with_entry
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.abilities.ability_types import MOD_SHADOW_NUMBER
from mathom.games.tcg.rules.costs import price
from mathom.games.tcg.rules.decks import (
    HEAD,
    MOST_OF_A_TITLE,
    SEAT_STEP,
    BuildDeck,
    built,
    starters,
)
from mathom.games.tcg.rules.facts import (
    ALLY,
    CARDS,
    CODES,
    COMPANION,
    DECK_CARDS,
    EVENT,
    FREE,
    MINION,
    MOST_COPIES,
    POWERS,
    RESISTANCE,
    RING,
    SHADOW_NUMBER,
    SIDE,
    SITE,
    SITES,
    SITES_NUMBERED,
    STARTER_DECKS,
    STARTERS,
    TITLE,
    TYPE,
    code_of,
)
from mathom.games.tcg.rules.foresight import code_text, skirmishes_view
from mathom.games.tcg.rules.state import (
    ADVENTURE,
    CUSTOM,
    DEAD_PILE,
    DECK,
    DISCARD_PILE,
    FX,
    FX_MORE_MOVES,
    HAND,
    IN_PLAY,
    NOBODY,
    NOTHING,
    PATH,
    RESOLVING,
    SET_UP,
    STACKED,
    UNKNOWN_KINDS,
    TcgState,
)
from mathom.games.tcg.rules.turn.combat import fellowship_total, minion_total
from mathom.games.tcg.rules.turn.regroup import may_move
from mathom.games.tcg.rules.vocabulary import FORMATS, PHASES, SEATS

MOST_TRIES: Final = 10_000
"""How many random cards are tried to find one that fits; half of all cards are of the wanted
side."""


def view(s: TcgState, seat: int) -> dict[str, object]:
    """The game as one seat (or a spectator) sees it."""
    found: dict[str, object] = {
        "format": FORMATS[s.rules.settings[0]],
        "phase": PHASES[s.phase],
        "turn": SEATS[s.turn],
        "acting": SEATS[s.actor],
        "twilight": s.twilight,
        "ring_worn": s.worn == 1,
    }
    if not s.codes:
        found["own_deck"] = own_deck_view(s, seat)
        return found
    found["order"] = [SEATS[other] if other != NOBODY else None for other in s.order]
    found["path"] = [site_view(s, number) for number in range(1, SITES + 1)]
    found["players"] = {SEATS[other]: player_view(s, other, seat) for other in range(s.rules.seats)}
    found["minions"] = [card_view(s, i) for i in derived.minions(s)] if s.phase else []
    found["moves"] = {"made": s.moves, "limit": move_limit(s), "may_move": can_move(s)}
    found["archery"] = {"fellowship": fellowship_total(s), "minions": minion_total(s)}
    found["skirmishes"] = skirmishes_view(s)
    found["resolving"] = [code_text(s, i) for i in range(len(s.zone)) if s.zone[i] == RESOLVING]
    return found


OPEN_ZONES: Final = (IN_PLAY, PATH, DISCARD_PILE, DEAD_PILE, STACKED, RESOLVING)


def about(s: TcgState, numbers: dict[str, int]) -> dict[str, str]:
    """The cards that a question is about, if they are public."""
    found: dict[str, str] = {}
    for key in ("x", "card", "minion"):
        i = numbers.get(key, NOTHING)
        if 0 <= i < len(s.zone) and s.zone[i] in OPEN_ZONES:
            found[key] = f"print:{CARDS[s.cards[i]]}"
    return found


def shown_numbers(s: TcgState, numbers: dict[str, int]) -> dict[str, int]:
    """Show a face-up card by its code. Its number would reveal its place in the deck list, which
    only its owner knows."""
    found = dict(numbers)
    for key in ("card", "minion", "source", "x"):
        i = numbers.get(key, NOTHING)
        if 0 <= i < len(s.zone):
            found[key] = s.codes[i] if s.zone[i] in OPEN_ZONES else NOTHING
    for key in ("k", "y"):
        if key in found:
            found[key] = NOTHING
    return found


def own_deck_view(s: TcgState, seat: int) -> dict[str, object]:
    """The deck that a seat has brought or built so far; only this seat sees it."""
    if seat < 0 or s.brought[seat] == NOBODY:
        return {"deck": None, "cards": []}
    deck = "custom" if s.brought[seat] == CUSTOM else STARTERS[s.brought[seat]]
    return {"deck": deck, "cards": [CARDS[card] for card in built(s, seat)]}


def move_limit(s: TcgState) -> int:
    """The move limit of this turn."""
    more = [k for k in range(0, len(s.fx), FX) if s.fx[k] == FX_MORE_MOVES]
    return s.rules.move_limit + len(more)


def can_move(s: TcgState) -> bool:
    """Whether another move is possible this turn."""
    return s.phase != SET_UP and may_move(s)


def site_view(s: TcgState, number: int) -> dict[str, object] | None:
    """A site of the path, or nothing if none has been played."""
    site = s.path[number]
    if site == NOTHING:
        return None
    control = s.control[number]
    return {
        "id": code_text(s, site),
        "print": CARDS[s.cards[site]],
        "number": number,
        "owner": SEATS[s.owner[site]],
        "shadow": shadow_number(s, site, number),
        "controlled_by": SEATS[control] if control != NOBODY else None,
        "fellowships": [
            SEATS[seat]
            for seat in range(s.rules.seats)
            if s.place[seat] == number and s.lost[seat] == 0
        ],
        "bears": [card_view(s, i) for i in derived.borne(s, site)],
        "stacked": [small_view(s, i) for i in derived.stacked_on(s, site)],
    }


def shadow_number(s: TcgState, site: int, number: int) -> int:
    """The Shadow number of a site: the current value for the current site, otherwise the printed
    one."""
    printed = SHADOW_NUMBER[s.cards[site]]
    if s.phase == SET_UP or number != s.number():
        return printed
    return max(0, printed + derived.modified(s, MOD_SHADOW_NUMBER, site))


def small_view(s: TcgState, i: int) -> dict[str, object]:
    """A card outside play."""
    return {"id": code_text(s, i), "print": CARDS[s.cards[i]], "owner": SEATS[s.owner[i]]}


def hand_view(s: TcgState, i: int) -> dict[str, object]:
    """A card in hand with its current cost."""
    found = small_view(s, i)
    found["price"] = price(s, i, 0) if s.phase and TYPE[s.cards[i]] <= EVENT else 0
    return found


def card_view(s: TcgState, i: int) -> dict[str, object]:
    """A card in play with its current values."""
    found = small_view(s, i)
    kind = TYPE[s.cards[i]]
    found["active"] = derived.active(s, i)
    found["tokens"] = s.tokens[i]
    found["bears"] = [card_view(s, j) for j in derived.borne(s, i)]
    found["stacked"] = [small_view(s, j) for j in derived.stacked_on(s, i)]
    if kind <= MINION:
        found["strength"] = derived.strength(s, i)
        found["vitality"] = derived.vitality(s, i)
        found["wounds"] = s.wounds[i]
        found["exhausted"] = derived.exhausted(s, i)
        found["keywords"] = {
            POWERS[word]: derived.power(s, i, word)
            for word in range(len(POWERS))
            if derived.power(s, i, word) > 0
        }
    if kind <= ALLY:
        found["ring_bearer"] = s.bearer[s.owner[i]] == i
        found["ring_bound"] = derived.ring_bound(s, i)
        found["takes_part"] = s.phase > 0 and derived.takes_part(s, i)
    if kind == MINION:
        found["roaming"] = derived.roaming(s, i)
        found["site"] = derived.home_number(s, i)
        found["against"] = code_text(s, s.foe[i]) if s.foe[i] != NOTHING else None
    return found


def player_view(s: TcgState, owner: int, seat: int) -> dict[str, object]:
    own = s.cards_of(owner)
    bearer = s.bearer[owner]
    lost = s.lost[owner] == 1
    free = [i for i in s.table if s.owner[i] == owner and s.host[i] == NOTHING]
    return {
        "deck": "custom" if s.brought[owner] == CUSTOM else STARTERS[s.brought[owner]],
        "lost": lost,
        "site": s.place[owner],
        "burdens": s.burdens[owner],
        "resistance": RESISTANCE[s.cards[bearer]],
        "bearer": code_text(s, bearer),
        "ring": code_text(s, s.first[owner] + 1),
        "hand": len(s.held(owner)),
        "hand_cards": [
            hand_view(s, i)
            for i in in_zone(s, owner, HAND)
            if s.codes[i] >= 0 and knows(s, i, seat)
        ],
        "draw_deck": len([i for i in own if s.zone[i] == DECK]),
        "known_top": [small_view(s, i) for i in s.top if i in own and knows(s, i, seat)],
        "adventure_deck": [
            small_view(s, i) for i in own if s.zone[i] == ADVENTURE and owner == seat
        ],
        "discard": [small_view(s, i) for i in in_zone(s, owner, DISCARD_PILE)],
        "dead": [small_view(s, i) for i in in_zone(s, owner, DEAD_PILE)],
        "companions": [card_view(s, i) for i in free if TYPE[s.cards[i]] == COMPANION],
        "support": [card_view(s, i) for i in free if TYPE[s.cards[i]] not in (COMPANION, MINION)],
    }


def in_zone(s: TcgState, owner: int, zone: int) -> list[int]:
    """A player's cards in a zone, sorted by card. The order of the deck list is hidden from
    opponents; the order of the cards' numbers would reveal it."""
    found = [i for i in s.cards_of(owner) if s.zone[i] == zone]
    codes = s.codes
    found.sort(key=lambda i: codes[i])
    return found


def knows(s: TcgState, i: int, seat: int) -> bool:
    """Whether a seat knows a card in a hand or deck."""
    return s.owner[i] == seat or sees(s.eyes[i], seat)


def conceal(s: TcgState, seat: int) -> None:
    """Hide the hands, decks and adventure decks of opponents."""
    if not s.codes:
        for other in range(s.rules.seats):
            if other != seat and s.brought[other] not in (NOBODY, CUSTOM):
                s.brought = with_entry(s.brought, other, CUSTOM)
        s.lists = [entry for entry in s.lists if entry // SEAT_STEP == seat]
        return
    codes = s.codes[:]
    kinds = s.kinds
    for other in range(s.rules.seats):
        if other != seat:
            forget_hand_and_deck(s, codes, other, seat)
            # What the cards of a starter deck can do is known; without it each guess would look it
            # up anew.
            if s.brought[other] == CUSTOM:
                kinds = UNKNOWN_KINDS
            elif kinds >= 0:
                kinds |= derived.starter_kinds(s.brought[other])
    s.name_cards(codes)
    s.kinds = kinds


def forget_hand_and_deck(s: TcgState, codes: list[int], owner: int, seat: int) -> None:
    """Hide the cards of another seat that a seat does not know, and the order of their numbers."""
    unknown = [i for i in range(s.first[owner], s.first[owner + 1]) if is_hidden(s, i, seat)]
    zone = s.zone[:]
    eyes = s.eyes[:]
    draw_deck: list[int] = []
    in_hand = 0
    for i in unknown:
        codes[i] = -1
        if zone[i] != ADVENTURE:
            draw_deck.append(i)
        if zone[i] == HAND:
            in_hand += 1
    bottom = [i for i in s.bottom if s.owner[i] != owner or not is_hidden(s, i, seat)]
    first_below = len(draw_deck) - (len(s.bottom) - len(bottom))
    for k in range(len(draw_deck)):
        i = draw_deck[k]
        zone[i] = HAND if k < in_hand else DECK
        eyes[i] = 1 << owner if k < in_hand or k >= first_below else 0
    s.bottom = bottom + draw_deck[first_below:]
    s.zone = zone
    s.eyes = eyes
    s.hands[owner] = None


def is_hidden(s: TcgState, i: int, seat: int) -> bool:
    """Whether a seat does not know a card."""
    zone = s.zone[i]
    if zone != DECK and zone != HAND and zone != ADVENTURE:
        return False
    if s.picked and i in s.picked:
        return False
    return not sees(s.eyes[i], seat)


def unknown(s: TcgState, seat: int) -> list[str]:
    """The cards in hands, draw decks and adventure decks that a seat has not seen."""
    return [f"card:{CODES[s.codes[i]]}" for i in range(len(s.codes)) if is_hidden(s, i, seat)]


def guess(s: TcgState, seat: int) -> None:
    """Put possible cards where `conceal` hid them."""
    if not s.codes:
        guess_unbuilt(s, seat)
        return
    codes = s.codes[:]
    kinds = s.kinds
    for other in range(s.rules.seats):
        unknown = [i for i in range(s.first[other], s.first[other + 1]) if codes[i] < 0]
        if unknown and s.brought[other] == CUSTOM:
            guess_custom(s, codes, other, unknown)
        elif unknown:
            guess_starter(s, codes, other, unknown)
    s.name_cards(codes)
    s.kinds = kinds
    s.index_cards()


def guess_unbuilt(s: TcgState, seat: int) -> None:
    """Opponents who are done have some starter deck; those who are building have just begun."""
    building = [step.seat for step in s.agenda if isinstance(step, BuildDeck)]
    for other in range(s.rules.seats):
        if other != seat and s.brought[other] == CUSTOM and other not in building:
            known = starters(s)
            s.brought = with_entry(s.brought, other, known[s.below(len(known))])


def guess_starter(s: TcgState, codes: list[int], owner: int, unknown: list[int]) -> None:
    """The cards of the starter deck that are not visible."""
    deck = STARTER_DECKS[s.brought[owner]]
    start = s.first[owner]
    for k, card in enumerate(deck.sites):
        if codes[start + 2 + k] < 0:
            codes[start + 2 + k] = code_of(card, owner, 0)
    left = [code for code in starter_codes(s.brought[owner], owner) if s.where(code) == NOTHING]
    for i in unknown:
        if codes[i] < 0:
            codes[i] = left.pop(s.below(len(left)))


STARTER_CODES: Final[dict[int, list[int]]] = {}
"""By starter deck and seat: what `starter_codes` found."""


def starter_codes(starter: int, owner: int) -> list[int]:
    """The codes of the draw deck of a starter deck."""
    key = starter * len(SEATS) + owner
    found = STARTER_CODES.get(key)
    if found is None:
        deck = STARTER_DECKS[starter]
        found = all_codes(deck.cards, deck.bearer, owner)
        STARTER_CODES[key] = found
    return found


def all_codes(cards: list[int], bearer: int, owner: int) -> list[int]:
    """The codes of a draw deck."""
    found: list[int] = []
    previous = -1
    copy = 0
    for card in cards:
        copy = copy + 1 if card == previous else (1 if card == bearer else 0)
        previous = card
        found.append(code_of(card, owner, copy))
    return found


def guess_custom(s: TcgState, codes: list[int], owner: int, unknown: list[int]) -> None:
    """Random cards that make a legal deck together with the visible ones."""
    start = s.first[owner]
    counts = [0] * (max(TITLE) + 1)
    free = 0
    for i in s.cards_of(owner):
        if codes[i] >= 0 and TYPE[s.cards[i]] not in (SITE, RING):
            counts[TITLE[s.cards[i]]] += 1
            if i > start + 1 and SIDE[s.cards[i]] == FREE:
                free += 1
    size = s.first[owner + 1] - start - HEAD
    wanted = size // 2 - free
    shown = [codes[i] for i in s.cards_of(owner)]
    for i in unknown:
        if s.zone[i] == ADVENTURE:
            sites = SITES_NUMBERED[i - start - 1]
            codes[i] = code_of(sites[s.below(len(sites))], owner, 0)
            continue
        side = FREE if wanted > 0 else 1 - FREE
        wanted -= 1
        codes[i] = some_code(s, side, counts, shown, owner)
        shown.append(codes[i])
    mix(s, codes, [i for i in unknown if s.zone[i] != ADVENTURE])


def some_code(s: TcgState, side: int, counts: list[int], shown: list[int], owner: int) -> int:
    """A copy of a random card of a side that still has copies left."""
    for _ in range(MOST_TRIES):
        card = DECK_CARDS[s.below(len(DECK_CARDS))]
        if SIDE[card] == side and counts[TITLE[card]] < MOST_OF_A_TITLE:
            for copy in range(MOST_COPIES):
                code = code_of(card, owner, copy)
                if code not in shown:
                    counts[TITLE[card]] += 1
                    return code
    raise RulesBug("no-card-left")


def mix(s: TcgState, codes: list[int], places: list[int]) -> None:
    """Shuffle the codes among some cards."""
    for k in range(len(places) - 1, 0, -1):
        other = s.below(k + 1)
        a, b = places[k], places[other]
        codes[a], codes[b] = codes[b], codes[a]
