"""The games; importing this package registers them all."""

from mathom.engine.game import register
from mathom.games.duel.game import DUEL
from mathom.games.fellowship.game import FELLOWSHIP

register(DUEL)
register(FELLOWSHIP)
