"""Positions with chosen cards, for lessons, puzzles and tests."""

from __future__ import annotations

from typing import Final

from mathom.engine.errors import BadNotation
from mathom.engine.hidden import ALL_EYES
from mathom.engine.state import State, with_entry
from mathom.engine.step import Step, advance
from mathom.games.tcg.rules import setup
from mathom.games.tcg.rules.cards import enter
from mathom.games.tcg.rules.decks import SEAT_STEP
from mathom.games.tcg.rules.facts import CARDS, SITE_NUMBER, TYPE
from mathom.games.tcg.rules.setup import lay_out
from mathom.games.tcg.rules.state import (
    CUSTOM,
    DEAD_PILE,
    DECK,
    DISCARD_PILE,
    HAND,
    NOTHING,
    PATH,
    STACKED,
    Rules,
    TcgState,
)
from mathom.games.tcg.rules.turn import combat, phases, regroup
from mathom.games.tcg.rules.vocabulary import PHASES

FRODO: Final = "4_302"
RULING_RING: Final = "4_2"
QUIET_SITES: Final = [
    "4_327", "4_332", "4_341", "4_346", "4_348", "4_354", "4_357", "4_358", "4_363",
]  # fmt: skip
"""Sites with little game text."""
PILES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD_PILE, "dead": DEAD_PILE}


class Player:
    """The cards of a player, by zone. Cards are named by id; in play, `a on b` is borne by b, `a
    under b` is stacked on b, and `a *2` has two wounds."""

    def __init__(
        self,
        play: list[str] | None = None,
        hand: list[str] | None = None,
        deck: list[str] | None = None,
        discard: list[str] | None = None,
        dead: list[str] | None = None,
        sites: list[str] | None = None,
        bearer: str = FRODO,
        ring: str = RULING_RING,
        burdens: int = 0,
        wounds: int = 0,
        site: int = 0,
    ) -> None:
        self.play = play if play is not None else []
        self.piles = {
            "hand": hand if hand is not None else [],
            "deck": deck if deck is not None else [],
            "discard": discard if discard is not None else [],
            "dead": dead if dead is not None else [],
        }
        self.sites = sites if sites is not None else []
        self.bearer = bearer
        self.ring = ring
        self.burdens = burdens
        self.wounds = wounds
        self.site = site


def number_of(card: str) -> int:
    if card not in CARDS:
        raise BadNotation("unknown-name", place="cards", name=card)
    return CARDS.index(card)


def listed(player: Player) -> list[int]:
    """The deck that contains all cards the player needs."""
    sites = [number_of(site) for site in QUIET_SITES]
    for site in player.sites:
        sites[SITE_NUMBER[number_of(site)] - 1] = number_of(site)
    cards = [number_of(entry.split()[0]) for entry in player.play]
    for pile in player.piles.values():
        cards += [number_of(card) for card in pile]
    loose = [card for card in cards if TYPE[card] < 7]
    return [number_of(player.bearer), number_of(player.ring), *sites, *loose]


