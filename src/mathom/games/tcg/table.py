"""What is so at a moment: which cards are active, how strong they are, what they may not do."""

from __future__ import annotations

from mathom.games.tcg.ability import (
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
    STATIC_KINDS,
    STATICS,
    Carry,
    Filter,
    Static,
)
from mathom.games.tcg.facts import (
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
    STRENGTH,
    STRENGTH_BONUS,
    TITLE,
    TITLES,
    TYPE,
    UNHASTY,
    VITALITY,
    VITALITY_BONUS,
)
from mathom.games.tcg.state import ARCHERY as ARCHERY_PHASE
from mathom.games.tcg.state import (
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
    TcgState,
)

SAM = TITLES.index("sam")

# Ways of being safe from wounds.
ALWAYS = 0
IN_ARCHERY = 1
OUTSIDE_SKIRMISH = 2
OUTSIDE_OWN_SKIRMISH = 3


def active(s: TcgState, i: int) -> bool:
    """Whether a card in play takes part in this turn (Carte attive)."""
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
    """The cards that can be spotted (Avvistare)."""
    return [i for i in s.table if f.ok(s, i, c) and active(s, i)]


def count(s: TcgState, f: Filter, c: Carry) -> int:
    """How many can be spotted."""
    found = 0
    for i in s.table:
        if f.ok(s, i, c) and active(s, i):
            found += 1
    return found


def companions(s: TcgState) -> list[int]:
    """The fellowship of this turn."""
    return [i for i in s.table if TYPE[s.cards[i]] == COMPANION and s.owner[i] == s.turn]


def minions(s: TcgState) -> list[int]:
    """All minions in play."""
    return [i for i in s.table if TYPE[s.cards[i]] == MINION]


def ring_bearer(s: TcgState) -> int:
    """The Ring-bearer of this turn."""
    return s.bearer[s.turn]


def ring_bound(s: TcgState, i: int) -> bool:
    """Frodo, Sam, whoever bears the Ring, and those with the keyword (Legato all'Anello)."""
    card = s.cards[i]
    if TYPE[card] != COMPANION:
        return False
    if LABEL_BITS[card] & RING_BOUND or TITLE[card] == FRODO or TITLE[card] == SAM:
        return True
    return s.bearer[s.owner[i]] == i


def silenced(s: TcgState, i: int) -> bool:
    """Whether the first sentence of a card does not apply."""
    return s.lasts(FX_SILENCED, i)


def sources(s: TcgState, kind: int) -> list[int]:
    """The active cards, and the current site, that have a static of this kind."""
    bit = 1 << kind
    cards = s.cards
    found = [i for i in s.table if STATIC_KINDS[cards[i]] & bit and active(s, i)]
    site = s.path[s.place[s.turn]]
    if site != NOTHING and s.phase > 0 and STATIC_KINDS[cards[site]] & bit:
        if s.control[s.place[s.turn]] < 0:
            found.append(site)
    return found


def in_force(s: TcgState, source: int, static: Static, c: Carry) -> bool:
    """Whether a static of an active card holds now."""
    if static.first_sentence and silenced(s, source):
        return False
    return static.holds(s, c)


def out_of_reach(s: TcgState, i: int) -> bool:
    """Whether a card in play is not active: nothing is done to it, and no text changes it."""
    return i != NOTHING and s.zone[i] == IN_PLAY and not active(s, i)


def modified(s: TcgState, kind: int, i: int, word: int = -1) -> int:
    """What all statics of a kind, about a certain word, add for a card."""
    total = 0
    if out_of_reach(s, i):
        return total
    for source in sources(s, kind):
        c = Carry(0, 0, s.owner[source], source)
        for static in STATICS[s.cards[source]]:
            if static.kind == kind and (word < 0 or static.word == word):
                target = static.target
                if target is not None and not target.ok(s, i, c):
                    continue
                if in_force(s, source, static, c):
                    c.x = i
                    total += static.amount.of(s, c)
                    c.x = NOTHING
    return total


def borne(s: TcgState, i: int) -> list[int]:
    """The cards on a card."""
    host = s.host
    return [j for j in s.table if host[j] == i]


def stacked_on(s: TcgState, i: int) -> list[int]:
    """The cards stacked under a card."""
    host = s.host
    zone = s.zone
    return [j for j in range(len(host)) if host[j] == i and zone[j] == STACKED]


def strength(s: TcgState, i: int) -> int:
    """The strength of a character now, never below 0."""
    total = STRENGTH[s.cards[i]]
    bare = s.lasts(FX_NO_ITEMS, i) if s.fx else False
    for j in s.table:
        if s.host[j] == i:
            card = s.cards[j]
            if not (bare and TYPE[card] == POSSESSION and STRENGTH_BONUS[card] > 0):
                total += STRENGTH_BONUS[card]
    total += modified_strength(s, i, bare)
    total += s.total(FX_STRENGTH, i)
    return total if total > 0 else 0


def modified_strength(s: TcgState, i: int, bare: bool) -> int:
    """What texts add; bonuses of possessions do not count for somebody stripped of them."""
    total = 0
    if out_of_reach(s, i):
        return total
    for source in sources(s, MOD_STRENGTH):
        c = Carry(0, 0, s.owner[source], source)
        for static in STATICS[s.cards[source]]:
            if static.kind != MOD_STRENGTH:
                continue
            target = static.target
            if target is not None and not target.ok(s, i, c):
                continue
            if in_force(s, source, static, c):
                c.x = i
                amount = static.amount.of(s, c)
                c.x = NOTHING
                if not (bare and amount > 0 and TYPE[s.cards[source]] == POSSESSION):
                    total += amount
    return total


