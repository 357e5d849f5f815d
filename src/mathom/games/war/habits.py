"""What somebody does who follows rules of thumb, for every kind of choice. `sensible` looks at
the position alone, and of the cards only at those in the hand of the seat that decides."""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.step import Step
from mathom.games.war import words
from mathom.games.war.armies import (
    MARCH_ORDERS,
    MarchFrom,
    MarchTo,
    PickMarchers,
    movable,
)
from mathom.games.war.battle import (
    ATTACK_ORDERS,
    Advance,
    AttackAt,
    AttackFrom,
    CeaseOrContinue,
    CeaseOrExtend,
    CombatCard,
    FieldOrSiege,
    PickAttackers,
    RetreatOrStand,
    WhiteRider,
    able,
)
from mathom.games.war.board import (
    besieged,
    characters_at,
    units_at,
)
from mathom.games.war.cardplay import event_worth, keeping_worth
from mathom.games.war.combat import (
    DieHeroically,
    ForfeitNazgul,
    NameCompanion,
    OwnLosses,
    SlayHero,
    SlayServant,
    host_of,
    nazgul_leadership,
)
from mathom.games.war.companions import (
    CompanionsFrom,
    CompanionsTo,
    MinionTo,
    MoveMinions,
    PickCompanions,
)
from mathom.games.war.conveying import ConveyFrom, ConveyTo, PickConveyed
from mathom.games.war.council import (
    Council,
    best_recruit,
    draw_worth,
    hunt_dice,
    leaderless,
    minion_place,
    nazgul_target,
    politics_worth,
)
from mathom.games.war.declaring import MayDeclare
from mathom.games.war.events import AdviseNation, OpenEye, PlayExtra, TroubleNation
from mathom.games.war.events_ring import DriveAway, SeparateOrMove, StrikeChoice
from mathom.games.war.events_war import (
    CaptainCalls,
    ChooseDeed,
    ChooseVictim,
    EaglesSwoop,
    FleeTheDead,
    OathFulfilled,
    SpellsAt,
    SpellsFrom,
    StormcrowFigure,
    StormcrowLoss,
    TrollsWhere,
    WhoFollows,
)
from mathom.games.war.facts import (
    CARD_PLAYER,
    CORRUPTED,
    FREE,
    HOBBITS,
    LAND,
    LEVEL,
    NOBODY,
    PLAYER_SEAT,
    POINTS,
    REGION_AT,
    SHADOW,
    STRIDER,
)
from mathom.games.war.fellowship import ChooseGuide, Journey, SeparateGroup, SeparateTo
from mathom.games.war.hands import ChooseDeck, DiscardExcess
from mathom.games.war.host import ELITE, KINDS, LEADER, count, units
from mathom.games.war.hunt import (
    AcceptLure,
    BreakApart,
    CallFlocks,
    GuideActs,
    RaiseStaff,
    TakeCasualty,
    WearMithril,
)
from mathom.games.war.losses import TakeHits, Trim
from mathom.games.war.muster import EnterPlay, MusterFigure, MusterPlace
from mathom.games.war.odds import force_at
from mathom.games.war.plan import Plan
from mathom.games.war.recruiting import RecruitEither, RecruitWhere
from mathom.games.war.retreat import ScoutsRetreat
from mathom.games.war.road import (
    ROAD,
    another_tile,
    best_guide,
    declares,
    guide_parts,
    guide_reveals,
    loses_companion,
    next_step,
    no_tile,
    parting_worth,
    place_worth,
    ride_worth,
)
from mathom.games.war.sharing import partner_of
from mathom.games.war.state import AT, ATTACKER, FROM, GOLLUM, WITHDRAWN, WarState
from mathom.games.war.tactics import (
    best_retreat,
    cease_or_continue,
    cease_or_extend,
    combat_card,
    field_or_siege,
    retreat_or_stand,
    scouts_go,
    slay_whom,
    take_hit,
)
from mathom.games.war.turn import AllotDice, ChangeDie, OfferCard, PayCard, TakeAction, UseDie
from mathom.games.war.warfare import (
    attack_from,
    best_attack,
    best_march,
    choose_units,
    detachment,
    follows,
    march_from,
    recruit_worth,
)
from mathom.games.war.words import (
    ACCEPT,
    ALL,
    DECLINE,
    DONE,
    FROM_PLACE,
    TAKE,
    TO,
)


