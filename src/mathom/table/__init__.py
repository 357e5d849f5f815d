"""Tables: seats, commands and events around a game, as pure functions of (table, command, now)."""

from mathom.table.clock import Clock
from mathom.table.commands import Command, User
from mathom.table.events import Event
from mathom.table.fold import Handled, apply, fold
from mathom.table.handle import handle
from mathom.table.opening import branch, create, from_record
from mathom.table.table import Moment, Seat, Table

__all__ = [
    "Clock",
    "Command",
    "Event",
    "Handled",
    "Moment",
    "Seat",
    "Table",
    "User",
    "apply",
    "branch",
    "create",
    "fold",
    "from_record",
    "handle",
]
