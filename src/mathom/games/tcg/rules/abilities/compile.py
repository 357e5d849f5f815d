"""Compile the abilities of all cards from data into objects."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.errors import BadNotation
from mathom.games.tcg.rules.abilities import ability_types as kinds
from mathom.games.tcg.rules.abilities.ability_types import (
    Ability,
    CardAbilities,
    Condition,
    End,
    Filter,
    Occasion,
    Op,
    Static,
)
from mathom.games.tcg.rules.abilities.filters import read_filter
from mathom.games.tcg.rules.abilities.operations import (
    asking,
    draw_decks,
    flow,
    in_play,
    journey,
    piles,
    prevention,
    tokens,
)
from mathom.games.tcg.rules.abilities.operations.asking import ALL, SOME, Selection
from mathom.games.tcg.rules.abilities.values import Number, read_condition, read_value
from mathom.games.tcg.rules.cards import CostPaid
from mathom.games.tcg.rules.facts import (
    CARD_FACTS,
    CLASSES,
    FREE,
    POWERS,
    SHADOW,
    SITE,
    TYPE,
)
from mathom.games.tcg.rules.state import UNTIL_PHASE, UNTIL_REGROUP
from mathom.games.tcg.rules.vocabulary import PHASES

Data = Any

FIXED: Final = {
    "self": asking.SELF,
    "bearer": asking.BEARER_OF,
    "x": asking.THE_SUBJECT,
    "y": asking.THE_OTHER,
    "ring-bearer": asking.RING_BEARER,
}
BY: Final = {"fp": asking.BY_FREE, "n": asking.BY_PICKED}
UNTIL: Final = {"phase": UNTIL_PHASE, "regroup": UNTIL_REGROUP}

OCCASION_WORDS: Final = {
    "wins": kinds.WINS,
    "loses": kinds.LOSES,
    "played": kinds.PLAYED,
    "killed": kinds.DIES,
    "skirmish-starts": kinds.SKIRMISH_STARTS,
    "phase-starts": kinds.PHASE_STARTS,
    "turn-starts": kinds.TURN_STARTS,
    "moves": kinds.MOVES,
    "arrives": kinds.ARRIVES,
    "leaves": kinds.LEAVES,
    "assigned": kinds.PAIRED,
    "phase-ends": kinds.PHASE_ENDS,
    "about-wound": kinds.ABOUT_WOUND,
    "about-discard": kinds.ABOUT_DISCARD,
    "about-burden": kinds.ABOUT_BURDEN,
    "about-control": kinds.ABOUT_CONTROL,
    "ability-used": kinds.ABILITY_USED,
    "event-played": kinds.EVENT_PLAYED,
}

MODS: Final = {
    "strength": kinds.MOD_STRENGTH,
    "keyword": kinds.MOD_POWER,
    "cost": kinds.MOD_COST,
    "no-wounds": kinds.MOD_SAFE,
    "bar": kinds.MOD_BAR,
    "no-discard": kinds.MOD_NO_DISCARD,
    "not-archer": kinds.MOD_NOT_COUNTED,
    "bar-assign": kinds.MOD_KEPT_OUT,
    "lose": kinds.MOD_LOSE,
    "move-limit": kinds.MOD_MOVE_LIMIT,
    "site-number": kinds.MOD_SITE_NUMBER,
    "wound-cap": kinds.MOD_WOUND_CAP,
    "ally-out": kinds.MOD_ALLY_OUT,
    "ally-in": kinds.MOD_ALLY_IN,
    "no-bear": kinds.MOD_NO_BEAR,
    "no-play-on": kinds.MOD_NO_PLAY_ON,
    "no-abilities": kinds.MOD_NO_ABILITIES,
    "roaming": kinds.MOD_ROAMING,
    "skip-archery": kinds.MOD_SKIP_ARCHERY,
    "no-heal": kinds.MOD_NO_HEAL,
    "overwhelm": kinds.MOD_OVERWHELM,
    "protect": kinds.MOD_PROTECT,
    "shadow-number": kinds.MOD_SHADOW_NUMBER,
    "tax-rangers": kinds.MOD_TAX,
    "home-watch": kinds.MOD_HOME_WATCH,
    "cost-on": kinds.MOD_COST_ON,
    "start-cost": kinds.MOD_START_COST,
    "own-cost": kinds.MOD_OWN_COST,
}

SAFETY: Final = ["always", "in-archery", "outside-skirmish", "outside-own-skirmish"]


def read_selection(data: Data) -> Selection:
    if isinstance(data, str):
        return Selection(FIXED[data])
    head, rest = data[0], data[1:]
    if head == "foe-of":
        return Selection(asking.FOE_OF_SUBJECT)
    if head == "host-of":
        return Selection(asking.HOST_OF_SUBJECT)
    if head == "all":
        return Selection(ALL, read_filter(rest))
    return read_choice(head, rest)


def read_choice(head: str, rest: list[Data]) -> Selection:
    """A selection of cards that a player chooses."""
    by = 0
    if len(rest) > 2 and rest[-2] == "by":
        by = BY[rest[-1]]
        rest = rest[:-2]
    amount: Data = 1
    if head in ("n", "upto"):
        amount, rest = rest[0], rest[1:]
    found = Selection(SOME, read_filter(rest))
    found.by = by
    found.single = head in ("one", "one2")
    found.into_other = head == "one2"
    if head in ("one", "one2", "n"):
        found.least = read_value(amount)
        found.most = read_value(amount)
    elif head == "upto":
        found.most = read_value(amount)
    elif head == "some":
        found.least = Number(1)
    elif head != "any":
        raise BadNotation("unknown-effect", effect=head)
    return found


def read_hit(head: str, rest: list[Data]) -> Op | None:
    """An operation on cards in play."""
    hits: dict[str, type[in_play.Hit]] = {
        "exert": in_play.Exert,
        "exhaust": in_play.Exhaust,
        "wound": in_play.Wounding,
        "heal": in_play.Healing,
        "discard": in_play.Discarding,
        "token": in_play.Token,
        "cancel": in_play.CancelSkirmish,
        "leave-fight": in_play.LeaveFight,
        "to-hand": in_play.ToHand,
    }
    if head in hits:
        amount = read_value(rest[1]) if len(rest) > 1 else Number(1)
        return hits[head](read_selection(rest[0]), amount)
    if head == "strength":
        until = UNTIL[rest[2]] if len(rest) > 2 else UNTIL_PHASE
        return in_play.Strengthen(read_selection(rest[0]), read_value(rest[1]), until)
    if head == "gain":
        until = UNTIL[rest[3]] if len(rest) > 3 else UNTIL_PHASE
        power = POWERS.index(rest[1])
        return in_play.Gain(read_selection(rest[0]), Number(rest[2]), power, until)
    if head == "pick":
        selection = read_choice("one2" if rest[0] == "y" else "one", rest[1:])
        return in_play.Choosing(selection, Number(1))
    if head == "watch":
        return in_play.Watch(read_selection(rest[0]), Number(1 if rest[1] == "wins" else 0))
    if head in in_play.LASTING:
        kind, until = in_play.LASTING[head]
        amount = Number(rest[1]) if head == "site-up" else Number(1)
        if head == "joins":
            until = UNTIL[rest[1]]
        return in_play.Lasting(read_selection(rest[0]), amount, kind, until)
    return None


def read_place(words: list[Data]) -> tuple[Filter, int, Filter]:
    """Stacked cards: their filter, their place, and the filter of the cards they are stacked on."""
    for place in ("on-self", "on-conditions", "on-any"):
        if place in words:
            at = words.index(place)
            return (
                read_filter(words[:at]),
                piles.PLACES.index(place),
                read_filter(words[at + 1 :]),
            )
    raise BadNotation("unknown-effect", effect=str(words))


def read_from_place(head: str, rest: list[Data]) -> Op | None:
    """An operation on cards that are not in play."""
    op: piles.FromPlace
    match head:
        case "play":
            place = piles.PLACES.index(rest[0])
            return piles.Play(place, read_filter(rest[2:]), read_value(rest[1]))
        case "play-on":
            play = piles.Play(
                piles.PLACES.index(rest[0]), read_filter(rest[2]), read_value(rest[1])
            )
            play.onto = True
            return play
        case "discard-hand":
            by_free = rest[-2:] == ["by", "fp"]
            what = rest[1:-2] if by_free else rest[1:]
            return piles.DiscardHand(read_filter(what), rest[0], by_free)
        case "bottom-hand":
            return piles.BottomHand(piles.FROM_HAND, read_filter(rest))
        case "stack-hand":
            return piles.StackHere(piles.FROM_HAND, read_filter(rest[1:]))
        case "stack-discard":
            return piles.StackHere(piles.FROM_DISCARD, Filter())
        case "take-discard":
            return piles.TakeCard(piles.FROM_DISCARD, read_filter(rest))
        case "take-stacked" | "discard-stacked":
            stacked, place, host = read_place(rest)
            kind = piles.TakeCard if head == "take-stacked" else piles.DiscardStacked
            op = kind(place, stacked)
            op.host = host
            return op
        case _:
            return None


def read_operation(head: str, rest: list[Data]) -> Op:
    """Any other operation."""
    plain: dict[str, type[Op]] = {
        "control": journey.Control,
        "liberate": journey.Liberate,
        "wear": journey.Wear,
        "become-bearer": journey.BecomeBearer,
        "prevent-wound": prevention.PreventWound,
        "instead-discard": prevention.InsteadDiscard,
        "shelter": prevention.Shelter,
        "prevent-burden": prevention.PreventBurden,
        "prevent-control": prevention.PreventControl,
        "cancel-ability": prevention.CancelAbility,
        "rescue-event": prevention.RescueEvent,
        "show-hand": piles.ShowHand,
        "library": draw_decks.Library,
        "barrows": draw_decks.Barrows,
        "stack-on-site": journey.StackOnSite,
        "discard-top": draw_decks.DiscardTop,
        "choose-shadow": draw_decks.ChooseShadow,
        "reconcile": piles.ReconcileNow,
    }
    if head in plain:
        return plain[head]()
    if head in tokens.TURN_RULES:
        kind, until = tokens.TURN_RULES[head]
        return tokens.TurnRule(kind, until)
    match head:
        case "twilight":
            return tokens.Twilight(read_value(rest[0]))
        case "burden":
            return tokens.Burden(read_value(rest[0]))
        case "draw":
            return draw_decks.Draw(read_value(rest[0]))
        case "archery":
            return tokens.ArcheryTotal(rest[0] == "fp", read_value(rest[1]))
        case "assign":
            return in_play.Assign(read_selection(rest[0]), read_selection(rest[1]))
        case "note":
            return flow.Note(read_selection(rest[0]))
        case "stack-top":
            return draw_decks.StackTop(rest[0], read_selection(rest[1]))
        case "play-self":
            return piles.PlaySelf(read_value(rest[0]))
        case "play-sites":
            return journey.PlaySites(rest[0])
        case "shuffle-in":
            return piles.ShuffleIn(read_filter(rest[0][1:]), rest[0][0] == "one")
        case "spot":
            return tokens.Spot(read_filter(rest[1:]), False, rest[0])
        case "spot-twilight" | "spot-burdens":
            return tokens.Spot(None, head == "spot-burdens", rest[0])
        case "heal-freely":
            return tokens.HealFreely(rest[0])
        case _:
            raise BadNotation("unknown-effect", effect=head)


class Writer:
    """Writes the program of an ability: nested operations become one list with jumps."""

    def __init__(self) -> None:
        self.program: list[Op] = []
        self.paying = False

    def add(self, op: Op) -> None:
        self.program.append(op)

    def line(self, data: list[Data]) -> Op:
        """Compile one operation; return the one that decides whether it can be done."""
        head, rest = data[0], data[1:]
        self.spot_first(data)
        match head:
            case "when":
                return self.when(rest)
            case "times":
                return self.repeat(rest)
            case "choose" | "choose-by-fp":
                return self.branches(rest, head == "choose-by-fp")
            case "unless":
                return self.unless(rest)
            case "ten-cards":
                self.add(draw_decks.ChooseOpponent())
                self.add(draw_decks.TenCards(SHADOW))
                self.add(draw_decks.TenCards(FREE))
                return self.program[-1]
            case "palantir":
                self.add(draw_decks.Palantir())
                self.add(draw_decks.LookAtTop())
                return self.program[-1]
        op = read_hit(head, rest) or read_from_place(head, rest)
        if op is None:
            op = read_operation(head, rest)
        if self.paying and isinstance(op, in_play.Hit):
            op.whom.own = True
        self.add(op)
        return op

    def spot_first(self, data: list[Data]) -> None:
        """Before an operation with "if you spot", ask whether the player spots."""
        for part in data[1:]:
            words = part if isinstance(part, list) else []
            if words[:1] == ["spots"]:
                self.add(tokens.MaySpot(read_condition(["see", *words[1:]]), words[1]))
            elif words[:1] == ["spots-burdens"]:
                self.add(tokens.MaySpot(read_condition(["burdens", words[1]]), words[1]))
            elif data[0] != "when" or words[:1] == ["if"]:
                self.spot_first(words)

    def lines(self, data: list[Data]) -> list[Op]:
        return [self.line(line) for line in data]

    def costs(self, data: list[Data]) -> list[Op]:
        """Compile costs; every player pays with cards of his own."""
        self.paying = True
        found = self.lines(data)
        self.paying = False
        return found

    def when(self, rest: list[Data]) -> Op:
        op = flow.When(read_condition(rest[0]))
        self.add(op)
        self.lines(rest[1])
        leave = flow.Jump()
        self.add(leave)
        op.otherwise = len(self.program)
        self.lines(rest[2])
        leave.to = len(self.program)
        return op

    def repeat(self, rest: list[Data]) -> Op:
        op = flow.Repeat(read_value(rest[0]))
        before = self.program[-1] if self.program else None
        if isinstance(before, tokens.Spot):
            op.spot = before
        self.add(op)
        start = len(self.program)
        again = flow.Again()
        self.add(again)
        op.body = self.lines(rest[1:])
        back = flow.Jump()
        back.to = start
        self.add(back)
        again.beyond = len(self.program)
        return op

    def branches(self, rest: list[Data], by_free: bool) -> Op:
        """A choice between several branches."""
        op = flow.Branches(by_free)
        self.add(op)
        leaves: list[flow.Jump] = []
        for branch in rest:
            op.starts.append(len(self.program))
            op.branches.append(self.lines(branch))
            leave = flow.Jump()
            self.add(leave)
            leaves.append(leave)
        for leave in leaves:
            leave.to = len(self.program)
        return op

    def unless(self, rest: list[Data]) -> Op:
        """An effect that a player can stop by doing something else."""
        condition = read_condition(rest[3]) if len(rest) > 3 else None
        op = flow.Unless(rest[0] == "shadow", condition)
        self.add(op)
        op.instead_at = len(self.program)
        op.instead = self.lines(rest[1])
        for line in op.instead:
            if isinstance(line, tokens.Burden):
                line.price = not op.shadow
        leave = flow.Jump()
        self.add(leave)
        op.main_at = len(self.program)
        op.main = self.lines(rest[2])
        leave.to = len(self.program)
        return op


def read_occasion(words: list[Data]) -> Occasion:
    """A trigger."""
    found = Occasion(OCCASION_WORDS[words[0]])
    subject: list[Data] = []
    other: list[Data] = []
    into = subject
    for word in words[1:]:
        if word in ("over", "to", "fighting-with"):
            into = other
        elif word == "by-fp":
            found.by = FREE
        elif word == "by-shadow":
            found.by = SHADOW
        elif word == "by-any":
            found.by = -1
        elif word in ("in-skirmish", "in-regroup"):
            found.number = PHASES.index(word[3:])
        elif isinstance(word, int):
            found.number = word
        elif found.kind == kinds.PHASE_STARTS:
            found.number = PHASES.index(word)
        else:
            into.append(word)
    if found.kind in (kinds.ARRIVES, kinds.LEAVES) and subject == ["self"]:
        found.own = True
        subject = []
    found.subject = read_filter(subject) if subject else None
    found.other = read_filter(other) if other else None
    if found.kind == kinds.PAIRED and not other:
        found.number = 0
    return found


def read_ability(card: CardAbilities, data: list[Data]) -> None:
    """Add one entry of a card's abilities."""
    head = data[0]
    if head in ("static", "static-first"):
        read_statics(card, data[1:], head == "static-first")
    elif head == "toplay":
        card.to_play.extend(read_condition(part) for part in data[1:])
    elif head == "playcost":
        read_play_cost(card, data[1:])
    else:
        read_used(card, head, data[1:])