def sensible(s: WarState) -> int:
    """The action that rules of thumb recommend to the seat that decides."""
    offers = s.offers
    if len(offers) == 1:
        return offers[0]
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, TakeAction):
        return Council(s, step.seat).best_die(offers)
    if isinstance(step, UseDie):
        return Council(s, step.seat).best_use(step.face, offers)
    found = of_armies(s, step, offers)
    if found < 0:
        found = of_battles(s, step, offers)
    if found < 0:
        found = of_the_ring(s, step, offers)
    if found < 0:
        found = of_cards(s, step, offers)
    return found if found in offers else offers[0]


def courses(s: WarState) -> list[list[int]]:
    """What is worth a thought, where a search decides."""
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, TakeAction):
        return Council(s, step.seat).courses(s.offers)
    return [[action] for action in s.offers]


def weighty(s: WarState) -> bool:
    """Whether a choice deserves a search: the great ones of each phase and of a battle."""
    step: Step[Any] = s.agenda[-1]
    return isinstance(step, WEIGHTY)


WEIGHTY: Final = (
    TakeAction,
    UseDie,
    AllotDice,
    MayDeclare,
    CeaseOrContinue,
    CeaseOrExtend,
    RetreatOrStand,
    FieldOrSiege,
    TakeCasualty,
)


# Armies.


