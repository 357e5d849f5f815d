"""War of the Ring as the engine knows it."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.game import Game
from mathom.engine.state import Outcome
from mathom.games.war import (
    armies,
    battle,
    combat,
    companions,
    conveying,
    declaring,
    events,
    events_ring,
    events_war,
    fellowship,
    hands,
    hunt,
    losses,
    muster,
    notation,
    recruiting,
    retreat,
    sharing,
    turn,
)
from mathom.games.war.effect import CarryOut
from mathom.games.war.facts import (
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
from mathom.games.war.habits import courses, sensible, weighty
from mathom.games.war.host import BOX, leaders, units
from mathom.games.war.judgement import judge
from mathom.games.war.setup import set_up
from mathom.games.war.state import KIND, NO_BATTLE, WarState
from mathom.games.war.view import conceal, guess, view
from mathom.games.war.words import EVENTS, KINDS, OPTIONS, WORDS

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
    turn.PayCard,
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
    armies.MarchFrom,
    armies.PickMarchers,
    armies.MarchTo,
    companions.CompanionsFrom,
    companions.PickCompanions,
    companions.CompanionsTo,
    companions.MoveMinions,
    companions.MinionTo,
    muster.MusterFigure,
    muster.MusterPlace,
    muster.VoiceCalls,
    muster.EnterPlay,
    losses.TakeHits,
    losses.Settle,
    losses.Trim,
    sharing.JoinArmies,
    battle.AttackFrom,
    battle.PickAttackers,
    battle.AttackAt,
    battle.WhiteRider,
    battle.BeginRound,
    battle.FieldOrSiege,
    battle.CombatCard,
    battle.RevealCards,
    battle.Sorcerer,
    battle.CombatRoll,
    battle.LeaderRoll,
    battle.Casualties,
    combat.CheckWiped,
    battle.CloseRound,
    battle.CeaseOrContinue,
    battle.CeaseOrExtend,
    battle.RetreatOrStand,
    retreat.ScoutsRetreat,
    battle.Advance,
    battle.CloseBattle,
    combat.CardActs,
    combat.ForfeitNazgul,
    combat.MightyCompanion,
    combat.DieHeroically,
    combat.SlayServant,
    combat.SlayHero,
    combat.NameCompanion,
    combat.OwnLosses,
    combat.BoughtStrike,
    CarryOut,
    recruiting.RecruitWhere,
    recruiting.RecruitEither,
    recruiting.RecruitLeaders,
    events.AdviseNation,
    events.TroubleNation,
    events.OpenEye,
    events.PlayExtra,
    events.WandererDraws,
    events_ring.HideOrMove,
    events_ring.SeparateOrMove,
    events_ring.StrikeChoice,
    events_ring.DriveAway,
    events_war.ChooseDeed,
    events_war.ChooseVictim,
    events_war.EaglesSwoop,
    events_war.NazgulFlee,
    events_war.SpellsFrom,
    events_war.SpellsAt,
    events_war.PerishWithArmy,
    events_war.WhoFollows,
    events_war.DeadMenTo,
    events_war.FleeTheDead,
    events_war.OathFulfilled,
    events_war.JoinGreyCompany,
    events_war.LoseLeader,
    events_war.TrollsWhere,
    events_war.JoinDunlendings,
    events_war.SendDunlending,
    events_war.CaptainCalls,
    events_war.StormcrowLoss,
    events_war.StormcrowFigure,
    conveying.ConveyFrom,
    conveying.PickConveyed,
    conveying.ConveyTo,
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
    """The free peoples against the Shadow: armies, and the quest of the Ring."""

    def __init__(self) -> None:
        super().__init__(
            "war", [2, 3, 4], WORDS, STEPS, OPTIONS, EVENTS, COMPONENTS, has_habits=True
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

    def write(self, s: WarState) -> dict[str, object]:
        return notation.write(s)

    def read(self, data: dict[str, object], seed: int, settings: list[int], seats: int) -> WarState:
        return notation.read(data, seed, settings, seats)

    def faults(self, s: WarState) -> list[BadNotation]:
        return notation.faults(s)

    def lapses(self, before: WarState, after: WarState) -> list[BadNotation]:
        return notation.lapses(before, after)

    def worth(self, outcome: Outcome, seat: int) -> float:
        """Each winner of a side has won in full: the sides do not share a victory."""
        return 1.0 if seat in outcome.winners else 0.0

    def judge(self, s: WarState, seat: int) -> float:
        return judge(s, seat)

    def quiet(self, s: WarState) -> bool:
        """A battle or a Hunt must be over before a position can be judged."""
        return s.battle[KIND] == NO_BATTLE and s.damage == 0

    def rollout(self, s: WarState) -> int:
        return sensible(s)

    def stretch(self, s: WarState) -> int:
        return s.turn

    def courses(self, s: WarState) -> list[list[int]]:
        return courses(s)

    def weighty(self, s: WarState) -> bool:
        return weighty(s)


WAR: Final = War()
