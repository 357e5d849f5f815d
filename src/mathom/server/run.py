"""Starts a server in one process or several, prints its address, and shuts it down cleanly."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn
from uvicorn.supervisors import Multiprocess

from mathom.engine.errors import BadNotation
from mathom.server.cluster.watchdog import Watchdog
from mathom.server.http.app import guarded
from mathom.server.http.middleware import Guard
from mathom.server.http.slow_requests import Config, TimeoutProtocol
from mathom.server.http.websocket_frames import BoundedFrames
from mathom.server.logs import set_up_logs
from mathom.server.settings import Settings, async_url, usual_database
from mathom.server.storage.database import Database, shown
from mathom.server.storage.integrity import quick_check

EVERYWHERE = ("0.0.0.0", "::")

PATIENCE = 60.0
"""Seconds within which a worker must start."""

GOODBYE = 30.0
"""Seconds within which a worker must shut down."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 picks a free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((host, port))
    found.listen(2048)
    return found


def lan_address() -> str | None:
    """The address of this machine in the local network. No packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def address(host: str, port: int) -> str:
    """The URL of the server for a browser on this machine."""
    name = "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else host
    if ":" in name and not name.startswith("["):
        name = f"[{name}]"
    return f"http://{name}:{port}"


@asynccontextmanager
async def opened(url: str | None) -> AsyncIterator[Database]:
    """The migrated database at a URL, or the default one."""
    found = usual_database() if url is None else async_url(url)
    database = Database(found)
    try:
        try:
            await database.open()
        except Exception as fault:
            # Drivers raise different exceptions; each of them means that there is no database.
            lines = str(fault).splitlines() or [type(fault).__name__]
            raise BadNotation("no-database", database=shown(found), fault=lines[0]) from fault
        yield database
    finally:
        await database.close()


async def prepare(url: str) -> None:
    """Migrate the database and check its integrity before the address is printed."""
    async with opened(url) as database:
        await quick_check(database)


class Server(uvicorn.Server):
    """Reports when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down without raising the signal again, which would kill the process."""
        await super().shutdown(sockets)
        self._captured_signals.clear()


def serve(
    settings: Settings,
    listening: socket.socket,
    announce: Callable[[str], None],
    open_browser: bool,
) -> None:
    """Serve until it is stopped."""
    set_up_logs()
    asyncio.run(prepare(settings.database))
    host, port = listening.getsockname()[:2]
    where = address(str(host), int(port))

    def ready() -> None:
        announce(where)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()

    if settings.workers > 1:
        with listening, TemporaryDirectory(prefix="mathom-") as folder:
            Workers(replace(settings, shared_folder=Path(folder)), listening, ready).run()
    else:
        Server(configured(settings), ready).run(sockets=[listening])


@dataclass(frozen=True)
class Work:
    """Creates the application in a worker process."""

    settings: Settings

    def __call__(self) -> Guard:
        set_up_logs()
        threading.Thread(target=leave_with_parent, daemon=True).start()
        return guarded(self.settings)


def leave_with_parent() -> None:
    """Shut a worker down when its supervisor is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


class Workers(Multiprocess):
    """Several worker processes behind one address. A worker that dies or hangs is replaced."""

    def __init__(
        self, settings: Settings, listening: socket.socket, ready: Callable[[], None]
    ) -> None:
        bot_processes = max(1, settings.bot_processes // settings.workers)
        config = configured(replace(settings, bot_processes=bot_processes))
        assert settings.shared_folder is not None
        self.watchdog = Watchdog(settings.shared_folder, settings.watchdog)
        self.ready = ready
        super().__init__(config, [listening])

    def init_processes(self) -> None:
        """Start the workers, and report when the first one responds, without waiting here."""
        super().init_processes()
        threading.Thread(target=self.tell, daemon=True).start()

    def tell(self) -> None:
        """Report when the first worker responds."""
        while not self.should_exit.is_set():
            if self.processes[0].wait_until_ready(PATIENCE, self.should_exit):
                self.ready()
                return

    def keep_subprocess_alive(self) -> None:
        """Replace workers that have died or that hang. Workers are not pinged: one that is still
        starting would block the shutdown."""
        self.watchdog.end([process.pid for process in self.processes if process.pid is not None])
        if not all(process.process.is_alive() for process in self.processes):
            super().keep_subprocess_alive()

    def terminate_all(self) -> None:
        """Shut all workers down. One that hangs is killed."""
        super().terminate_all()
        give_up = time.monotonic() + GOODBYE
        for process in self.processes:
            process.process.join(max(0.0, give_up - time.monotonic()))
            if process.process.is_alive():
                process.process.kill()


def configured(settings: Settings) -> uvicorn.Config:
    """The uvicorn configuration, for one process or several."""
    several = settings.workers > 1
    config = Config(
        Work(settings) if several else guarded(settings),
        factory=several,
        workers=settings.workers,
        timeout_worker_healthcheck=int(PATIENCE),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws=BoundedFrames,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        server_header=False,
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=3,
        http=TimeoutProtocol,
    )
    config.limits = settings.limits
    config.proxies = settings.trusted_proxies
    return config