def of_armies(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """Marches, attacks and recruits."""
    if isinstance(step, MarchFrom):
        plan = Plan(s, s.side_of(step.seat))
        move = best_march(plan, step.seat, MARCH_ORDERS[step.order])
        if move.origin != NOBODY and FROM_PLACE + move.origin in offers:
            return FROM_PLACE + move.origin
        return DONE if DONE in offers else offers[0]
    if isinstance(step, PickMarchers):
        plan = Plan(s, s.side_of(step.seat))
        move = march_from(plan, step.seat, MARCH_ORDERS[step.order], step.place)
        return pick_towards(s, step.seat, step.place, move.number, offers)
    if isinstance(step, MarchTo):
        return march_on(s, step, offers)
    if isinstance(step, AttackFrom):
        plan = Plan(s, s.side_of(step.seat))
        move = best_attack(plan, step.seat, ATTACK_ORDERS[step.order])
        if move.origin != NOBODY:
            return FROM_PLACE + move.origin
        return DECLINE if DECLINE in offers else least_bad_attack(plan, step, offers)
    if isinstance(step, PickAttackers):
        return pick_attackers(s, step, offers)
    if isinstance(step, AttackAt):
        plan = Plan(s, s.side_of(step.seat))
        move = attack_from(plan, step.seat, ATTACK_ORDERS[step.order], step.place)
        return words.AGAINST + move.target
    if isinstance(step, MusterFigure):
        best = best_recruit(Plan(s, s.side_of(step.seat)), step.seat, step.second == 1, step.used)
        return words.RECRUIT + best // 1000 if best >= 0 else offers[-1]
    if isinstance(step, MusterPlace):
        return best_ground(s, step.seat, 2 if step.kind >= ELITE else 1, offers)
    if isinstance(step, RecruitWhere):
        return best_ground(s, step.seat, 2, offers)
    return of_conveying(s, step, offers)


def of_conveying(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """Armies carried by a card."""
    if isinstance(step, PickConveyed):
        return ALL if ALL in offers else offers[0] if DONE not in offers else DONE
    if isinstance(step, ConveyTo):
        plan = Plan(s, s.side_of(step.seat))
        best = offers[0]
        best_worth = -99.0
        for action in offers:
            region = action - TO
            defence = force_at(s, 1 - plan.side, region).hits
            worth = plan.pull(region) - 0.5 * defence
            if worth > best_worth:
                best_worth = worth
                best = action
        return best
    if isinstance(step, ConveyFrom):
        side = s.side_of(step.seat)
        return most(offers, [float(units_at(s, action - FROM_PLACE, side)) for action in offers])
    return -1


def most(offers: list[int], worths: list[float]) -> int:
    """The first of the offers with the highest worth."""
    best = 0
    for index, worth in enumerate(worths):
        if worth > worths[best]:
            best = index
    return offers[best]


def least_bad_attack(plan: Plan, step: AttackFrom, offers: list[int]) -> int:
    """An attack that must be made."""
    order = ATTACK_ORDERS[step.order]
    worths = [attack_from(plan, step.seat, order, action - FROM_PLACE).worth for action in offers]
    return most(offers, worths)


def pick_towards(s: WarState, seat: int, place: int, number: int, offers: list[int]) -> int:
    """Pick figures until so many units are picked; all at once when all shall go."""
    side = s.side_of(seat)
    host = movable(s, seat, place)
    if ALL in offers and (number == 0 or number >= units(host, side)):
        return ALL
    wanted = detachment(s, seat, place, max(1, number))
    for action in offers:
        if TAKE <= action < TAKE + KINDS:
            kind = action - TAKE
            if count(s.pick_host, kind) < count(wanted, kind):
                return action
        elif TAKE + KINDS <= action < TAKE + KINDS + 10:
            return action
    return DONE if DONE in offers else offers[0]


def march_on(s: WarState, step: MarchTo, offers: list[int]) -> int:
    """The next region of a march."""
    plan = Plan(s, s.side_of(step.seat))
    order = MARCH_ORDERS[step.order]
    if step.steps == order.reach:
        move = march_from(plan, step.seat, order, step.place)
        if TO + move.target in offers:
            return TO + move.target
    best = offers[0]
    best_worth = -99.0
    for action in offers:
        region = step.place if action == DONE else action - TO
        worth = plan.pull(region) + plan.prize(region)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def pick_attackers(s: WarState, step: PickAttackers, offers: list[int]) -> int:
    """The whole army attacks, but for a watch where the place itself is in danger."""
    if ALL in offers:
        return ALL
    side = s.side_of(step.seat)
    host = able(s, step.seat, step.place)
    wanted = choose_units(side, host, units(host, side))
    for action in offers:
        if TAKE <= action < TAKE + KINDS:
            kind = action - TAKE
            if kind >= LEADER or count(s.pick_host, kind) < count(wanted, kind):
                return action
        elif TAKE + KINDS <= action < TAKE + KINDS + 10:
            return action
    return DONE if DONE in offers else offers[0]


def best_ground(s: WarState, seat: int, hits: int, offers: list[int]) -> int:
    """Where recruits are worth most."""
    plan = Plan(s, s.side_of(seat))
    worths = [recruit_worth(plan, action - words.RECRUIT_IN, hits) for action in offers]
    return most(offers, worths)


# Battles.


def of_battles(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """Cards, rounds and losses of a battle."""
    if isinstance(step, TakeHits):
        return take_hit(s, s.side_of(step.seat), step.place, offers)
    if isinstance(step, CombatCard):
        return combat_card(s, step.seat, step.role, offers)
    if isinstance(step, FieldOrSiege):
        return field_or_siege(s)
    if isinstance(step, CeaseOrContinue):
        return cease_or_continue(s)
    if isinstance(step, CeaseOrExtend):
        return cease_or_extend(s, offers)
    if isinstance(step, RetreatOrStand):
        return retreat_or_stand(s, offers)
    if isinstance(step, Advance):
        return advance_with(s, offers)
    if isinstance(step, ScoutsRetreat):
        return scouts_go(s, offers)
    if isinstance(step, FleeTheDead):
        return best_retreat(s, SHADOW, offers, offers[0])
    if isinstance(step, Trim):
        return worst_unit(offers)
    return of_combat_cards(s, step, offers)


def advance_with(s: WarState, offers: list[int]) -> int:
    """Everybody follows a victory, unless they are needed where they are."""
    b = s.battle
    if DONE in offers and not s.pick_host and not b[WITHDRAWN]:
        if not follows(Plan(s, b[ATTACKER]), b[FROM], b[AT]):
            return DONE
    if ALL in offers:
        return ALL
    for action in offers:
        if action not in (ALL, DONE):
            return action
    return DONE


def worst_unit(offers: list[int]) -> int:
    """A regular is sent home before an elite."""
    return offers[0]


def of_combat_cards(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """What combat cards ask."""
    if isinstance(step, ForfeitNazgul):
        wanted = min(3, len(offers))
        return offers[wanted - 1]
    if isinstance(step, DieHeroically):
        for action in offers:
            if action != DECLINE and action - words.SLAY < KINDS:
                return action
        return DECLINE
    if isinstance(step, (SlayServant, SlayHero)):
        return slay_whom(offers)
    if isinstance(step, OwnLosses):
        strong = units(host_of(s, step.role), SHADOW) >= 8
        return offers[min(2 if strong else 0, len(offers) - 1)]
    if isinstance(step, NameCompanion):
        return most(offers, [float(LEVEL[action - words.NAME]) for action in offers])
    if isinstance(step, WhiteRider):
        role = 0 if s.battle[0] == SHADOW else 1
        return ACCEPT if nazgul_leadership(s, role) >= 2 else DECLINE
    return -1


# The Ring.


def of_the_ring(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """The fellowship, its companions, and the Hunt."""
    if isinstance(step, MayDeclare):
        return words.DECLARE if declares(s) else DECLINE
    if isinstance(step, Journey):
        regions = [action - TO for action in offers if action != DONE]
        found = next_step(s, regions, step.left, step.revealed == 1)
        return DONE if found == s.ring else TO + found
    if isinstance(step, ChooseGuide):
        return words.GUIDE + best_guide(s, [action - words.GUIDE for action in offers])
    if isinstance(step, AllotDice):
        return words.ALLOT + max(offers[0] - words.ALLOT, hunt_dice(s, offers[-1] - words.ALLOT))
    if isinstance(step, TakeCasualty):
        return (DECLINE, words.LOSE_GUIDE, words.LOSE_RANDOM)[loses_companion(s)]
    if isinstance(step, GuideActs):
        if s.guide == GOLLUM:
            return words.REVEAL if guide_reveals(s) else DECLINE
        return words.RELEASE if guide_parts(s) else DECLINE
    if isinstance(step, WearMithril):
        return offers[0] if another_tile(s) else DECLINE
    if isinstance(step, RaiseStaff):
        return offers[0] if no_tile(s) else DECLINE
    if isinstance(step, AcceptLure):
        level = LEVEL[step.who]
        heavy = s.corruption >= 4 or s.corruption + level >= CORRUPTED
        return ACCEPT if level >= 2 and heavy else words.CORRUPT
    if isinstance(step, DriveAway):
        return most(offers, [float(ROAD[action - TO]) for action in offers])
    return of_companions(s, step, offers)


def of_companions(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """Companions who part or ride, Nazgûl who fly."""
    if isinstance(step, SeparateGroup):
        return part_with(s, offers)
    if isinstance(step, SeparateTo):
        return best_stay(s, step.group, offers)
    if isinstance(step, SeparateOrMove):
        parting = words.SEPARATE in offers and parting_worth(s) >= ride_worth(s)
        return words.SEPARATE if parting else offers[-1]
    if isinstance(step, CompanionsFrom):
        if FROM_PLACE + s.where[STRIDER] in offers and ride_worth(s) > 1.0:
            return FROM_PLACE + s.where[STRIDER]
        return DONE
    if isinstance(step, PickCompanions):
        strider = TAKE + KINDS + STRIDER
        if s.pick_mask:
            return DONE
        return strider if strider in offers else offers[0]
    if isinstance(step, CompanionsTo):
        return best_stay(s, s.pick_mask, offers)
    if isinstance(step, BreakApart):
        return most(offers, [-float(LEVEL[action - words.NAME]) for action in offers])
    if isinstance(step, WhoFollows):
        return DONE
    if isinstance(step, MoveMinions):
        return move_minions(s, offers)
    if isinstance(step, MinionTo):
        target = nazgul_target(s, step.place)
        return TO + target if TO + target in offers else TO + step.place
    if isinstance(step, EnterPlay):
        places = [action - TO for action in offers]
        if s.side_of(step.seat) == SHADOW:
            return TO + minion_place(Plan(s, SHADOW), step.who, places)
        return most(offers, [place_worth(s, step.who, place) for place in places])
    return -1


def part_with(s: WarState, offers: list[int]) -> int:
    """Strider goes to be crowned; otherwise a hobbit, who is missed least."""
    if s.pick_mask:
        return DONE
    strider = TAKE + KINDS + STRIDER
    if strider in offers and parting_worth(s) > 1.0:
        return strider
    for action in offers:
        if action >= TAKE + KINDS and HOBBITS >> (action - TAKE - KINDS) & 1:
            return action
    return offers[-1] if offers[-1] != DONE else offers[0]


def best_stay(s: WarState, group: int, offers: list[int]) -> int:
    """The best place for a group of companions."""
    who = STRIDER if group >> STRIDER & 1 else max(0, group.bit_length() - 1)
    return most(offers, [place_worth(s, who, action - TO) for action in offers])


def move_minions(s: WarState, offers: list[int]) -> int:
    """The next Nazgûl or minion who has somewhere better to be."""
    for action in offers:
        if action == DONE:
            return DONE
        place = s.where[action - TAKE - KINDS] if action >= TAKE else action - FROM_PLACE
        if nazgul_target(s, place) != place:
            return action
    return DONE


# Cards.


def of_cards(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """What event cards ask, and the cards in the hand."""
    if isinstance(step, DiscardExcess):
        return most(offers, [-keeping_worth(s, a - words.DISCARD_CARD) for a in offers])
    if isinstance(step, PayCard):
        return most(offers, [-keeping_worth(s, a - words.DISCARD_CARD) for a in offers])
    if isinstance(step, ChooseDeck):
        return most(offers, [draw_worth(s, step.seat, a - words.DRAW) for a in offers])
    if isinstance(step, OfferCard):
        return offer_card(s, step, offers)
    if isinstance(step, ChangeDie):
        return words.INTO + Council(s, step.seat).best_change(step.face)
    if isinstance(step, PlayExtra):
        return play_extra(s, step, offers)
    if isinstance(step, AdviseNation):
        plan = Plan(s, FREE)
        worths = [
            politics_worth(plan, a - words.CHOOSE) if s.politics[a - words.CHOOSE] else -1.0
            for a in offers
        ]
        return most(offers, worths)
    if isinstance(step, TroubleNation):
        return most(offers, [-float(s.politics[a - words.CHOOSE]) for a in offers])
    if isinstance(step, OpenEye):
        return offers[0] if step.left == 3 else DONE
    if isinstance(step, RecruitEither):
        return offers[-1]
    return of_strange_cards(s, step, offers)


def offer_card(s: WarState, step: OfferCard, offers: list[int]) -> int:
    """A card that only the fellow player may play goes to him, the best first."""
    fellow = partner_of(s, step.seat)
    his = [a for a in offers if a != DECLINE and player_of(a - words.OFFER) == fellow]
    return most(his, [keeping_worth(s, a - words.OFFER) for a in his]) if his else DECLINE


def player_of(card: int) -> int:
    """The seat of the player whose sign a card bears, where two share a side."""
    return PLAYER_SEAT[CARD_PLAYER[card]]


def play_extra(s: WarState, step: PlayExtra, offers: list[int]) -> int:
    """Another card without a die, if one is worth it."""
    plan = Plan(s, FREE)
    best = DECLINE
    best_worth = 0.5
    for action in offers:
        if action != DECLINE:
            worth = event_worth(plan, step.seat, action - words.PLAY)
            if worth > best_worth:
                best_worth = worth
                best = action
    return best


def of_strange_cards(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """Choices that one card alone asks."""
    if isinstance(step, StrikeChoice):
        return words.HUNT if words.HUNT in offers else offers[0]
    if isinstance(step, ChooseDeed):
        return choose_deed(s, step, offers)
    if isinstance(step, (ChooseVictim, SpellsAt)):
        side = FREE if isinstance(step, SpellsAt) else SHADOW
        return most(offers, [victim_worth(s, side, a - words.AGAINST) for a in offers])
    if isinstance(step, SpellsFrom):
        return most(offers, [float(force_at(s, SHADOW, a - FROM_PLACE).lead) for a in offers])
    if isinstance(step, EaglesSwoop):
        return most(offers, [float(s.host[(a - words.AGAINST) * 2 + SHADOW] >> 30) for a in offers])
    if isinstance(step, CaptainCalls):
        if words.MUSTER_TROOPS in offers:
            return words.MUSTER_TROOPS
        return words.MOVE_MINIONS if leaderless(s) != NOBODY else DECLINE
    if isinstance(step, TrollsWhere):
        plan = Plan(s, SHADOW)
        return most(offers, [plan.pull(REGION_AT[a - words.UPGRADE]) for a in offers])
    if isinstance(step, OathFulfilled):
        return offers[-1]
    if isinstance(step, StormcrowLoss):
        return most(offers, [least_needed(s, a - FROM_PLACE) for a in offers])
    if isinstance(step, StormcrowFigure):
        return offers[0]
    if isinstance(step, CallFlocks):
        return offers[0]
    return -1


def choose_deed(s: WarState, step: ChooseDeed, offers: list[int]) -> int:
    """Whether a card's armies march or attack, or rest."""
    plan = Plan(s, s.side_of(step.seat))
    best = DECLINE
    best_worth = 0.0
    if words.MARCH in offers:
        worth = best_march(plan, step.seat, MARCH_ORDERS[step.march]).worth
        if worth > best_worth:
            best_worth = worth
            best = words.MARCH
    if words.ATTACK in offers:
        worth = best_attack(plan, step.seat, ATTACK_ORDERS[step.attack]).worth
        if worth > best_worth:
            best = words.ATTACK
    return best


def victim_worth(s: WarState, side: int, place: int) -> float:
    """How much hits on an army are worth: most before a prize, or where few are left."""
    worth = 3.0 if POINTS[REGION_AT[place]] else 1.0
    if place < LAND and besieged(s, place):
        worth += 2.0
    return worth + 0.1 * units_at(s, place, side)


def least_needed(s: WarState, place: int) -> float:
    """How little a figure is missed in a place."""
    worth = 0.0 if POINTS[REGION_AT[place]] else 1.0
    return worth - 0.1 * bool(characters_at(s, place, FREE)) - (1.0 if place >= LAND else 0.0)
