"""Derived values: Active cards (rulebook p. 34, "Carte attive"), Spotting (p. 39, "Avvistare"),
current strength, keywords and restrictions."""

from __future__ import annotations

from typing import Final

from mathom.games.tcg.rules.abilities.ability_types import (
    CARD_KINDS,
    FIRST_POWER,
    MOD_ALLY_IN,
    MOD_ALLY_OUT,
    MOD_KEPT_OUT,
    MOD_LOSE,
    MOD_NOT_COUNTED,
    MOD_POWER,
    MOD_SAFE,
    MOD_SITE_NUMBER,
    MOD_STRENGTH,
    MOD_WOUND_CAP,
    STARTER_KINDS,
    STATIC_KINDS,
    STATICS,
    Carry,
    Filter,
    Static,
)
from mathom.games.tcg.rules.facts import (
    ALLY,
    ARCHER,
    CLASS,
    COMPANION,
    DAMAGE,
    FIERCE,
    FREE,
    FRODO,
    HOMES,
    LABEL_BITS,
    MINION,
    MINION_SITE,
    MOUNT,
    POSSESSION,
    POWER,
    RING_BOUND,
    SHADOW,
    SIDE,
    SITE,
    STARTER_DECKS,
    STRENGTH,
    STRENGTH_BONUS,
    TITLE,
    TITLES,
    TYPE,
    UNHASTY,
    VITALITY,
    VITALITY_BONUS,
)
from mathom.games.tcg.rules.state import ARCHERY as ARCHERY_PHASE
from mathom.games.tcg.rules.state import (
    FX,
    FX_JOINS,
    FX_KEPT_OUT,
    FX_NO_ITEMS,
    FX_NOT_COUNTED,
    FX_POWER,
    FX_SAFE,
    FX_SILENCED,
    FX_SITE_NUMBER,
    FX_STRENGTH,
    FX_WOUND_CAP,
    IN_PLAY,
    NOTHING,
    SKIRMISH,
    STACKED,
    UNKNOWN_KINDS,
    TcgState,
)

MODIFIERS_AND_TRIGGERS: Final = (1 << FIRST_POWER) - 1
ALL_KINDS: Final = (1 << 60) - 1
NO_CARDS: Final[list[int]] = []

# In `kept` of a state: the cards with a kind of modifier or trigger come first, by its bit.
STRENGTH_ITEMS: Final = FIRST_POWER
VITALITY_ITEMS: Final = FIRST_POWER + 1
MINIONS: Final = FIRST_POWER + 2
COMPANIONS: Final = FIRST_POWER + 3
LISTS_KEPT: Final = FIRST_POWER + 4

SAM: Final = TITLES.index("sam")

# Kinds of protection from wounds.
ALWAYS: Final = 0
IN_ARCHERY: Final = 1
OUTSIDE_SKIRMISH: Final = 2
OUTSIDE_OWN_SKIRMISH: Final = 3


def active(s: TcgState, i: int) -> bool:
    """Whether a card in play is active this turn (rulebook p. 34, "Carte attive")."""
    side = SIDE[s.cards[i]]
    if side == FREE and s.owner[i] != s.turn:
        return False
    if side == SHADOW and s.owner[i] == s.turn:
        return False
    if side > SHADOW and s.owner[i] != s.turn:
        return TYPE[s.cards[i]] == SITE
    host = s.host[i]
    return host == NOTHING or active(s, host)


def seen(s: TcgState, f: Filter, c: Carry) -> list[int]:
    """The cards that can be spotted (rulebook p. 39, "Avvistare")."""
    return [i for i in s.table if f.ok(s, i, c) and active(s, i)]


def count(s: TcgState, f: Filter, c: Carry) -> int:
    """How many cards can be spotted."""
    found = 0
    for i in s.table:
        if f.ok(s, i, c) and active(s, i):
            found += 1
    return found


def kept(s: TcgState, which: int) -> list[int]:
    """Cards in play that are looked up often. The list is kept until a card comes into play, leaves
    it or changes its bearer, or the turn ends: do not change it."""
    lists = s.kept
    if s.kept_for != s.turn or not lists:
        # Clones may share the old one.
        lists = [None] * LISTS_KEPT
        s.kept = lists
        s.kept_for = s.turn
    found = lists[which]
    if found is None:
        found = look_up(s, which)
        lists[which] = found
    return found


