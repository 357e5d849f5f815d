"""The games, one package each; importing this registers them all."""

from mathom.games import duel, fellowship, tcg, war
from mathom.games.package import register_package

for package in (duel.PACKAGE, fellowship.PACKAGE, war.PACKAGE, tcg.PACKAGE):
    register_package(package)