def read_play_cost(card: CardAbilities, data: list[Data]) -> None:
    """An extra cost to play a card."""
    found = card.add(kinds.PLAY_COST)
    writer = Writer()
    found.costs = writer.costs(data)
    writer.add(CostPaid())
    found.program = writer.program
    card.play_cost = found


KINDS: Final = {
    "act": kinds.ACTION,
    "response": kinds.RESPONSE,
    "may": kinds.MAY,
    "must": kinds.MUST,
    "stacked": kinds.FROM_STACK,
    "later": kinds.LATER,
}


def read_used(card: CardAbilities, head: str, data: list[Data]) -> None:
    """An ability that a player uses or that an event triggers."""
    found = card.add(KINDS[head])
    rest = data
    if head in ("act", "stacked"):
        names = data[0].split("+")
        found.phases = sum(1 << PHASES.index(name) for name in names)
        found.side = site_side(card.card, names)
        rest = data[1:]
    elif head != "later":
        found.occasion = read_occasion(data[0])
        rest = data[1:]
    writer = Writer()
    effects: list[Data] = []
    for part in rest:
        if part[0] == "if":
            found.needs.extend(read_condition(condition) for condition in part[1:])
            found.ranger = found.ranger or "ranger" in str(part)
        elif part[0] == "cost":
            found.costs = writer.costs(part[1:])
            found.onto = read_onto(part[1:])
        elif part[0] == "once":
            found.once = True
        else:
            effects.append(part)
    writer.add(flow.Paid())
    read_effects(found, writer, effects)
    writer.add(End())
    found.program = writer.program