class Staging:
    """Lays out a position."""

    def __init__(self, players: list[Player], deluxe: bool, seed: int) -> None:
        s = TcgState(Rules([1 if deluxe else 0, 0], len(players)))
        s.reseed(seed)
        for seat, player in enumerate(players):
            s.brought = with_entry(s.brought, seat, CUSTOM)
            s.lists = [*s.lists, *[seat * SEAT_STEP + card for card in listed(player)]]
        lay_out(s)
        s.lists = []
        self.s = s
        self.players = players

    def take(self, seat: int, card: str) -> int:
        """A copy of a card that is still in the deck."""
        s = self.s
        wanted = number_of(card)
        for i in s.cards_of(seat):
            if s.cards[i] == wanted and s.zone[i] == DECK:
                return i
        raise BadNotation("unknown-name", place="cards", name=card)

    def lay(self) -> None:
        """Put every card into its zone."""
        s = self.s
        for seat, player in enumerate(self.players):
            s.burdens = with_entry(s.burdens, seat, player.burdens)
            s.set_wounds(s.bearer[seat], player.wounds)
            for pile, cards in player.piles.items():
                if pile != "deck":
                    for card in cards:
                        i = self.take(seat, card)
                        s.put(i, PILES[pile])
                        s.set_eyes(i, 1 << seat if pile == "hand" else 0)
        for seat, player in enumerate(self.players):
            for entry in player.play:
                self.put(seat, entry.split())

    def put(self, seat: int, words: list[str]) -> None:
        """Put one card into play: `a`, `a on b`, `a under b`, with `*n` wounds or `+n` tokens."""
        s = self.s
        i = self.take(seat, words[0])
        host = NOTHING
        for k, word in enumerate(words):
            if word in ("on", "under"):
                host = self.host(seat, words[k + 1])
            elif word[0] == "*":
                s.set_wounds(i, int(word[1:]))
            elif word[0] == "+":
                s.set_tokens(i, int(word[1:]))
        if "under" in words:
            s.put(i, STACKED)
            s.set_host(i, host)
            s.set_eyes(i, ALL_EYES)
        else:
            enter(s, i, host)

    def host(self, seat: int, name: str) -> int:
        """The card that bears another: `site3`, or a card in play, one's own first."""
        s = self.s
        if name.startswith("site"):
            return s.path[int(name[4:])]
        wanted = number_of(name)
        found = [i for i in s.table if s.cards[i] == wanted]
        own = [i for i in found if s.owner[i] == seat]
        if not found:
            raise BadNotation("unknown-name", place="cards", name=name)
        return (own if own else found)[-1]

    def lay_path(self, upto: int, control: dict[int, int]) -> None:
        """Play the sites up to a number, those that the first player named first."""
        s = self.s
        for number in range(1, upto + 1):
            seat = 0
            for other, player in enumerate(self.players):
                if any(SITE_NUMBER[number_of(site)] == number for site in player.sites):
                    seat = other
                    break
            site = s.first[seat] + 1 + number
            s.path = with_entry(s.path, number, site)
            s.put(site, PATH)
            if number in control:
                s.control = with_entry(s.control, number, control[number])


def stage(
    players: list[Player],
    phase: str = "fellowship",
    deluxe: bool = True,
    site: int = 1,
    twilight: int = 0,
    turn_of: int = 0,
    control: dict[int, int] | None = None,
    pairs: list[tuple[str, str]] | None = None,
    moves: int = 1,
    fierce: bool = False,
    seed: int = 1,
) -> TcgState:
    """A position at the start of a phase, or (`moved`) just after the fellowship has moved; `pairs`
    are minions and the characters they are assigned to."""
    staging = Staging(players, deluxe, seed)
    s = staging.s
    s.turn = turn_of
    s.place = [player.site if player.site else site for player in players]
    staging.lay_path(max(s.place), control if control is not None else {})
    staging.lay()
    s.twilight = twilight
    s.moves = 0 if phase in ("set-up", "fellowship") else moves
    s.phase = PHASES.index("fellowship" if phase == "moved" else phase)
    s.moved_to = site if phase == "moved" else 0
    s.actor = turn_of
    s.fierce = 1 if fierce else 0
    for minion, whom in pairs if pairs is not None else []:
        i = free_copy(s, minion)
        s.set_foe(i, staging.host(turn_of, whom))
    s.agenda = agenda(s, phase, fierce)
    s.mark = len(s.agenda)
    advance(s)
    return s


def free_copy(s: TcgState, minion: str) -> int:
    """An unassigned minion with that name in play."""
    wanted = number_of(minion)
    return next(i for i in s.table if s.cards[i] == wanted and s.foe[i] == NOTHING)


def agenda(s: State, phase: str, fierce: bool) -> list[Step[TcgState]]:
    """The pending steps at the start of a phase, the next one last."""
    if not isinstance(s, TcgState):
        raise BadNotation("other-game", game="tcg")
    if phase == "set-up":
        return [phases.Turns(), setup.ChooseCompanion(s.turn, setup.STARTING_COST)]
    if phase == "fellowship":
        return [phases.Turns(), phases.FellowshipAct(s.turn)]
    rest: list[Step[TcgState]] = [phases.Turns(), phases.NextLeg(), regroup.BeginRegroup()]
    if phase == "regroup":
        return rest
    if phase in ("shadow", "moved"):
        rest += [phases.EndShadows(), phases.BeginShadows()]
        return [*rest, phases.EndMovePhase()] if phase == "moved" else rest
    round_end: Step[TcgState] = combat.EndFierce() if fierce else combat.FierceRound()
    rest += [round_end, combat.Skirmishes()]
    order: list[Step[TcgState]] = [
        combat.Assignment(1 if fierce else 0),
        combat.Archery(),
        combat.Maneuver(),
    ]
    names = ["skirmish", "assignment", "archery", "maneuver"]
    return [*rest, *order[: names.index(phase)]]
