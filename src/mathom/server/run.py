"""Starts a server in this process or in several, says where it is, and stops it in good order."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import uvicorn
from uvicorn.supervisors import Multiprocess

from mathom.engine.errors import BadNotation
from mathom.server.app import guarded
from mathom.server.database import Database, shown
from mathom.server.guard import Guard
from mathom.server.logs import set_up_logs
from mathom.server.settings import Settings, async_url, usual_database

EVERYWHERE = ("0.0.0.0", "::")

PATIENCE = 60.0
"""Seconds in which a worker must have started."""


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


@asynccontextmanager
async def opened(url: str | None) -> AsyncIterator[Database]:
    """The database at an address, or the usual one, brought up to date."""
    found = usual_database() if url is None else async_url(url)
    database = Database(found)
    try:
        try:
            await database.open()
        except Exception as fault:
            # Drivers fail each in their own way, and whatever it is, there is no database.
            lines = str(fault).splitlines() or [type(fault).__name__]
            raise BadNotation("no-database", database=shown(found), fault=lines[0]) from fault
        yield database
    finally:
        await database.close()


async def prepare(url: str) -> None:
    """Bring the database up to date, before anybody is told where the server is."""
    async with opened(url):
        pass


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

    if settings.workers > 1:
        with listening:
            Workers(settings, listening, ready).run()
    else:
        Server(configured(settings), ready).run(sockets=[listening])


@dataclass(frozen=True)
class Work:
    """Makes the application in a worker, which knows nothing yet."""

    settings: Settings

    def __call__(self) -> Guard:
        set_up_logs()
        threading.Thread(target=leave_with_parent, daemon=True).start()
        return guarded(self.settings)


def leave_with_parent() -> None:
    """A worker whose supervisor is gone ends in good order, for nobody else would end it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


class Workers(Multiprocess):
    """Several processes that answer at one address; one that dies is replaced."""

    def __init__(
        self, settings: Settings, listening: socket.socket, ready: Callable[[], None]
    ) -> None:
        minds = max(1, settings.minds // settings.workers)
        config = configured(replace(settings, minds=minds))
        self.ready = ready
        super().__init__(config, [listening])

    def init_processes(self) -> None:
        """Start them, and tell when the first one answers, without waiting for it here."""
        super().init_processes()
        threading.Thread(target=self.tell, daemon=True).start()

    def tell(self) -> None:
        """Tell when the first worker answers."""
        if self.processes[0].wait_until_ready(PATIENCE, self.should_exit):
            self.ready()

    def keep_subprocess_alive(self) -> None:
        """Replace those that have died. The others are left alone: to ask one that is only starting
        would keep everybody who wants to stop the server waiting."""
        if not all(process.process.is_alive() for process in self.processes):
            super().keep_subprocess_alive()


def configured(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves, in one process or several."""
    several = settings.workers > 1
    return uvicorn.Config(
        Work(settings) if several else guarded(settings),
        factory=several,
        workers=settings.workers,
        timeout_worker_healthcheck=int(PATIENCE),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
