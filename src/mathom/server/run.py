"""Starts a server in this process, says where it is, and stops it in good order."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from mathom.engine.errors import BadNotation
from mathom.server.app import guarded
from mathom.server.database import Database, shown
from mathom.server.logs import set_up_logs
from mathom.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((host, port))
    found.listen(2048)
    return found


def lan_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    name = "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else host
    if ":" in name and not name.startswith("["):
        name = f"[{name}]"
    return f"http://{name}:{port}"


async def prepare(url: str) -> None:
    """Bring the database up to date, before anybody is told where the server is."""
    database = Database(url)
    try:
        await database.open()
    except Exception as fault:
        # Drivers fail each in their own way, and whatever it is, there is no database.
        lines = str(fault).splitlines() or [type(fault).__name__]
        raise BadNotation("no-database", database=shown(url), fault=lines[0]) from fault
    finally:
        await database.close()


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Having left in good order, do not die of the signal that asked for it."""
        await super().shutdown(sockets)
        self._captured_signals.clear()


def serve(
    settings: Settings,
    listening: socket.socket,
    announce: Callable[[str], None],
    open_browser: bool,
) -> None:
    """Serve until somebody ends it."""
    set_up_logs()
    asyncio.run(prepare(settings.database))
    host, port = listening.getsockname()[:2]
    where = address(str(host), int(port))

    def ready() -> None:
        announce(where)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()

    config = uvicorn.Config(
        guarded(settings),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    Server(config, ready).run(sockets=[listening])