def read_onto(data: list[Data]) -> Filter | None:
    """The filter for the bearer of a card that is played as a cost."""
    for line in data:
        if line[0] == "play-on":
            return read_filter(line[4])
    return None


def read_effects(found: Ability, writer: Writer, effects: list[Data]) -> None:
    """Compile the effects. An ability that starts by playing a card or by rearranging the hand is
    offered only if that is possible. So is a free ability that others can stop: otherwise it could
    be used again and again."""
    heads = ["play", "play-self", "barrows"]
    if not found.costs:
        heads.append("unless")
    for index, effect in enumerate(effects):
        op = writer.line(effect)
        found.effects.append(op)
        if index == 0 and effect[0] in heads:
            found.wants.append(op)


def site_side(card: int, phases: list[str]) -> int:
    """The side that can use an action of a site: the side that acts in its phase."""
    if TYPE[card] != SITE:
        return -1
    return FREE if "fellowship" in phases else SHADOW


def read_statics(card: CardAbilities, parts: list[Data], first: bool) -> None:
    """The modifiers of a card."""
    conditions: list[Condition] = []
    for part in parts:
        if part[0] == "while":
            conditions = [read_condition(condition) for condition in part[1:]]
            continue
        static = read_static(part)
        static.conditions = conditions
        static.first_sentence = first
        card.statics.append(static)


