"""`mathom serve` with a game that only tests know; the processes of its bots know it too."""

from __future__ import annotations

from tests.spikes.errand import ERRAND

from mathom.engine.game import GAMES
from mathom.texts.sentences import WORDINGS
from mathom.texts.wording import Wording


class PlainWords(Wording):
    """Says keys in place of sentences."""

    def say(self, key: str, **arguments: object) -> str:
        return " ".join([key, *(str(value) for value in arguments.values())])


def register() -> None:
    """Make the game known."""
    GAMES[ERRAND.id] = ERRAND
    WORDINGS[ERRAND.id] = PlainWords


register()

if __name__ == "__main__":
    from mathom.cli.main import app

    app()
