"""The base class of bots: given one seat's perspective, a bot chooses an action."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from mathom.bots.hooks import BotHooks, hooks_of
from mathom.engine.errors import RulesBug
from mathom.engine.perspective import Perspective


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a legal action of its seat. It evaluates with `hooks`, by default those of the
    game."""

    def __init__(self, hooks: BotHooks[Any] | None = None) -> None:
        self.hooks = hooks

    def hooks_for(self, perspective: Perspective) -> BotHooks[Any]:
        """The bot hooks of a game."""
        hooks = self.hooks
        return hooks if hooks is not None else hooks_of(perspective.game)

    def choose(self, perspective: Perspective) -> int:
        raise RulesBug("bot-chooses-nothing")

    def thoughts(self) -> list[tuple[int, float, int]]:
        """Its analysis of the last choice, best first: action, win chance, visits."""
        return []


def made_again(kind: type[Bot], arguments: tuple[Any, ...], state: dict[str, Any]) -> Bot:
    """A bot from a pickle: compiled classes are not restored without their constructor."""
    bot = kind(*arguments)
    for name, value in state.items():
        setattr(bot, name, value)
    return bot
