"""The numbers of an observation straight from the state, without a view: for learning programs.

The places are those of `observation.py`, whose fields say what they mean; a test compares both.
"""

from __future__ import annotations

from typing import Final

from mathom.engine.features import Features
from mathom.games.tcg.rules import derived
from mathom.games.tcg.rules.decks import built
from mathom.games.tcg.rules.facts import (
    COMPANION,
    MINION,
    POWERS,
    RESISTANCE,
    SITES,
    STARTERS,
    TYPE,
)
from mathom.games.tcg.rules.foresight import forecasts
from mathom.games.tcg.rules.game import TCG
from mathom.games.tcg.rules.state import (
    ADVENTURE,
    CUSTOM,
    DEAD_PILE,
    DECK,
    DISCARD_PILE,
    HAND,
    NOBODY,
    NOTHING,
    TcgState,
)
from mathom.games.tcg.rules.turn.combat import fellowship_total, minion_total
from mathom.games.tcg.rules.view import (
    OPEN_ZONES,
    can_move,
    in_zone,
    knows,
    move_limit,
    shadow_number,
)
from mathom.games.tcg.rules.vocabulary import FORMATS, PHASES

ABOUT: Final = ["x", "card", "minion"]
"""The numbers of a question that stand for cards."""
MOST_COMPANIONS: Final = 9
MOST_MINIONS: Final = 12
MOST_BORNE: Final = 4
MOST_IN_DECK: Final = 80
MOST_IN_HAND: Final = 14
MOST_TOP: Final = 4
MOST_ADVENTURE: Final = 9
MOST_DISCARDED: Final = 64
MOST_DEAD: Final = 9
MOST_SUPPORT: Final = 16

DECKS: Final = len(STARTERS) + 1
OWN_DECK: Final = 1 + DECKS + MOST_IN_DECK
PILES: Final = MOST_IN_HAND + MOST_TOP + MOST_ADVENTURE + MOST_DISCARDED + MOST_DEAD + MOST_SUPPORT
SKIRMISH: Final = 1 + 7


def about_attributes() -> list[list[str]]:
    """For each kind of step the attributes that stand for cards; empty for those it has not."""
    return [
        [kind.attributes[kind.fields.index(key)] if key in kind.fields else "" for key in ABOUT]
        for kind in TCG.steps
    ]


ABOUT_ATTRIBUTES: Final = about_attributes()


def character_size(seats: int) -> int:
    """The places of a companion or minion, with that for whether it is there."""
    return 1 + 1 + seats + 6 + len(POWERS) + MOST_BORNE + 3


def fill(s: TcgState, seat: int, out: Features) -> None:
    """Write what a seat sees."""
    seats = s.rules.seats
    fill_about(s, out)
    at = len(ABOUT)
    out.flag(at + s.rules.settings[0])
    at += len(FORMATS)
    out.flag(at + s.phase)
    at += len(PHASES)
    out.flag(at + (s.turn - seat) % seats)
    out.flag(at + seats + (s.actor - seat) % seats)
    at += 2 * seats
    out.put(at, s.twilight)
    out.put(at + 1, 1 if s.worn == 1 else 0)
    at += 2
    if not s.codes:
        fill_own_deck(s, seat, at, out)
        return
    at += OWN_DECK
    for number in range(1, SITES + 1):
        fill_site(s, seat, number, at, out)
        at += 3 + 3 * seats
    size = character_size(seats)
    player = DECKS + 6 + PILES + MOST_COMPANIONS * size
    for who in range(seats):
        fill_player(s, seat, who, at + (who - seat) % seats * player, out)
    at += seats * player
    if s.phase:
        fill_minions(s, seat, at, out)
    fill_fights(s, at + MOST_MINIONS * size, out)


def fill_about(s: TcgState, out: Features) -> None:
    """The cards that a question is about, if they are public."""
    if s.outcome is not None:
        return
    step = s.agenda[-1]
    for at, name in enumerate(ABOUT_ATTRIBUTES[TCG.step_index[type(step)]]):
        if name:
            i: int = getattr(step, name)
            if 0 <= i < len(s.zone) and s.zone[i] in OPEN_ZONES:
                out.put(at, s.cards[i] + 1)


def fill_own_deck(s: TcgState, seat: int, at: int, out: Features) -> None:
    """The deck that a seat has brought or built so far."""
    out.flag(at)
    if seat < 0 or s.brought[seat] == NOBODY:
        return
    out.flag(at + 1 + brought(s, seat))
    at += 1 + DECKS
    last = at + MOST_IN_DECK
    for card in built(s, seat):
        if at < last:
            out.put(at, card + 1)
            at += 1


def brought(s: TcgState, seat: int) -> int:
    """The number of a deck."""
    return len(STARTERS) if s.brought[seat] == CUSTOM else s.brought[seat]


def fill_site(s: TcgState, seat: int, number: int, at: int, out: Features) -> None:
    """A site of the path."""
    site = s.path[number]
    if site == NOTHING:
        return
    seats = s.rules.seats
    out.flag(at)
    out.put(at + 1, s.cards[site] + 1)
    out.flag(at + 2 + (s.owner[site] - seat) % seats)
    at += 2 + seats
    out.put(at, shadow_number(s, site, number))
    if s.control[number] != NOBODY:
        out.flag(at + 1 + (s.control[number] - seat) % seats)
    at += 1 + seats
    for who in range(seats):
        if s.place[who] == number and s.lost[who] == 0:
            out.flag(at + (who - seat) % seats)


