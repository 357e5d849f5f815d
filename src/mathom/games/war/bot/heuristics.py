"""The heuristic choice for every kind of decision. `heuristic_action` depends only on the position
and on the hand of the deciding seat.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.engine.step import Step
from mathom.games.war.bot.armies import (
    attack_from,
    best_attack,
    best_march,
    choose_units,
    detachment,
    follows,
    march_from,
    rear_guard,
    recruit_worth,
)
from mathom.games.war.bot.battles import (
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
from mathom.games.war.bot.cards import event_worth, keeping_worth
from mathom.games.war.bot.dice import (
    best_recruit,
    chooser_for,
    draw_worth,
    hunt_dice,
    leaderless,
    minion_place,
    nazgul_target,
    politics_worth,
)
from mathom.games.war.bot.odds import force_at
from mathom.games.war.bot.plan import Plan, plan_for
from mathom.games.war.bot.ringbearers import (
    ROAD,
    another_tile,
    best_guide,
    declares,
    group_worth,
    guide_parts,
    guide_reveals,
    loses_companion,
    move_companions_worth,
    next_step,
    no_tile,
    party,
    place_worth,
    separate_worth,
    wanders,
)
from mathom.games.war.rules import vocabulary
from mathom.games.war.rules.action_dice import PayCard
from mathom.games.war.rules.armies.army_bits import (
    ELITE,
    FIGURES,
    KINDS,
    LEADER,
    count,
    elites,
    units,
)
from mathom.games.war.rules.armies.attack import (
    ATTACK_ORDERS,
    AttackAt,
    AttackFrom,
    PickAttackers,
    able,
)
from mathom.games.war.rules.armies.battle import (
    Advance,
    CeaseOrContinue,
    CeaseOrExtend,
    CombatCard,
    FieldOrSiege,
    RetreatOrStand,
    WhiteRider,
)
from mathom.games.war.rules.armies.combat_card_choices import (
    DieHeroically,
    ForfeitNazgul,
    NameCompanion,
    OwnLosses,
    SlayHero,
    SlayServant,
)
from mathom.games.war.rules.armies.combat_rolls import host_of, nazgul_leadership
from mathom.games.war.rules.armies.losses import TakeHits, Trim
from mathom.games.war.rules.armies.movement import (
    MARCH_ORDERS,
    MarchFrom,
    MarchTo,
    PickMarchers,
    movable,
)
from mathom.games.war.rules.armies.retreat import ScoutsRetreat
from mathom.games.war.rules.armies.shared_sides import partner_of
from mathom.games.war.rules.board import besieged, characters_at, units_at
from mathom.games.war.rules.cards.army_events import (
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
from mathom.games.war.rules.cards.card_moves import ConveyFrom, ConveyTo, PickConveyed
from mathom.games.war.rules.cards.events import AdviseNation, OpenEye, PlayExtra, TroubleNation
from mathom.games.war.rules.cards.hands import ChooseDeck, DiscardExcess
from mathom.games.war.rules.cards.recruiting import RecruitEither, RecruitWhere
from mathom.games.war.rules.cards.ring_events import DriveAway, SeparateOrMove, StrikeChoice
from mathom.games.war.rules.facts import (
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
    STACK,
)
from mathom.games.war.rules.hunt.declaring import MayDeclare
from mathom.games.war.rules.hunt.fellowship import ChooseGuide, Journey, SeparateGroup, SeparateTo
from mathom.games.war.rules.hunt.hunt import (
    AcceptLure,
    BreakApart,
    CallFlocks,
    GuideActs,
    RaiseStaff,
    TakeCasualty,
    WearMithril,
)
from mathom.games.war.rules.politics.characters import (
    CompanionsFrom,
    CompanionsTo,
    MinionTo,
    MoveMinions,
    PickCompanions,
)
from mathom.games.war.rules.politics.muster import EnterPlay, MusterFigure, MusterPlace
from mathom.games.war.rules.state import AT, ATTACKER, FROM, GOLLUM, WITHDRAWN, WarState
from mathom.games.war.rules.turn import AllotDice, ChangeDie, OfferCard, TakeAction, UseDie
from mathom.games.war.rules.vocabulary import ACCEPT, ALL, DECLINE, DONE, FROM_PLACE, TAKE, TO


def heuristic_action(s: WarState) -> int:
    """The heuristic choice of the seat that decides."""
    offers = s.offers
    if len(offers) == 1:
        return offers[0]
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, TakeAction):
        return chooser_for(s, step.seat).best_die(offers)
    if isinstance(step, UseDie):
        return chooser_for(s, step.seat).best_use(step.face, offers)
    found = of_armies(s, step, offers)
    if found < 0:
        found = of_battles(s, step, offers)
    if found < 0:
        found = of_the_ring(s, step, offers)
    if found < 0:
        found = of_cards(s, step, offers)
    return found if found in offers else offers[0]


def courses(s: WarState) -> list[list[int]]:
    """The candidates for a search."""
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, TakeAction):
        return chooser_for(s, step.seat).courses(s.offers)
    return [[action] for action in s.offers]


def worth_searching(s: WarState) -> bool:
    """Whether a choice deserves a search: the main choices of each phase and of a battle."""
    step: Step[Any] = s.agenda[-1]
    return isinstance(step, WORTH_SEARCHING)


WORTH_SEARCHING: Final = (
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
    """Movement, attacks and recruiting."""
    if isinstance(step, MarchFrom):
        plan = plan_for(s, s.side_of(step.seat))
        move = best_march(plan, step.seat, MARCH_ORDERS[step.order])
        if move.origin != NOBODY and FROM_PLACE + move.origin in offers:
            return FROM_PLACE + move.origin
        return DONE if DONE in offers else offers[0]
    if isinstance(step, PickMarchers):
        plan = plan_for(s, s.side_of(step.seat))
        move = march_from(plan, step.seat, MARCH_ORDERS[step.order], step.place)
        return pick_towards(s, step.seat, step.place, move.number, offers)
    if isinstance(step, MarchTo):
        return march_on(s, step, offers)
    if isinstance(step, AttackFrom):
        plan = plan_for(s, s.side_of(step.seat))
        move = best_attack(plan, step.seat, ATTACK_ORDERS[step.order])
        if move.origin != NOBODY:
            return FROM_PLACE + move.origin
        return DECLINE if DECLINE in offers else least_bad_attack(plan, step, offers)
    if isinstance(step, PickAttackers):
        return pick_attackers(s, step, offers)
    if isinstance(step, AttackAt):
        plan = plan_for(s, s.side_of(step.seat))
        move = attack_from(plan, step.seat, ATTACK_ORDERS[step.order], step.place)
        return vocabulary.AGAINST + move.target
    if isinstance(step, MusterFigure):
        best = best_recruit(
            plan_for(s, s.side_of(step.seat)), step.seat, step.second == 1, step.used
        )
        return vocabulary.RECRUIT + best // 1000 if best >= 0 else offers[-1]
    if isinstance(step, MusterPlace):
        return best_ground(s, step.seat, 2 if step.kind >= ELITE else 1, offers)
    if isinstance(step, RecruitWhere):
        return best_ground(s, step.seat, 2, offers)
    return of_conveying(s, step, offers)


def of_conveying(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """Armies moved by a card."""
    if isinstance(step, PickConveyed):
        return ALL if ALL in offers else offers[0] if DONE not in offers else DONE
    if isinstance(step, ConveyTo):
        plan = plan_for(s, s.side_of(step.seat))
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
    """The first of the offers with the highest value."""
    best = 0
    for index, worth in enumerate(worths):
        if worth > worths[best]:
            best = index
    return offers[best]


def least_bad_attack(plan: Plan, step: AttackFrom, offers: list[int]) -> int:
    order = ATTACK_ORDERS[step.order]
    worths = [attack_from(plan, step.seat, order, action - FROM_PLACE).worth for action in offers]
    return most(offers, worths)


def pick_towards(s: WarState, seat: int, place: int, number: int, offers: list[int]) -> int:
    """Pick figures until enough units are picked; `all` if everybody goes."""
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
    """The next region of a movement."""
    plan = plan_for(s, s.side_of(step.seat))
    order = MARCH_ORDERS[step.order]
    if step.steps == order.reach:
        move = march_from(plan, step.seat, order, step.place)
        if TO + move.target in offers:
            return TO + move.target
    best = offers[0]
    best_worth = -99.0
    coming = units(s.pick_host, plan.side)
    for action in offers:
        region = step.place if action == DONE else action - TO
        worth = plan.pull(region) + plan.prize(region)
        if action != DONE and units_at(s, region, plan.side) + coming > STACK:
            # Others would have to make room.
            worth -= 10.0
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def pick_attackers(s: WarState, step: PickAttackers, offers: list[int]) -> int:
    """Attack with the whole army, except a guard if the place is in danger."""
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
    plan = plan_for(s, s.side_of(seat))
    worths = [recruit_worth(plan, action - vocabulary.RECRUIT_IN, hits) for action in offers]
    return most(offers, worths)


# Battles.


def of_battles(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """Combat cards, rounds and losses."""
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
    """Advance with all figures unless they are needed where they are."""
    b = s.battle
    side = b[ATTACKER]
    plan = plan_for(s, side)
    if DONE in offers and not s.pick_host and not b[WITHDRAWN]:
        if not follows(plan, b[FROM], b[AT]):
            return DONE
    host = host_of(s, 0)
    stay = 0
    if units(host, side) > 1 and units_at(s, b[FROM], side) == units(host, side):
        stay = rear_guard(plan, b[FROM])
    if ALL in offers and stay == 0:
        return ALL
    rest = host - s.pick_host
    for action in offers:
        figure = action - TAKE
        if action in (ALL, DONE) or (figure < ELITE and regulars(rest, side) <= stay):
            continue
        if figure < LEADER and units(rest, side) <= stay:
            continue
        return action
    return DONE if DONE in offers else offers[0]


def regulars(host: int, side: int) -> int:
    return units(host, side) - elites(host, side)


def worst_unit(offers: list[int]) -> int:
    """Remove regulars before elites."""
    return offers[0]


def of_combat_cards(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """Choices offered by combat cards."""
    if isinstance(step, ForfeitNazgul):
        wanted = min(3, len(offers))
        return offers[wanted - 1]
    if isinstance(step, DieHeroically):
        for action in offers:
            if action != DECLINE and action - vocabulary.SLAY < KINDS:
                return action
        return DECLINE
    if isinstance(step, (SlayServant, SlayHero)):
        return slay_whom(offers)
    if isinstance(step, OwnLosses):
        strong = units(host_of(s, step.role), SHADOW) >= 8
        return offers[min(2 if strong else 0, len(offers) - 1)]
    if isinstance(step, NameCompanion):
        return most(offers, [float(LEVEL[action - vocabulary.NAME]) for action in offers])
    if isinstance(step, WhiteRider):
        role = 0 if s.battle[0] == SHADOW else 1
        return ACCEPT if nazgul_leadership(s, role) >= 2 else DECLINE
    return -1


# The Ring.


def of_the_ring(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """The Fellowship, its Companions, and the Hunt."""
    if isinstance(step, MayDeclare):
        return vocabulary.DECLARE if declares(s) else DECLINE
    if isinstance(step, Journey):
        regions = [action - TO for action in offers if action != DONE]
        found = next_step(s, regions, step.left, step.revealed == 1)
        return DONE if found == s.ring else TO + found
    if isinstance(step, ChooseGuide):
        return vocabulary.GUIDE + best_guide(s, [action - vocabulary.GUIDE for action in offers])
    if isinstance(step, AllotDice):
        return vocabulary.ALLOT + max(
            offers[0] - vocabulary.ALLOT, hunt_dice(s, offers[-1] - vocabulary.ALLOT)
        )
    if isinstance(step, TakeCasualty):
        return (DECLINE, vocabulary.LOSE_GUIDE, vocabulary.LOSE_RANDOM)[loses_companion(s)]
    if isinstance(step, GuideActs):
        if s.guide == GOLLUM:
            return vocabulary.REVEAL if guide_reveals(s) else DECLINE
        return vocabulary.RELEASE if guide_parts(s) else DECLINE
    if isinstance(step, WearMithril):
        return offers[0] if another_tile(s) else DECLINE
    if isinstance(step, RaiseStaff):
        return offers[0] if no_tile(s) else DECLINE
    if isinstance(step, AcceptLure):
        level = LEVEL[step.who]
        heavy = s.corruption >= 4 or s.corruption + level >= CORRUPTED
        return ACCEPT if level >= 2 and heavy else vocabulary.CORRUPT
    if isinstance(step, DriveAway):
        return most(offers, [float(ROAD[action - TO]) for action in offers])
    return of_companions(s, step, offers)


def of_companions(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """Separating and moving Companions, moving Nazgûl."""
    if isinstance(step, SeparateGroup):
        return part_with(s, offers)
    if isinstance(step, SeparateTo):
        return best_stay(s, step.group, offers)
    if isinstance(step, SeparateOrMove):
        parting = vocabulary.SEPARATE in offers and separate_worth(s) >= move_companions_worth(s)
        return vocabulary.SEPARATE if parting else offers[-1]
    if isinstance(step, CompanionsFrom):
        for action in offers:
            if action != DONE and wanders(s, action - FROM_PLACE):
                return action
        return DONE
    if isinstance(step, PickCompanions):
        return offers[0]
    if isinstance(step, CompanionsTo):
        return best_stay(s, s.pick_mask, offers)
    if isinstance(step, BreakApart):
        return most(offers, [-float(LEVEL[action - vocabulary.NAME]) for action in offers])
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
            return TO + minion_place(plan_for(s, SHADOW), step.who, places)
        return most(offers, [place_worth(s, step.who, place) for place in places])
    return -1


def part_with(s: WarState, offers: list[int]) -> int:
    """The party that has a purpose on the map; otherwise a Hobbit, who is needed least."""
    wanted = party(s)
    for action in offers:
        if TAKE + KINDS <= action < TAKE + len(FIGURES) and wanted >> (action - TAKE - KINDS) & 1:
            return action
    if s.pick_mask:
        return DONE
    for action in offers:
        if TAKE + KINDS <= action < TAKE + len(FIGURES) and HOBBITS >> (action - TAKE - KINDS) & 1:
            return action
    return offers[-1] if offers[-1] != DONE else offers[0]


def best_stay(s: WarState, group: int, offers: list[int]) -> int:
    """The best place for a group of Companions."""
    return most(offers, [group_worth(s, group, action - TO) for action in offers])


def move_minions(s: WarState, offers: list[int]) -> int:
    """The next Nazgûl or Minion with a better place to be."""
    for action in offers:
        if action == DONE:
            return DONE
        minion = TAKE <= action < TAKE + len(FIGURES)
        place = s.where[action - TAKE - KINDS] if minion else action - FROM_PLACE
        if nazgul_target(s, place) != place:
            return action
    return DONE


# Cards.


def of_cards(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """Choices offered by event cards and hands."""
    if isinstance(step, DiscardExcess):
        return most(offers, [-keeping_worth(s, a - vocabulary.DISCARD_CARD) for a in offers])
    if isinstance(step, PayCard):
        return most(offers, [-keeping_worth(s, a - vocabulary.DISCARD_CARD) for a in offers])
    if isinstance(step, ChooseDeck):
        return most(offers, [draw_worth(s, step.seat, a - vocabulary.DRAW) for a in offers])
    if isinstance(step, OfferCard):
        return offer_card(s, step, offers)
    if isinstance(step, ChangeDie):
        return vocabulary.INTO + chooser_for(s, step.seat).best_change(step.face)
    if isinstance(step, PlayExtra):
        return play_extra(s, step, offers)
    if isinstance(step, AdviseNation):
        plan = plan_for(s, FREE)
        worths = [
            politics_worth(plan, a - vocabulary.CHOOSE)
            if s.politics[a - vocabulary.CHOOSE]
            else -1.0
            for a in offers
        ]
        return most(offers, worths)
    if isinstance(step, TroubleNation):
        return most(offers, [-float(s.politics[a - vocabulary.CHOOSE]) for a in offers])
    if isinstance(step, OpenEye):
        return offers[0] if step.left == 3 else DONE
    if isinstance(step, RecruitEither):
        return offers[-1]
    return of_strange_cards(s, step, offers)


def offer_card(s: WarState, step: OfferCard, offers: list[int]) -> int:
    """Offer a card that only the partner may play, the best first."""
    fellow = partner_of(s, step.seat)
    his = [a for a in offers if a != DECLINE and player_of(a - vocabulary.OFFER) == fellow]
    return most(his, [keeping_worth(s, a - vocabulary.OFFER) for a in his]) if his else DECLINE


def player_of(card: int) -> int:
    """The seat whose icon a card has, for sides with two players."""
    return PLAYER_SEAT[CARD_PLAYER[card]]


def play_extra(s: WarState, step: PlayExtra, offers: list[int]) -> int:
    """Play another card without a die if it is worth it."""
    plan = plan_for(s, FREE)
    best = DECLINE
    best_worth = 0.5
    for action in offers:
        if action != DECLINE:
            worth = event_worth(plan, step.seat, action - vocabulary.PLAY)
            if worth > best_worth:
                best_worth = worth
                best = action
    return best


def of_strange_cards(s: WarState, step: Step[Any], offers: list[int]) -> int:
    """Choices that only one card offers."""
    if isinstance(step, StrikeChoice):
        return vocabulary.HUNT if vocabulary.HUNT in offers else offers[0]
    if isinstance(step, ChooseDeed):
        return march_or_attack(s, step, offers)
    if isinstance(step, (ChooseVictim, SpellsAt)):
        side = FREE if isinstance(step, SpellsAt) else SHADOW
        return most(offers, [victim_worth(s, side, a - vocabulary.AGAINST) for a in offers])
    if isinstance(step, SpellsFrom):
        return most(offers, [float(force_at(s, SHADOW, a - FROM_PLACE).lead) for a in offers])
    if isinstance(step, EaglesSwoop):
        return most(
            offers, [float(s.host[(a - vocabulary.AGAINST) * 2 + SHADOW] >> 30) for a in offers]
        )
    if isinstance(step, CaptainCalls):
        if vocabulary.MUSTER_TROOPS in offers:
            return vocabulary.MUSTER_TROOPS
        return vocabulary.MOVE_MINIONS if leaderless(s) != NOBODY else DECLINE
    if isinstance(step, TrollsWhere):
        plan = plan_for(s, SHADOW)
        return most(offers, [plan.pull(REGION_AT[a - vocabulary.UPGRADE]) for a in offers])
    if isinstance(step, OathFulfilled):
        return offers[-1]
    if isinstance(step, StormcrowLoss):
        return most(offers, [least_needed(s, a - FROM_PLACE) for a in offers])
    if isinstance(step, StormcrowFigure):
        return offers[0]
    if isinstance(step, CallFlocks):
        return offers[0]
    return -1


def march_or_attack(s: WarState, step: ChooseDeed, offers: list[int]) -> int:
    """Whether to move, to attack or to do nothing with a card."""
    plan = plan_for(s, s.side_of(step.seat))
    best = DECLINE
    best_worth = 0.0
    if vocabulary.MARCH in offers:
        worth = best_march(plan, step.seat, MARCH_ORDERS[step.march]).worth
        if worth > best_worth:
            best_worth = worth
            best = vocabulary.MARCH
    if vocabulary.ATTACK in offers:
        worth = best_attack(plan, step.seat, ATTACK_ORDERS[step.attack]).worth
        if worth > best_worth:
            best = vocabulary.ATTACK
    return best


def victim_worth(s: WarState, side: int, place: int) -> float:
    """The value of hits on an army: highest near a target, or if few units are left."""
    worth = 3.0 if POINTS[REGION_AT[place]] else 1.0
    if place < LAND and besieged(s, place):
        worth += 2.0
    return worth + 0.1 * units_at(s, place, side)


def least_needed(s: WarState, place: int) -> float:
    """How little a figure is needed in a place."""
    worth = 0.0 if POINTS[REGION_AT[place]] else 1.0
    return worth - 0.1 * bool(characters_at(s, place, FREE)) - (1.0 if place >= LAND else 0.0)
