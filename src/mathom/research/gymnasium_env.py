"""Gymnasium environments: one learner against named bots, and many games at once.

`GameEnv` is a single agent: the other seats are bots, and a step runs to the learner's next
decision. `VectorGames` plays a batch of games, each decision of any seat being a step: for
self-play. Both give a mask of the legal actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import mathom.games  # noqa: F401  (registers the games)
from mathom.engine.errors import BadNotation
from mathom.engine.game import find_game
from mathom.engine.perspective import Perspective
from mathom.engine.state import State
from mathom.engine.step import act, decider, legal
from mathom.research.arrays import Arrays, Memory, numbering, option_values
from mathom.research.batch import Offers, act_in_all, observe_all
from mathom.research.extras import need
from mathom.research.layouts import games_with_layout, layout_of
from mathom.research.pettingzoo_env import game_named
from mathom.research.players import make_player, named
from mathom.research.rendering import RENDER_MODES, rendered
from mathom.research.rewards import rewards_of

if TYPE_CHECKING:
    from mathom.engine.features import Features

gymnasium: Any = need("gymnasium")
np: Any = need("numpy")
vector: Any = need("gymnasium.vector")


class GameEnv(gymnasium.Env):
    """One learner in a seat against bots.

    Without a seat, the learner takes each seat in turn. The observation is the array of its view;
    the mask of its legal actions is in `info["action_mask"]` and, for MaskablePPO, the result of
    `action_masks()`. An illegal action raises and changes nothing.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponent: str | type = "random",
        seat: str | int | None = None,
        seats: int = 0,
        actions: str = "words",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = find_game(game_named(game))
        self.seats = seats or self.game.usual_seats
        self.settings = self.game.parse_settings(option_values(options))
        self.opponent = named(opponent)
        self.fixed = self.number_of(seat)
        self.seat = 0 if self.fixed is None else self.fixed
        self.arrays = Arrays(self.game, layout_of(self.game.id, self.seats))
        self.actions = numbering(actions, self.game.id)
        self.observation_space = self.arrays.space()
        self.action_space = gymnasium.spaces.Discrete(self.actions.count)
        self.render_mode = render_mode
        self.games = 0
        self.bots: list[Any] = []
        self.now: State | None = None

    def number_of(self, seat: str | int | None) -> int | None:
        """The number of a seat."""
        names = self.game.seat_names(self.seats)
        if isinstance(seat, str):
            if seat not in names:
                raise BadNotation("unknown-seat", seat=seat, known=" ".join(names))
            return names.index(seat)
        if seat is not None and not 0 <= seat < self.seats:
            raise BadNotation("unknown-seat", seat=seat, known=" ".join(names))
        return seat

    @property
    def s(self) -> State:
        """The state of the current game."""
        if self.now is None:
            raise BadNotation("not-reset")
        return self.now

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game; the same seed always gives the same games."""
        super().reset(seed=seed)
        if seed is not None:
            self.games = 0
        while True:
            self.begin()
            if decider(self.s) == self.seat:
                return self.observed(), self.info()

    def begin(self) -> None:
        """Deal, and let the bots play to the learner's first decision."""
        numbers = self.np_random.integers(1 << 62, size=1 + self.seats)
        self.seat = self.games % self.seats if self.fixed is None else self.fixed
        self.games += 1
        self.now = self.game.new(int(numbers[0]), self.settings, self.seats)
        self.bots = [make_player(self.opponent, self.game, int(each)) for each in numbers[1:]]
        self.run()

    def run(self) -> None:
        """Let the bots decide until the learner must, or the game is over."""
        s = self.s
        while s.outcome is None and (seat := decider(s)) != self.seat:
            act(s, self.bots[seat].choose(Perspective(self.game, s, seat)), seat)

    def observed(self) -> Any:
        """The array of the learner's view."""
        return self.arrays.made(self.s, self.seat)

    def action_masks(self) -> Any:
        """The legal actions, as MaskablePPO asks for them."""
        return self.actions.mask(legal(self.s, self.seat)).astype(bool)

    def info(self) -> dict[str, Any]:
        """The mask and the seat."""
        return {"action_mask": self.actions.mask(legal(self.s, self.seat)), "seat": self.seat}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner acts, then the bots. The reward comes at the end: 1, 0 or -1."""
        act(self.s, self.actions.action(int(action), self.s, self.seat), self.seat)
        self.run()
        reward = rewards_of(self.game, self.s)[self.seat]
        return self.observed(), reward, self.s.outcome is not None, False, self.info()

    def render(self) -> Any:
        """The table as spectators see it: as text (`ansi`) or as a picture (`rgb_array`)."""
        return rendered(self.game, self.s, self.render_mode)


class VectorGames(vector.VectorEnv):
    """Many games side by side. A step is one decision in each of them, by whichever seat must
    decide; a finished game starts again in the same step.

    `infos` hold `seat` (who decides now), `action_mask`, `rewards` (of all seats, after the last
    step) and `final` (whether a game ended in it); `legal` has the legal actions of all games one
    after the other, and `legal_counts` how many each game has. The reward of a step is that of the
    seat that acted. The arrays are filled anew by every step: copy what you keep, and write into
    none of them.
    """

    metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int = 64, seats: int = 0, observe: bool = True, **options: object
    ) -> None:
        self.game = find_game(game_named(game))
        self.num_envs = num_envs
        self.seats = seats or self.game.usual_seats
        self.settings = self.game.parse_settings(option_values(options))
        self.arrays = Arrays(self.game, layout_of(self.game.id, self.seats))
        self.actions = numbering("words", self.game.id)
        self.observe = observe
        box = gymnasium.spaces.Box
        nothing = box(-1.0, 1.0, (0,), np.float32)
        self.single_observation_space = self.arrays.space() if observe else nothing
        self.observation_space = (
            self.arrays.space(num_envs) if observe else box(-1.0, 1.0, (num_envs, 0), np.float32)
        )
        self.single_action_space = gymnasium.spaces.Discrete(self.actions.count)
        self.action_space = gymnasium.spaces.MultiDiscrete([self.actions.count] * num_envs)
        self.out, self.observations = self.memory()
        self.masks: Any = np.zeros((num_envs, self.actions.count), np.int8)
        self.marked: Any = np.zeros(0, np.int64)
        self.legal: Any = np.zeros(0, np.int32)
        self.counts: Any = np.zeros(num_envs, np.int64)
        self.deciding: Any = np.zeros(num_envs, np.int64)
        self.rows: Any = np.arange(num_envs)
        self.first_actions = self.rows * self.actions.count
        self.states: list[State] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start all games again."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.states = [self.deal() for _ in range(self.num_envs)]
        self.show()
        nothing: Any = np.zeros((self.num_envs, self.seats), np.float32)
        return self.observations, self.info(nothing, np.zeros(self.num_envs, bool))

    def deal(self) -> State:
        """A new game."""
        seed = int(self.np_random.integers(1 << 62))
        s: State = self.game.new(seed, self.settings, self.seats)
        return s

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision in each game."""
        count = self.num_envs
        over: Any = np.zeros(count, bool)
        rewards: Any = np.zeros((count, self.seats), np.float32)
        actors = self.deciding.copy()
        chosen = actions.tolist() if hasattr(actions, "tolist") else list(actions)
        for at in act_in_all(self.states, chosen):
            over[at] = True
            rewards[at] = rewards_of(self.game, self.states[at])
            self.states[at] = self.deal()
        self.show()
        own = rewards[self.rows, actors]
        return self.observations, own, over, np.zeros(count, bool), self.info(rewards, over)

    def info(self, rewards: Any, over: Any) -> dict[str, Any]:
        """The masks, who decides, and how games ended."""
        return {
            "action_mask": self.masks,
            "seat": self.deciding,
            "legal": self.legal,
            "legal_counts": self.counts,
            "rewards": rewards,
            "final": over,
        }

    def show(self) -> None:
        """Fill the arrays."""
        offers = Offers(self.states)
        self.deciding[:] = offers.seats
        self.counts = np.array(offers.counts)
        self.legal = np.frombuffer(offers.packed, np.int32)
        flat = self.masks.reshape(-1)
        flat[self.marked] = 0
        self.marked = np.repeat(self.first_actions, self.counts) + self.legal
        flat[self.marked] = 1
        if self.observe:
            observe_all(self.arrays.layout, self.game, self.states, offers.seats, self.out)

    def memory(self) -> tuple[Features, Any]:
        """Memory for the observations of all games, and the array of it."""
        out = self.arrays.rows(self.num_envs)
        found = Memory(out).array().reshape(self.num_envs, -1)
        return out, found if self.observe else found[:, :0]

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and copies: each has memory of its own."""
        return {name: value for name, value in vars(self).items() if name not in IN_MEMORY}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.out, self.observations = self.memory()
        if self.states:
            self.show()


IN_MEMORY = {"out", "observations"}


def register_all() -> None:
    """Register `mathom/<Game>-v<version>` for `gymnasium.make`, once each."""
    for game in games_with_layout():
        name = f"mathom/{game.title()}-v{layout_of(game).version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point=f"{__name__}:GameEnv", kwargs={"game": game}, order_enforce=True
            )


register_all()
