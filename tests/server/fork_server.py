"""A process that has imported everything a server needs. Servers of the tests are forked from it:
importing takes most of the time that a server needs to start.

A forked server runs the same module with the same arguments as `python -W error -m …` would, and
reads its settings anew. Only what happens once in a process has happened before: modules are
imported, and the rules and texts of all games are read.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).parents[2]
LONGEST = 1 << 20
"""Bytes of the longest order."""


class Forked:
    """A server that was forked, with what the tests use of `subprocess.Popen`."""

    def __init__(self, pid: int, out: int, ended: int) -> None:
        self.pid = pid
        self.stdout = os.fdopen(out, "r", encoding="utf-8")
        self.ended = ended
        self.returncode: int | None = None

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def poll(self) -> int | None:
        """How it ended; None while it runs."""
        return self.look(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended; how."""
        found = self.look(timeout)
        if found is None:
            raise subprocess.TimeoutExpired("a forked server", timeout or 0.0)
        return found

    def look(self, patience: float | None) -> int | None:
        """How it ended, if it does so in time."""
        if self.returncode is None and select.select([self.ended], [], [], patience)[0]:
            told = os.read(self.ended, 16)
            assert told, "the process that servers are forked from is gone"
            self.returncode = int(told)
            os.close(self.ended)
            self.stdout.close()
        return self.returncode


class Template:
    """The process that servers are forked from, as the tests see it."""

    def __init__(self) -> None:
        self.orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        for end in (self.orders, theirs):
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LONGEST)
        with theirs:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-W",
                    "error",
                    "-m",
                    "tests.server.fork_server",
                    str(theirs.fileno()),
                ],
                cwd=HERE,
                env={**os.environ, "MATHOM_LANG": "en"},
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
            )

    def start(self, module: str, words: Sequence[str], env: dict[str, str], log: int) -> Forked:
        """Fork a server; `log` is the file to which its errors go."""
        out, their_out = os.pipe()
        ended, their_ended = os.pipe()
        order = json.dumps({"module": module, "words": list(words), "env": env}).encode()
        socket.send_fds(self.orders, [order], [their_out, log, their_ended])
        os.close(their_out)
        os.close(their_ended)
        pid = self.orders.recv(16)
        assert pid, "the process that servers are forked from is gone"
        return Forked(int(pid), out, ended)

    def end(self) -> None:
        """Close it; servers that still run are not touched."""
        self.orders.close()
        self.process.wait()


def follow_orders(orders: socket.socket) -> dict[str, Any] | None:
    """Fork a server for each order. In a server this returns what it has to do; in the template
    nothing, when no more orders will come."""
    running: dict[int, int] = {}
    bell, ring = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
    signal.set_wakeup_fd(ring, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    while True:
        ready = select.select([orders.fileno(), bell], [], [])[0]
        if bell in ready:
            os.read(bell, 4096)
            report_ends(running)
            continue
        told, files, _, _ = socket.recv_fds(orders, LONGEST, 3)
        if not told:
            return None
        out, log, ended = files
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(out, 1)
            os.dup2(log, 2)
            for one in (*files, bell, ring, *running.values()):
                os.close(one)
            asked: dict[str, Any] = json.loads(told)
            return asked
        running[pid] = ended
        os.close(out)
        os.close(log)
        orders.send(str(pid).encode())


def report_ends(running: dict[int, int]) -> None:
    """Tell the tests which servers have ended, and how."""
    while running:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        ended = running.pop(pid)
        # A test that is over does not want to know any more.
        with suppress(BrokenPipeError):
            os.write(ended, str(os.waitstatus_to_exitcode(status)).encode())
        os.close(ended)


def warm_up() -> None:
    """Import what servers need, also what they import only when it is needed: for the command, the
    application, and an empty database. Rules and texts of all games are read."""
    import mathom.cli.main
    import mathom.cli.serve  # noqa: F401
    from mathom.server.http.app import guarded
    from mathom.server.run import prepare
    from mathom.server.services import load_all
    from mathom.server.settings import Settings, async_url

    with TemporaryDirectory() as folder:
        url = async_url(f"{folder}/empty.sqlite3")
        guarded(Settings(url))
        asyncio.run(prepare(url))
    load_all(lambda: True)


def main() -> None:
    """Get ready, then fork servers."""
    gc.disable()
    warm_up()
    gc.collect()
    gc.freeze()
    gc.enable()
    assert threading.active_count() == 1, "what is forked must have one thread"
    with socket.socket(fileno=int(sys.argv[1])) as orders:
        asked = follow_orders(orders)
    if asked is None:
        return
    os.environ.clear()
    os.environ.update(asked["env"])
    sys.argv = [asked["module"], *asked["words"]]
    runpy.run_module(asked["module"], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
