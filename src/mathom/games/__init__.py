"""The games, one package each. Importing this module registers them all; their rules are imported
when they are asked for."""

from importlib import import_module

from mathom.games.package import register_package

FOLDERS = (
    "duel",
    "fellowship",
    "war",
    "tcg",
)

for folder in FOLDERS:
    register_package(import_module(f"{__name__}.{folder}").PACKAGE)
