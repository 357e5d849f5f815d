"""OpenSpiel games: `mathom_<game>` can be loaded for each game once this module is imported.

    import mathom.research.openspiel_game
    game = pyspiel.load_game("mathom_<game>")

Chance is explicit: every card that is turned and every die that is thrown is a node with its true
probabilities. The engine itself runs on from one decision to the next, so a state keeps what was
decided last and the results of chance since then, and the engine goes through them again after
each; where the results run out it tells what may come next.

Parameters: `players`; `options` as in `mathom games`, separated by blanks (`chapter:4`);
`position`, the file of a position to start from. (OpenSpiel writes parameters as `name=value` with
commas in between, so none of these may be in a value.)
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import mathom.games  # noqa: F401  (registers the games)
from mathom.engine.errors import BadNotation
from mathom.engine.game import Game, find_game
from mathom.engine.perspective import Perspective
from mathom.engine.position import load
from mathom.engine.state import State, Tape
from mathom.engine.step import advance, decider, legal, play
from mathom.engine.view import see
from mathom.games.package import all_packages, benchmark_of
from mathom.research.arrays import Arrays
from mathom.research.extras import need
from mathom.research.layouts import action_count, chance_count, layout_of, observation_of
from mathom.research.rendering import drawn
from mathom.research.rewards import rewards_of

np: Any = need("numpy")
pyspiel: Any = need("pyspiel")

SETUP = -1
"""In place of an action: the chance results of the set-up."""

SAMPLED = -2
"""In place of an action: the state was sampled from what a player knows."""

AWARDS = pyspiel.GameType.RewardModel.TERMINAL
CHANCE = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
HIDDEN = pyspiel.GameType.Information.IMPERFECT_INFORMATION
IN_TURN = pyspiel.GameType.Dynamics.SEQUENTIAL


class History:
    """How a state was reached: the game, and all actions and chance results since its start or
    since it was sampled."""

    def __init__(
        self,
        game: str,
        chosen: dict[str, Any],
        past: History | None = None,
        code: int = 0,
        sampled: State | None = None,
        origin: Progress | None = None,
    ) -> None:
        self.game = game
        self.chosen = chosen
        self.past = past
        self.code = code
        self.sampled = sampled
        self.origin = origin

    def recorded(self) -> tuple[str, dict[str, Any], list[int], State | None, Progress | None]:
        """The id of the game, its parameters, all that happened, and the sampled state that it
        started from, if any, with the point for which it was sampled."""
        codes: list[int] = []
        history = self
        while history.past is not None:
            codes.append(history.code)
            history = history.past
        return self.game, self.chosen, codes[::-1], history.sampled, history.origin


def retraced(
    game: str,
    chosen: dict[str, Any],
    codes: list[int],
    sampled: State | None = None,
    origin: Progress | None = None,
) -> Progress:
    """Replay it."""
    return points(game, chosen, codes, sampled, origin)[-1]


def points(
    game: str,
    chosen: dict[str, Any],
    codes: list[int],
    sampled: State | None = None,
    origin: Progress | None = None,
) -> list[Progress]:
    """All points of a replay."""
    if sampled is None:
        found = [open_game(game, chosen).start]
    else:
        history = History(game, chosen, sampled=sampled, origin=origin)
        found = [Progress(history, sampled, -1, SAMPLED, [])]
    for code in codes:
        found.append(found[-1].after(code, action_count(game)))
    return found


class Progress:
    """The current point of a game: the state before the last action, that action, and the chance
    results since then.

    It is immutable, so copies of a state can share it. It is pickled as the history that led to it.
    """

    def __init__(
        self,
        history: History,
        before: State,
        seat: int,
        action: int,
        script: list[int],
    ) -> None:
        self.history = history
        self.remembered: dict[int, str] = {}
        self.before = before
        self.seat = seat
        self.action = action
        self.script = script
        self.possible: list[int] = []
        self.now: State | None = self.run()

    def __deepcopy__(self, _memo: object) -> Progress:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return retraced, self.history.recorded()

    def after(self, code: int, first_chance: int) -> Progress:
        """What follows a decision, or a chance result."""
        history = History(self.history.game, self.history.chosen, self.history, code)
        if self.now is None:
            script = [*self.script, code + first_chance]
            found = Progress(history, self.before, self.seat, self.action, script)
            found.remembered = self.remembered
            return found
        found = Progress(history, self.now, decider(self.now), code, [])
        for player, known in self.remembered.items():
            found.remembered[player] = self.recalled(player, known, code)
        return found

    def run(self) -> State | None:
        """The state at the next decision or the end, None while a chance result is missing."""
        s = self.before.clone()
        tape = Tape(self.script)
        s.tape = tape
        try:
            if self.action == SETUP:
                advance(s)
            elif self.action != SAMPLED:
                play(s, self.action, self.seat)
        except BadNotation:
            if not tape.possible:
                raise
            self.possible = tape.possible
            return None
        s.tape = None
        return s

    def shown(self) -> State | None:
        """What the players see; at a chance node, what they saw at their last decision."""
        if self.now is not None:
            return self.now
        return None if self.action == SETUP else self.before

    def memory(self, player: int) -> str:
        """A hash of everything that a player has seen and done before this point. Once it was
        asked for, the points that follow have it too; the first time, the game is replayed."""
        if player not in self.remembered:
            codes, sampled, origin = self.history.recorded()[2:]
            point = points(self.history.game, self.history.chosen, [], sampled, origin)[0]
            point.remembered = {player: "" if origin is None else origin.memory(player)}
            for code in codes:
                point = point.after(code, action_count(self.history.game))
            self.remembered[player] = point.remembered[player]
        return self.remembered[player]

    def recalled(self, player: int, before: str, action: int) -> str:
        """What a player remembers after an action here."""
        now = self.now
        if now is None:
            return before
        own = str(action) if decider(now) == player else ""
        text = f"{before}/{view_text(find_game(self.history.game), now, player)}/{own}"
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def moves(self) -> list[tuple[int, int]]:
        """The seats and actions of all moves so far, the first one first."""
        origin = self.history.recorded()[4]
        found = [] if origin is None else origin.moves()
        for point in points(*self.history.recorded()):
            if not point.script and point.action >= 0:
                found.append((point.seat, point.action))
        return found


def view_text(rules: Game[Any], s: State, player: int) -> str:
    """What a player sees, as JSON."""
    return json.dumps(see(rules, s, player), sort_keys=True)


class MathomGame(pyspiel.Game):
    """A game of Mathom with this many players."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.chosen = chosen
        self.rules: Game[Any] = find_game(self.id)
        self.seats = int(chosen.get("players") or self.rules.usual_seats)
        self.layout = layout_of(self.id, self.seats)
        self.arrays = Arrays(self.rules, self.layout)
        history = History(self.id, chosen)
        self.start = Progress(history, self.first_state(chosen), -1, SETUP, [])
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.id),
            max_chance_outcomes=chance_count(self.id),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if utility(self.rules, self.seats) == zero_sum() else None,
            max_game_length=benchmark_of(self.id).longest_history,
        )
        super().__init__(game_type(self.rules, self.seats), info, chosen)

    def first_state(self, params: dict[str, Any]) -> State:
        """The state before its first chance result."""
        if params.get("position"):
            s = load(self.rules, json.loads(Path(str(params["position"])).read_text("utf-8")))
            if self.rules.seat_count(s) != self.seats:
                raise BadNotation("wrong-seats", seats=self.rules.seat_count(s), known=self.seats)
            return s
        pairs = [text.partition(":") for text in str(params.get("options") or "").split()]
        settings = self.rules.parse_settings({name: value for name, _, value in pairs})
        fresh: State = self.rules.set_up(0, settings, self.seats)
        return fresh

    def __reduce__(self) -> tuple[Any, ...]:
        return open_game, (self.id, self.chosen)

    def new_initial_state(self) -> MathomState:
        """The start."""
        return MathomState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A safe upper bound."""
        return benchmark_of(self.id).longest_history

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """The observer, which turns states into what a player sees or, with perfect recall, into
        what it has seen and done so far."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Memory(self) if recall else Observer(self)