def read_target(data: Data) -> Filter:
    """The filter of the cards that a modifier affects."""
    if isinstance(data, str):
        return read_filter([data])
    return read_filter(data)


def read_static(part: list[Data]) -> Static:
    head, rest = part[0], part[1:]
    if head == "archery":
        kind = kinds.MOD_ARCHERY_FREE if rest[0] == "fp" else kinds.MOD_ARCHERY_SHADOW
        return Static(kind, None, read_value(rest[1]))
    kind = MODS[head]
    if head in ("shadow-number", "own-cost"):
        return Static(kind, None, read_value(rest[0]))
    if head in ("skip-archery", "move-limit", "protect", "tax-rangers", "home-watch"):
        return Static(kind, None, Number(1))
    if head == "bar":
        static = Static(kind, None, Number(1))
        static.side = {"fp": FREE, "shadow": SHADOW, "all": -1}[rest[0]]
        static.word = PHASES.index(rest[1])
        return static
    static = Static(kind, read_target(rest[0]), Number(1))
    read_details(static, head, rest)
    return static


def read_details(static: Static, head: str, rest: list[Data]) -> None:
    """The amount, keyword, class or kind of protection."""
    if head in ("strength", "cost", "site-number", "roaming", "start-cost"):
        static.amount = read_value(rest[1])
    elif head == "keyword":
        static.word = POWERS.index(rest[1])
        static.amount = read_value(rest[2])
    elif head == "lose":
        static.word = POWERS.index(rest[1])
    elif head == "no-wounds":
        static.word = SAFETY.index(rest[1])
    elif head == "no-bear":
        static.word = CLASSES.index(rest[1])
    elif head == "cost-on":
        static.word = CLASSES.index(rest[1])
        static.amount = read_value(rest[2])


def compile_card(card: int, first: int) -> CardAbilities:
    """Compile the data of a card; its abilities are numbered from `first` on."""
    facts = CARD_FACTS[card]
    found = CardAbilities(card, first)
    if "bearer" in facts:
        words = facts["bearer"]
        found.bearer = read_filter([word for word in words if word != "controlled"])
    for data in facts.get("abilities", []):
        read_ability(found, data)
    return found


def compile_cards() -> list[CardAbilities]:
    """Compile all cards."""
    found: list[CardAbilities] = []
    first = 0
    for card in range(len(CARD_FACTS)):
        compiled = compile_card(card, first)
        first += len(compiled.abilities)
        found.append(compiled)
    return found
