"""The games; importing this package registers them all."""

from mathom.engine.game import register
from mathom.games.duel.game import DUEL

register(DUEL)