def vitality(s: TcgState, i: int) -> int:
    """The vitality of a character: printed, and what it bears."""
    total = VITALITY[s.cards[i]]
    for j in s.table:
        if s.host[j] == i:
            total += VITALITY_BONUS[s.cards[j]]
    return total


def exhausted(s: TcgState, i: int) -> bool:
    """One wound from death (Esausto)."""
    return vitality(s, i) - s.wounds[i] <= 1


def power(s: TcgState, i: int, word: int) -> int:
    """How much of a keyword a card has: printed, given by others, lasting."""
    total = POWER[s.cards[i]][word] + modified(s, MOD_POWER, i, word)
    fx = s.fx
    for k in range(0, len(fx), FX):
        if fx[k] == FX_POWER and fx[k + 1] == i and fx[k + 4] == word:
            total += fx[k + 2]
    if total > 0 and word in (FIERCE, DAMAGE) and lost_power(s, i, word):
        return 0
    return total


def lost_power(s: TcgState, i: int, word: int) -> bool:
    """Whether a text takes the keyword away."""
    for source in sources(s, MOD_LOSE):
        c = Carry(0, 0, s.owner[source], source)
        for static in STATICS[s.cards[source]]:
            target = static.target
            if static.kind == MOD_LOSE and static.word == word and target is not None:
                if target.ok(s, i, c) and in_force(s, source, static, c):
                    return True
    return False


def has_static(s: TcgState, kind: int, i: int, word: int = -1) -> bool:
    """Whether some static of a kind holds for a card."""
    for source in sources(s, kind):
        c = Carry(0, 0, s.owner[source], source)
        for static in STATICS[s.cards[source]]:
            if static.kind == kind and (word < 0 or static.word == word):
                target = static.target
                if target is not None and (i == NOTHING or not target.ok(s, i, c)):
                    continue
                if in_force(s, source, static, c):
                    return True
    return False


def home_number(s: TcgState, i: int) -> int:
    """The site number of a minion."""
    found = MINION_SITE[s.cards[i]] + s.total(FX_SITE_NUMBER, i)
    return found + modified(s, MOD_SITE_NUMBER, i)


def roaming(s: TcgState, i: int) -> bool:
    """Whether a minion is further along than its site number allows (Vagante)."""
    return TYPE[s.cards[i]] == MINION and home_number(s, i) > s.number()


def mounted(s: TcgState, i: int) -> bool:
    """Whether a character bears a mount."""
    return any(s.host[j] == i and CLASS[s.cards[j]] == MOUNT for j in s.table)


def fights(s: TcgState, i: int) -> bool:
    """Whether a character is in the skirmish that is being fought."""
    if s.fighter == NOTHING or s.phase != SKIRMISH:
        return False
    return i == s.fighter or s.foe[i] == s.fighter


def facing(s: TcgState, i: int) -> list[int]:
    """Those that a character faces in the skirmish that is being fought."""
    if not fights(s, i):
        return []
    if i != s.fighter:
        return [s.fighter]
    foe = s.foe
    return [j for j in s.table if foe[j] == i]


def fight_over(s: TcgState) -> bool:
    """Whether the skirmish of this phase was cancelled, or one side of it is gone."""
    if s.phase != SKIRMISH:
        return False
    return not in_play(s, s.fighter) or s.fighter not in s.foe


def safe(s: TcgState, i: int) -> bool:
    """Whether a character may not take wounds now."""
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
    """Whether a way of being safe works in this phase."""
    if way == IN_ARCHERY:
        return s.phase == ARCHERY_PHASE
    if way == OUTSIDE_SKIRMISH:
        return s.phase != SKIRMISH
    if way == OUTSIDE_OWN_SKIRMISH:
        return not fights(s, i)
    return True


def capped(s: TcgState, i: int) -> bool:
    """Whether a character takes at most one wound in a skirmish phase."""
    if s.fx and s.lasts(FX_WOUND_CAP, i):
        return True
    return s.phase == SKIRMISH and has_static(s, MOD_WOUND_CAP, i)


def takes_part(s: TcgState, i: int) -> bool:
    """Whether a companion or ally may fight and shoot here."""
    card = s.cards[i]
    if TYPE[card] == COMPANION:
        return LABEL_BITS[card] & UNHASTY == 0
    if TYPE[card] != ALLY or has_static(s, MOD_ALLY_OUT, i):
        return False
    if s.fx and s.lasts(FX_JOINS, i):
        return True
    return s.number() in HOMES[card] or has_static(s, MOD_ALLY_IN, i)


def may_be_brought(s: TcgState, i: int) -> bool:
    """Whether a text may bring an ally into skirmishes away from home: none keeps him out, and he
    is not unhasty, for whom it takes a Gandalf card."""
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
    """How many minions a character has been assigned."""
    return s.foe.count(i)


def in_play(s: TcgState, i: int) -> bool:
    """Whether a card is in play."""
    return i != NOTHING and s.zone[i] == IN_PLAY