def fill_player(s: TcgState, seat: int, who: int, at: int, out: Features) -> None:
    """One player's numbers, piles and companions."""
    own = s.cards_of(who)
    out.flag(at + brought(s, who))
    at += DECKS
    out.put(at, 1 if s.lost[who] == 1 else 0)
    out.put(at + 1, s.place[who])
    out.put(at + 2, s.burdens[who])
    out.put(at + 3, RESISTANCE[s.cards[s.bearer[who]]])
    out.put(at + 4, len(s.held(who)))
    left = 0
    for i in own:
        if s.zone[i] == DECK:
            left += 1
    out.put(at + 5, left)
    at += 6
    hand = [i for i in in_zone(s, who, HAND) if s.codes[i] >= 0 and knows(s, i, seat)]
    at = fill_pile(s, hand, MOST_IN_HAND, at, out)
    top = [i for i in s.top if i in own and knows(s, i, seat)]
    at = fill_pile(s, top, MOST_TOP, at, out)
    sites = [i for i in own if s.zone[i] == ADVENTURE] if who == seat else []
    at = fill_pile(s, sites, MOST_ADVENTURE, at, out)
    at = fill_pile(s, in_zone(s, who, DISCARD_PILE), MOST_DISCARDED, at, out)
    at = fill_pile(s, in_zone(s, who, DEAD_PILE), MOST_DEAD, at, out)
    fill_table(s, seat, who, at, out)


def fill_pile(s: TcgState, pile: list[int], most: int, at: int, out: Features) -> int:
    """The prints of some cards. Returns the first place behind them."""
    here = at
    for i in pile:
        if here < at + most:
            out.put(here, s.cards[i] + 1)
            here += 1
    return at + most


def fill_table(s: TcgState, seat: int, who: int, at: int, out: Features) -> None:
    """A player's support area and companions."""
    size = character_size(s.rules.seats)
    here = at + MOST_SUPPORT
    last = here + MOST_COMPANIONS * size
    support: list[int] = []
    for i in s.table:
        if s.owner[i] != who or s.host[i] != NOTHING:
            continue
        kind = TYPE[s.cards[i]]
        if kind == COMPANION:
            if here < last:
                fill_companion(s, seat, i, here, out)
                here += size
        elif kind != MINION:
            support.append(i)
    fill_pile(s, support, MOST_SUPPORT, at, out)


def fill_companion(s: TcgState, seat: int, i: int, at: int, out: Features) -> None:
    """A companion with its current values."""
    at = fill_character(s, seat, i, at, out)
    out.put(at, 1 if s.bearer[s.owner[i]] == i else 0)
    out.put(at + 1, 1 if derived.ring_bound(s, i) else 0)
    out.put(at + 2, 1 if s.phase > 0 and derived.takes_part(s, i) else 0)


def fill_minions(s: TcgState, seat: int, at: int, out: Features) -> None:
    """The minions with their current values, and whom they are assigned to."""
    last = at + MOST_MINIONS * character_size(s.rules.seats)
    for i in derived.minions(s):
        if at >= last:
            return
        at = fill_character(s, seat, i, at, out)
        out.put(at, 1 if derived.roaming(s, i) else 0)
        out.put(at + 1, derived.home_number(s, i))
        if s.foe[i] != NOTHING:
            out.put(at + 2, s.cards[s.foe[i]] + 1)
        at += 3


def fill_character(s: TcgState, seat: int, i: int, at: int, out: Features) -> int:
    """What companions and minions have in common. Returns the first place behind it."""
    seats = s.rules.seats
    out.flag(at)
    out.put(at + 1, s.cards[i] + 1)
    out.flag(at + 2 + (s.owner[i] - seat) % seats)
    at += 2 + seats
    out.put(at, 1 if derived.active(s, i) else 0)
    out.put(at + 1, s.tokens[i])
    out.put(at + 2, derived.strength(s, i))
    out.put(at + 3, derived.vitality(s, i))
    out.put(at + 4, s.wounds[i])
    out.put(at + 5, 1 if derived.exhausted(s, i) else 0)
    at += 6
    for word in range(len(POWERS)):
        power = derived.power(s, i, word)
        if power > 0:
            out.put(at + word, power)
    return fill_pile(s, derived.borne(s, i), MOST_BORNE, at + len(POWERS), out)


def fill_fights(s: TcgState, at: int, out: Features) -> None:
    """Moves, archery, and the skirmishes with their current strengths."""
    out.flag(at)
    out.put(at + 1, s.moves)
    out.put(at + 2, move_limit(s))
    out.put(at + 3, 1 if can_move(s) else 0)
    out.flag(at + 4)
    out.put(at + 5, fellowship_total(s))
    out.put(at + 6, minion_total(s))
    at += 7
    last = at + MOST_COMPANIONS * SKIRMISH
    for fight in forecasts(s):
        if at >= last:
            return
        out.flag(at)
        out.put(at + 1, s.cards[fight.who] + 1)
        out.put(at + 2, 1 if s.fighter == fight.who else 0)
        out.put(at + 3, 1 if s.fierce == 1 else 0)
        out.put(at + 4, fight.mine)
        out.put(at + 5, fight.theirs)
        out.put(at + 6, fight.damage)
        out.put(at + 7, fight.damage_against)
        at += SKIRMISH