def look_up(s: TcgState, which: int) -> list[int]:
    """The cards in play that `kept` keeps."""
    cards = s.cards
    if which == STRENGTH_ITEMS:
        return [i for i in s.table if STRENGTH_BONUS[cards[i]] != 0]
    if which == VITALITY_ITEMS:
        return [i for i in s.table if VITALITY_BONUS[cards[i]] != 0]
    if which == MINIONS:
        return [i for i in s.table if TYPE[cards[i]] == MINION]
    if which == COMPANIONS:
        return [i for i in s.table if TYPE[cards[i]] == COMPANION and s.owner[i] == s.turn]
    bit = 1 << which
    return [i for i in s.table if CARD_KINDS[cards[i]] & bit and active(s, i)]


def companions(s: TcgState) -> list[int]:
    """The companions of the active fellowship."""
    return kept(s, COMPANIONS)


def minions(s: TcgState) -> list[int]:
    """The minions in play, of all Shadow players."""
    return kept(s, MINIONS)


def ring_bound(s: TcgState, i: int) -> bool:
    """Whether a companion is Ring-bound: Frodo, Sam, the Ring-bearer, or by keyword (rulebook p.
    37, "Parole chiave")."""
    card = s.cards[i]
    if TYPE[card] != COMPANION:
        return False
    if LABEL_BITS[card] & RING_BOUND or TITLE[card] == FRODO or TITLE[card] == SAM:
        return True
    return s.bearer[s.owner[i]] == i


def silenced(s: TcgState, i: int) -> bool:
    """Whether the first sentence of a card is switched off."""
    return s.lasts(FX_SILENCED, i)


def look_up_kinds(s: TcgState) -> int:
    """The kinds of modifiers, triggers and abilities that any card of the game has, as bits; all of
    them if a card is unknown."""
    found = 0
    for card in s.cards:
        if card < 0:
            return ALL_KINDS
        found |= CARD_KINDS[card]
    s.kinds = found
    return found


def starter_kinds(starter: int) -> int:
    """The same kinds, of the cards of a starter deck."""
    found = STARTER_KINDS.get(starter, UNKNOWN_KINDS)
    if found < 0:
        deck = STARTER_DECKS[starter]
        found = 0
        for card in [deck.bearer, deck.ring, *deck.sites, *deck.cards]:
            found |= CARD_KINDS[card]
        STARTER_KINDS[starter] = found
    return found


def look_up_kinds_in_play(s: TcgState) -> int:
    """The kinds of modifiers and triggers of the cards in play, as bits."""
    found = 0
    cards = s.cards
    for i in s.table:
        found |= CARD_KINDS[cards[i]]
    found &= MODIFIERS_AND_TRIGGERS
    s.kinds_in_play = found
    return found


def kind_in_play(s: TcgState, bit: int) -> bool:
    """Whether a card in play has a modifier or trigger of this kind; the current site may have one
    besides."""
    kinds = s.kinds_in_play
    if kinds < 0:
        kinds = look_up_kinds_in_play(s)
    return kinds & bit != 0


def sources(s: TcgState, kind: int) -> list[int]:
    """The active cards, and the current site, that have a modifier of this kind."""
    bit = 1 << kind
    kinds = s.kinds
    if kinds < 0:
        kinds = look_up_kinds(s)
    if not kinds & bit:
        return NO_CARDS
    cards = s.cards
    found = kept(s, kind) if kind_in_play(s, bit) else NO_CARDS
    site = s.path[s.place[s.turn]]
    if site != NOTHING and s.phase > 0 and STATIC_KINDS[cards[site]] & bit:
        if s.control[s.place[s.turn]] < 0:
            return [*found, site]
    return found


def in_force(s: TcgState, source: int, static: Static, c: Carry) -> bool:
    """Whether a modifier of an active card applies now."""
    if static.first_sentence and silenced(s, source):
        return False
    return static.holds(s, c)


def out_of_reach(s: TcgState, i: int) -> bool:
    """Whether a card in play is inactive: no effect or modifier applies to it."""
    return i != NOTHING and s.zone[i] == IN_PLAY and not active(s, i)


def modified(s: TcgState, kind: int, i: int, word: int = -1) -> int:
    """The sum of all modifiers of a kind (and word) for a card."""
    total = 0
    found = sources(s, kind)
    if not found or out_of_reach(s, i):
        return total
    for source in found:
        for static in STATICS[s.cards[source]]:
            if static.kind == kind and (word < 0 or static.word == word) and is_for(s, static, i):
                c = Carry(0, 0, s.owner[source], source)
                if applies(s, source, static, i, c):
                    c.subject = i
                    total += static.amount.of(s, c)
    return total