class MathomState(pyspiel.State):
    """A decision node, a chance node, or the end."""

    def __init__(self, game: MathomGame) -> None:
        super().__init__(game)
        self.rules = Shared(game)
        self.progress = game.start

    def current_player(self) -> int:
        """The player who decides."""
        now = self.progress.now
        if now is None:
            return int(pyspiel.PlayerId.CHANCE)
        return decider(now) if now.outcome is None else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        now = self.progress.now
        return sorted(legal(now, player)) if now is not None and player == decider(now) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible chance results with their probabilities."""
        possible = self.progress.possible
        first = action_count(self.rules.game.id)
        return [
            (code - first, count / len(possible))
            for code, count in sorted(Counter(possible).items())
        ]

    def _apply_action(self, action: int) -> None:
        self.progress = self.progress.after(action, action_count(self.rules.game.id))

    def _action_to_string(self, player: int, action: int) -> str:
        by_chance = player == pyspiel.PlayerId.CHANCE
        first = action_count(self.rules.game.id) if by_chance else 0
        return self.rules.game.rules.vocabulary.text(first + action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        now = self.progress.now
        return now is not None and now.outcome is not None

    def returns(self) -> list[float]:
        """The returns of all players."""
        game = self.rules.game
        now = self.progress.now
        return [0.0] * game.seats if now is None else rewards_of(game.rules, now)

    def resample_from_infostate(self, player: int, sampler: Any) -> MathomState:
        """A random state that agrees with everything that a player knows. `sampler` gives numbers
        from 0 to 1."""
        game = self.rules.game
        known = self.progress.now or self.progress.before
        seed = int(sampler() * (1 << 53))
        s = Perspective(game.rules, known, player).sample(seed)
        history = History(game.id, game.chosen, sampled=s, origin=self.progress)
        state = MathomState(game)
        state.progress = Progress(history, s, -1, SAMPLED, [])
        return state

    def __str__(self) -> str:
        """Who decides what, the digest of the state and the last move, then the table as spectators
        see it."""
        game = self.rules.game
        rules, now = game.rules, self.progress.now
        shown = self.progress.shown()
        head = f"{rules.id} {rules.digest(now or self.progress.before)}: {self.situation()}"
        return head if shown is None else f"{head}\n{drawn(rules, shown)}"

    def situation(self) -> str:
        """What is to be decided, and what happened last."""
        game, progress = self.rules.game, self.progress
        rules, now = game.rules, progress.now
        names = rules.seat_names(game.seats)
        text = rules.vocabulary.text
        last = f"{names[progress.seat]} {text(progress.action)}" if progress.action >= 0 else ""
        since = ", ".join([*([last] if last else []), *map(text, progress.script)])
        behind = f" after {since}" if since else ""
        if now is None:
            return f"chance{behind}"
        if now.outcome is not None:
            winners = ", ".join(names[seat] for seat in now.outcome.winners) or "nobody"
            return f"over{behind}, won by {winners} ({now.outcome.reason})"
        return f"{names[decider(now)]} decides {now.agenda[-1]!r}{behind}"


class Shared:
    """The game of a state, which copies of the state share."""

    def __init__(self, game: MathomGame) -> None:
        self.game = game

    def __deepcopy__(self, _memo: object) -> Shared:
        return self


class Observer:
    """What a player sees, as an array and as JSON."""

    def __init__(self, game: MathomGame) -> None:
        self.game = game
        self.tensor: Any = np.zeros(game.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MathomState, player: int) -> None:
        """Fill the array; it is all zero before the set-up is done."""
        s = state.progress.shown()
        if s is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.game.arrays.made(s, player)

    def string_from(self, state: MathomState, player: int) -> str:
        """The view as JSON."""
        s = state.progress.shown()
        return "" if s is None else view_text(self.game.rules, s, player)


class Memory(Observer):
    """What a player has seen and done so far: a hash of all that is past, and what it sees now.
    Where the game allows it, there is an array as well: the observation, and all moves so far,
    each as the seats that made it and the number of the action, from 1."""

    def __init__(self, game: MathomGame) -> None:
        super().__init__(game)
        self.moves = observation_of(game.id).recall
        if not self.moves:
            self.tensor = None
            self.dict = {}
            return
        width = game.seats + 1
        self.tensor = np.zeros(game.layout.size + self.moves * width, np.float32)
        self.dict = {
            "observation": self.tensor[: game.layout.size],
            "moves": self.tensor[game.layout.size :].reshape(self.moves, width),
        }

    def set_from(self, state: MathomState, player: int) -> None:
        """Fill the array; it is all zero before the set-up is done."""
        if self.tensor is None:
            raise BadNotation("no-perfect-recall", game=self.game.id)
        self.tensor.fill(0.0)
        s = state.progress.shown()
        if s is None:
            return
        self.dict["observation"][:] = self.game.arrays.made(s, player)
        for at, (seat, action) in enumerate(state.progress.moves()[-self.moves :]):
            self.dict["moves"][at, (seat - player) % self.game.seats] = 1.0
            self.dict["moves"][at, -1] = action + 1

    def string_from(self, state: MathomState, player: int) -> str:
        """The hash of all that is past, and the view as JSON."""
        return f"{state.progress.memory(player)} {super().string_from(state, player)}"


def zero_sum() -> Any:
    """Whether one player's gain is the other's loss."""
    return pyspiel.GameType.Utility.ZERO_SUM


def utility(rules: Game[Any], seats: int) -> Any:
    """Cooperative, zero-sum or general-sum."""
    if rules.cooperative:
        return pyspiel.GameType.Utility.IDENTICAL
    return zero_sum() if seats == 2 else pyspiel.GameType.Utility.GENERAL_SUM


def game_type(rules: Game[Any], seats: int) -> Any:
    """The game type for OpenSpiel."""
    return pyspiel.GameType(
        short_name=f"mathom_{rules.id}",
        long_name=f"Mathom: {rules.id}",
        dynamics=IN_TURN,
        chance_mode=CHANCE,
        information=HIDDEN,
        utility=utility(rules, seats),
        reward_model=AWARDS,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=observation_of(rules.id).recall > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.usual_seats, "options": "", "position": ""},
    )


@cache
def class_of(id: str) -> type[MathomGame]:
    """The class of a game. OpenSpiel keeps a reference until the process ends, when it must not be
    freed: unlike a function, a class never is."""
    return type(f"{id.title()}Game", (MathomGame,), {"id": id})


def open_game(id: str, chosen: dict[str, Any]) -> MathomGame:
    """A game by its id and parameters. Pickles refer to this function, because they cannot refer to
    the class."""
    return class_of(id)(chosen)


def register_all() -> None:
    """Register all games with OpenSpiel, once each; call it again after registering another
    game."""
    known = pyspiel.registered_names()
    for package in all_packages():
        if f"mathom_{package.id}" not in known and package.observation:
            kind = game_type(package.game, package.game.usual_seats)
            pyspiel.register_game(kind, class_of(package.id))


register_all()
