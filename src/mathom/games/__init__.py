"""The games; importing this package registers them all."""

from mathom.engine.game import register
from mathom.games.duel.game import DUEL
from mathom.games.fellowship.game import FELLOWSHIP
from mathom.games.tcg.game import TCG
from mathom.games.war.game import WAR

register(DUEL)
register(FELLOWSHIP)
register(WAR)
register(TCG)