def is_for(s: TcgState, static: Static, i: int) -> bool:
    """Whether a modifier may affect a card, judged by what is printed on it. Most are for other
    cards; then no context is needed."""
    target = static.target
    return target is None or (i != NOTHING and target.printed(s.cards[i]))


def applies(s: TcgState, source: int, static: Static, i: int, c: Carry) -> bool:
    """Whether a modifier that `is_for` a card affects it now."""
    target = static.target
    if target is not None and not target.passed(s, i, c):
        return False
    return in_force(s, source, static, c)


def borne(s: TcgState, i: int) -> list[int]:
    """The cards that a card bears."""
    host = s.host
    return [j for j in s.table if host[j] == i]


def stacked_on(s: TcgState, i: int) -> list[int]:
    """The cards stacked on a card."""
    host = s.host
    zone = s.zone
    return [j for j in range(len(host)) if host[j] == i and zone[j] == STACKED]


def strength(s: TcgState, i: int) -> int:
    """The current strength of a character, at least 0."""
    total = STRENGTH[s.cards[i]]
    bare = s.lasts(FX_NO_ITEMS, i) if s.fx else False
    for j in kept(s, STRENGTH_ITEMS):
        if s.host[j] == i:
            card = s.cards[j]
            if not (bare and TYPE[card] == POSSESSION and STRENGTH_BONUS[card] > 0):
                total += STRENGTH_BONUS[card]
    total += modified_strength(s, i, bare)
    total += s.total(FX_STRENGTH, i)
    return total if total > 0 else 0


def modified_strength(s: TcgState, i: int, bare: bool) -> int:
    """The strength that modifiers add; `bare` excludes the bonuses of possessions."""
    total = 0
    found = sources(s, MOD_STRENGTH)
    if not found or out_of_reach(s, i):
        return total
    for source in found:
        for static in STATICS[s.cards[source]]:
            if static.kind != MOD_STRENGTH or not is_for(s, static, i):
                continue
            c = Carry(0, 0, s.owner[source], source)
            if applies(s, source, static, i, c):
                c.subject = i
                amount = static.amount.of(s, c)
                if not (bare and amount > 0 and TYPE[s.cards[source]] == POSSESSION):
                    total += amount
    return total


def vitality(s: TcgState, i: int) -> int:
    """The vitality of a character: printed, plus the bonuses of the cards it bears."""
    total = VITALITY[s.cards[i]]
    for j in kept(s, VITALITY_ITEMS):
        if s.host[j] == i:
            total += VITALITY_BONUS[s.cards[j]]
    return total


def exhausted(s: TcgState, i: int) -> bool:
    """Whether one more wound would kill (Exhausted: rulebook p. 12, "Esausto")."""
    return vitality(s, i) - s.wounds[i] <= 1


def power(s: TcgState, i: int, word: int) -> int:
    """The number of a keyword that a card has: printed, from modifiers, and from lasting
    effects."""
    total = POWER[s.cards[i]][word]
    kinds = s.kinds
    if kinds < 0:
        kinds = look_up_kinds(s)
    if kinds >> (FIRST_POWER + word) & 1:
        total += modified(s, MOD_POWER, i, word)
    fx = s.fx
    for k in range(0, len(fx), FX):
        if fx[k] == FX_POWER and fx[k + 1] == i and fx[k + 4] == word:
            total += fx[k + 2]
    if total > 0 and word in (FIERCE, DAMAGE) and lost_power(s, i, word):
        return 0
    return total


def lost_power(s: TcgState, i: int, word: int) -> bool:
    """Whether a modifier removes the keyword."""
    for source in sources(s, MOD_LOSE):
        for static in STATICS[s.cards[source]]:
            if static.kind == MOD_LOSE and static.word == word and static.target is not None:
                if is_for(s, static, i):
                    c = Carry(0, 0, s.owner[source], source)
                    if applies(s, source, static, i, c):
                        return True
    return False


def has_static(s: TcgState, kind: int, i: int, word: int = -1) -> bool:
    """Whether a modifier of a kind applies to a card."""
    for source in sources(s, kind):
        for static in STATICS[s.cards[source]]:
            if static.kind == kind and (word < 0 or static.word == word) and is_for(s, static, i):
                c = Carry(0, 0, s.owner[source], source)
                if applies(s, source, static, i, c):
                    return True
    return False


def home_number(s: TcgState, i: int) -> int:
    """The current site number of a minion."""
    found = MINION_SITE[s.cards[i]] + s.total(FX_SITE_NUMBER, i)
    return found + modified(s, MOD_SITE_NUMBER, i)


