"""War of the Ring as a game of the engine."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.engine.state import Outcome
from mathom.games.war.rules import action_dice, notation, position_checks, step_notation, turn
from mathom.games.war.rules.armies import (
    attack,
    battle,
    combat_card_choices,
    combat_cards,
    combat_rolls,
    losses,
    movement,
    retreat,
    shared_sides,
)
from mathom.games.war.rules.armies.army_bits import BOX, leaders, units
from mathom.games.war.rules.cards import (
    army_events,
    card_moves,
    events,
    hands,
    recruiting,
    ring_events,
)
from mathom.games.war.rules.facts import (
    BORDERS,
    CARDS,
    CHARACTERS,
    COMPANIONS,
    DECKS,
    FREE,
    NATIONS,
    REGIONS,
    SEATS,
    SHADOW,
    STRONGHOLDS,
    TILES,
    TITLES,
)
from mathom.games.war.rules.hunt import declaring, fellowship, hunt
from mathom.games.war.rules.politics import characters, muster
from mathom.games.war.rules.setup import set_up
from mathom.games.war.rules.state import WarState
from mathom.games.war.rules.view import conceal, guess, unknown, view
from mathom.games.war.rules.vocabulary import EVENTS, KINDS, OPTIONS, VOCABULARY

STEPS: Final = [
    turn.BeginTurn,
    turn.DrawPhase,
    turn.OfferCard,
    turn.AllotDice,
    turn.NextAction,
    turn.EndTurn,
    turn.TakeAction,
    turn.ChangeDie,
    turn.UseDie,
    action_dice.PayCard,
    hands.DiscardExcess,
    hands.ChooseDeck,
    declaring.FellowshipPhase,
    declaring.MayDeclare,
    declaring.Declared,
    declaring.MayEnterMordor,
    fellowship.ChooseGuide,
    fellowship.Journey,
    fellowship.SeparateGroup,
    fellowship.SeparateTo,
    hunt.DieToHuntBox,
    hunt.CallFlocks,
    hunt.HuntRoll,
    hunt.HuntAgain,
    hunt.EndOfRoll,
    hunt.DrawTile,
    hunt.RaiseStaff,
    hunt.TurnTile,
    hunt.WearMithril,
    hunt.ReadTile,
    hunt.InvokeCard,
    hunt.GuideActs,
    hunt.TakeCasualty,
    hunt.WornDown,
    hunt.UseRing,
    hunt.ShowFellowship,
    hunt.Revealed,
    hunt.BalrogWakes,
    hunt.BreakApart,
    hunt.AcceptLure,
    movement.MarchFrom,
    movement.PickMarchers,
    movement.MarchTo,
    characters.CompanionsFrom,
    characters.PickCompanions,
    characters.CompanionsTo,
    characters.MoveMinions,
    characters.MinionTo,
    muster.MusterFigure,
    muster.MusterPlace,
    muster.VoiceCalls,
    muster.EnterPlay,
    losses.TakeHits,
    losses.Settle,
    losses.Trim,
    shared_sides.JoinArmies,
    attack.AttackFrom,
    attack.PickAttackers,
    attack.AttackAt,
    battle.WhiteRider,
    battle.BeginRound,
    battle.FieldOrSiege,
    battle.CombatCard,
    battle.RevealCards,
    battle.Sorcerer,
    battle.CombatRoll,
    battle.LeaderRoll,
    battle.Casualties,
    combat_rolls.CheckWiped,
    battle.CloseRound,
    battle.CeaseOrContinue,
    battle.CeaseOrExtend,
    battle.RetreatOrStand,
    retreat.ScoutsRetreat,
    battle.Advance,
    battle.CloseBattle,
    combat_cards.CardActs,
    combat_card_choices.ForfeitNazgul,
    combat_card_choices.MightyCompanion,
    combat_card_choices.DieHeroically,
    combat_card_choices.SlayServant,
    combat_card_choices.SlayHero,
    combat_card_choices.NameCompanion,
    combat_card_choices.OwnLosses,
    combat_card_choices.BoughtStrike,
    events.CarryOut,
    recruiting.RecruitWhere,
    recruiting.RecruitEither,
    recruiting.RecruitLeaders,
    events.AdviseNation,
    events.TroubleNation,
    events.OpenEye,
    events.PlayExtra,
    events.WandererDraws,
    ring_events.HideOrMove,
    ring_events.SeparateOrMove,
    ring_events.StrikeChoice,
    ring_events.DriveAway,
    army_events.ChooseDeed,
    army_events.ChooseVictim,
    army_events.EaglesSwoop,
    army_events.NazgulFlee,
    army_events.SpellsFrom,
    army_events.SpellsAt,
    army_events.PerishWithArmy,
    army_events.WhoFollows,
    army_events.DeadMenTo,
    army_events.FleeTheDead,
    army_events.OathFulfilled,
    army_events.JoinGreyCompany,
    army_events.LoseLeader,
    army_events.TrollsWhere,
    army_events.JoinDunlendings,
    army_events.SendDunlending,
    army_events.CaptainCalls,
    army_events.StormcrowLoss,
    army_events.StormcrowFigure,
    card_moves.ConveyFrom,
    card_moves.PickConveyed,
    card_moves.ConveyTo,
]

FIGURE_COUNT: Final = (
    units(BOX[FREE], FREE)
    + leaders(BOX[FREE], FREE)
    + units(BOX[SHADOW], SHADOW)
    + leaders(BOX[SHADOW], SHADOW)
    + len(CHARACTERS)
    + 2
)
"""Army figures, Nazgûl and characters, the Ring-bearers, and Gollum."""

# Aragorn the king, Gandalf the White and Gollum have character cards of their own.
COMPONENTS: Final = {
    "events": len(CARDS),
    "decks": len(DECKS),
    "combat_titles": len(TITLES),
    "regions": len(REGIONS),
    "borders": BORDERS,
    "strongholds": len(STRONGHOLDS),
    "nations": len(NATIONS),
    "figures": FIGURE_COUNT,
    "characters": len(CHARACTERS) + 3,
    "companions": COMPANIONS,
    "tiles": len(TILES),
}


class War(Game[WarState]):
    """The Free Peoples against the Shadow: a war of armies, and the quest to destroy the Ring."""

    def __init__(self) -> None:
        super().__init__(
            "war",
            [2, 3, 4],
            VOCABULARY,
            STEPS,
            OPTIONS,
            EVENTS,
            COMPONENTS,
            rules_version=2,
        )

    def seat_names(self, seats: int) -> list[str]:
        return SEATS[:seats]

    def seat_count(self, s: WarState) -> int:
        return s.rules.seats

    def names(self, kind: str) -> list[str]:
        if kind not in KINDS:
            raise BadNotation("unknown-kind", kind=kind)
        return KINDS[kind]

    def set_up(self, seed: int, settings: list[int], seats: int) -> WarState:
        return set_up(seed, settings, seats)

    def settings(self, s: WarState) -> list[int]:
        return s.rules.settings

    def view(self, s: WarState, seat: int) -> dict[str, object]:
        return view(s, seat)

    def conceal(self, s: WarState, seat: int) -> None:
        conceal(s, seat)

    def guess(self, s: WarState, seat: int) -> None:
        guess(s, seat)

    def unknown(self, s: WarState, seat: int) -> list[str]:
        return unknown(s, seat)

    def write(self, s: WarState) -> dict[str, object]:
        return notation.write(s)

    def read(self, data: dict[str, object], seed: int, settings: list[int], seats: int) -> WarState:
        return notation.read(data, seed, settings, seats)

    def write_number(self, step: str, field: str, number: int) -> object:
        return step_notation.write_number(step, field, number)

    def read_number(self, step: str, field: str, value: object, place: str) -> int:
        return step_notation.read_number(step, field, value, place)

    def faults(self, s: WarState) -> list[BadNotation]:
        return notation.faults(s)

    def agenda_faults(self, s: WarState) -> list[BadNotation]:
        return position_checks.agenda_faults(self, s)

    def lapses(self, before: WarState, after: WarState) -> list[BadNotation]:
        return notation.lapses(before, after)

    def worth(self, outcome: Outcome, seat: int) -> float:
        """Every winner scores a full win: the players of a side do not split a victory."""
        return 1.0 if seat in outcome.winners else 0.0


WAR: Final = War()
