"""`mathom` with one more game, registered by one line; its worker processes know it too."""

from __future__ import annotations

from tests.toy_games.lantern import PACKAGE

from mathom.games.package import register_package

register_package(PACKAGE)

if __name__ == "__main__":
    from mathom.cli.main import app

    app()
