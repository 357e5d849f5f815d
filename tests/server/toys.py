"""`mathom serve` with games that only tests know; the processes of its bots know them too."""

from __future__ import annotations

from tests.toy_games.errand import ERRAND
from tests.toy_games.treadmill import TREADMILL

from mathom.games.package import GamePackage, register_package
from mathom.texts.wording import Wording


class PlainWords(Wording):
    """Says keys in place of sentences."""

    def say(self, key: str, **arguments: object) -> str:
        return " ".join([key, *(str(value) for value in arguments.values())])


def register() -> None:
    """Make the games known."""
    for game in (ERRAND, TREADMILL):
        register_package(GamePackage(game, wording="tests.server.toys:PlainWords"))


register()

if __name__ == "__main__":
    from mathom.cli.main import app

    app()