def roaming(s: TcgState, i: int) -> bool:
    """Whether a minion's site number is higher than the current site's (Roaming: rulebook p. 24,
    "Vagante")."""
    return TYPE[s.cards[i]] == MINION and home_number(s, i) > s.number()


def mounted(s: TcgState, i: int) -> bool:
    """Whether a character bears a mount."""
    return any(s.host[j] == i and CLASS[s.cards[j]] == MOUNT for j in s.table)


def fights(s: TcgState, i: int) -> bool:
    """Whether a character is in the current skirmish."""
    if s.fighter == NOTHING or s.phase != SKIRMISH:
        return False
    return i == s.fighter or s.foe[i] == s.fighter


def facing(s: TcgState, i: int) -> list[int]:
    """The characters that a character fights in the current skirmish."""
    if not fights(s, i):
        return []
    if i != s.fighter:
        return [s.fighter]
    foe = s.foe
    return [j for j in s.table if foe[j] == i]


def fight_over(s: TcgState) -> bool:
    """Whether the current skirmish was cancelled or has lost a side."""
    if s.phase != SKIRMISH:
        return False
    return not in_play(s, s.fighter) or assigned_to(s, s.fighter) == 0


def safe(s: TcgState, i: int) -> bool:
    """Whether a character cannot take wounds now."""
    if s.fx and s.lasts(FX_SAFE, i):
        return True
    for source in sources(s, MOD_SAFE):
        c = Carry(0, 0, s.owner[source], source)
        for static in STATICS[s.cards[source]]:
            target = static.target
            if static.kind == MOD_SAFE and target is not None and target.ok(s, i, c):
                if safe_now(s, i, static.word) and in_force(s, source, static, c):
                    return True
    return False


def safe_now(s: TcgState, i: int, way: int) -> bool:
    """Whether a kind of protection applies in this phase."""
    if way == IN_ARCHERY:
        return s.phase == ARCHERY_PHASE
    if way == OUTSIDE_SKIRMISH:
        return s.phase != SKIRMISH
    if way == OUTSIDE_OWN_SKIRMISH:
        return not fights(s, i)
    return True


def capped(s: TcgState, i: int) -> bool:
    """Whether a character can take at most one wound in this skirmish phase."""
    if s.fx and s.lasts(FX_WOUND_CAP, i):
        return True
    return s.phase == SKIRMISH and has_static(s, MOD_WOUND_CAP, i)


def takes_part(s: TcgState, i: int) -> bool:
    """Whether a companion or ally can take part in archery and skirmishes here."""
    card = s.cards[i]
    if TYPE[card] == COMPANION:
        return LABEL_BITS[card] & UNHASTY == 0
    if TYPE[card] != ALLY or has_static(s, MOD_ALLY_OUT, i):
        return False
    if s.fx and s.lasts(FX_JOINS, i):
        return True
    return s.number() in HOMES[card] or has_static(s, MOD_ALLY_IN, i)


def may_be_brought(s: TcgState, i: int) -> bool:
    """Whether a card can let an ally take part in skirmishes away from home: no modifier forbids
    it, and the ally is not unhasty (that needs a Gandalf card)."""
    card = s.cards[i]
    if TYPE[card] != ALLY or LABEL_BITS[card] & UNHASTY:
        return False
    return not has_static(s, MOD_ALLY_OUT, i)


def kept_out(s: TcgState, i: int) -> bool:
    """Whether a minion cannot be assigned to skirmishes."""
    return (bool(s.fx) and s.lasts(FX_KEPT_OUT, i)) or has_static(s, MOD_KEPT_OUT, i)


def counts_as_archer(s: TcgState, i: int) -> bool:
    """Whether a character adds to the archery total of its side."""
    if power(s, i, ARCHER) == 0 or (s.fx and s.lasts(FX_NOT_COUNTED, i)):
        return False
    return not has_static(s, MOD_NOT_COUNTED, i)


def controlled_sites(s: TcgState, seat: int, labels: int = 0) -> int:
    """How many sites (with a keyword) a seat controls."""
    found = 0
    for number in range(1, len(s.control)):
        if s.control[number] == seat:
            if labels == 0 or LABEL_BITS[s.cards[s.path[number]]] & labels:
                found += 1
    return found


def assigned_to(s: TcgState, i: int) -> int:
    """How many minions are assigned to a character."""
    foe = s.foe
    found = 0
    for j in s.table:
        if foe[j] == i:
            found += 1
    return found


def in_play(s: TcgState, i: int) -> bool:
    return i != NOTHING and s.zone[i] == IN_PLAY
