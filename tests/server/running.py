"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import atexit
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Self

import httpx
from tests.server.fork_server import Forked, Template
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

HERE = Path(__file__).parent.parent.parent
PATIENCE = 300.0
"""Seconds after which nothing comes any more, however busy the machine is."""


PATIENT: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "max_queue": None}
"""For a websocket: a busy server is waited for, and not taken for one that is gone. Messages that
nobody reads do not hold up the end of a connection, which would take ten seconds then."""


@cache
def template() -> Template:
    """What servers are forked from, made when the first one is needed."""
    made = Template()
    atexit.register(made.end)
    return made


class Running:
    """`mathom serve` on a free port: forked from a process that has imported all of it, or `cold`,
    as people start it."""

    def __init__(
        self,
        database: Path | str,
        module: str = "mathom",
        log: Path | None = None,
        workers: int = 1,
        options: Sequence[str] = (),
        env: dict[str, str] | None = None,
        cold: bool = False,
        **settings: str,
    ) -> None:
        self.env = env or {}
        self.cold = cold
        self.database = database
        self.module = module
        self.workers = workers
        self.options = options
        self.settings = settings
        self.log = log or Path(database).with_suffix(".log")
        self.start()

    def start(self, port: str = "0") -> None:
        """Start, and wait until it says where it is."""
        words = ["serve", "--no-open", "--port", port, "--database", str(self.database)]
        words += ["--workers", str(self.workers), *self.options]
        env = {
            "MATHOM_BOT_PROCESSES": "1",
            **os.environ,
            "MATHOM_LANG": "en",
            **self.settings,
            **self.env,
        }
        with self.log.open("ab") as log:
            self.process: subprocess.Popen[str] | Forked
            if self.cold:
                command = [sys.executable, "-W", "error", "-m", self.module, *words]
                self.process = subprocess.Popen(
                    command, stdout=subprocess.PIPE, stderr=log, text=True, env=env, cwd=HERE
                )
            else:
                self.process = template().start(self.module, words, env, log.fileno())
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"{line!r} {self.log.read_text()}"
        self.address = found[0]

    def kill(self) -> None:
        """As if the power had gone."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to leave."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def restart(self) -> None:
        """Start again after the end, at another port."""
        self.start()

    def come_back(self) -> None:
        """Start again after the end, where it was."""
        self.start(self.address.rpartition(":")[2])

    def alive(self) -> bool:
        """Whether it answers."""
        return bool(ask(f"{self.address}/api/health").json()["status"] == "ok")


def ask(url: str, **rest: Any) -> httpx.Response:
    """What somebody without cookies is answered; httpx alone would give up after five seconds."""
    return httpx.get(url, timeout=PATIENCE, **rest)


def until(wanted: Callable[[], object]) -> None:
    """Ask again and again until something is so."""
    limit = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < limit
        time.sleep(0.02)


class Person:
    """Somebody with a browser: cookies, calls and live tables."""

    def __init__(self, server: Running, language: str = "en", home: str = "") -> None:
        self.server = server
        self.home = home
        self.address = f"10.{'.'.join(str(part) for part in secrets.token_bytes(3))}"
        self.http = httpx.Client(
            base_url=server.address,
            params={"lang": language},
            timeout=PATIENCE,
            headers={} if home else {"x-forwarded-for": self.address},
            transport=httpx.HTTPTransport(local_address=home or None),
        )
        self.language = language
        self.id = self.http.get("/api/me").json()["id"]
        self.heard: list[str] = []

    def moved_to(self, server: Running) -> Self:
        """The same person at another process."""
        self.server = server
        self.http.base_url = httpx.URL(server.address)
        return self

    def new_table(self, *seats: str, **rest: Any) -> dict[str, Any]:
        """A new table, of Duel unless said otherwise; seats are `me`, `open` or a bot."""
        asked = [
            {"kind": who} if who in ("me", "open") else {"kind": "bot", "bot": who} for who in seats
        ]
        answer = self.http.post("/api/tables", json={"game": "duel", "seats": asked, **rest})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def register(self, name: str, password: str = "speak friend and enter") -> str:
        """Register under a name of one's own; the name."""
        full = f"{name} {self.id[:8]}"
        answer = self.http.post("/api/register", json={"name": full, "password": password})
        assert answer.status_code == 200, answer.text
        return full

    def get(self, path: str, **params: Any) -> httpx.Response:
        """A call; what it says is remembered."""
        answer = self.http.get(path, params={"lang": self.language, **params})
        self.heard.append(answer.text)
        return answer

    def cookie(self) -> str:
        """The cookie as a header."""
        return f"mathom={self.http.cookies['mathom']}"

    def socket(self, id: str, updates: bool = False, **headers: str) -> ClientConnection:
        """A websocket to a table, on which updates are understood or not."""
        address = self.server.address.replace("http", "ws", 1)
        found: ClientConnection = connect(
            f"{address}/ws/tables/{id}?lang={self.language}{'&updates=1' * updates}",
            additional_headers={"cookie": self.cookie(), **headers},
            max_size=None,
            source_address=(self.home, 0) if self.home else None,
            **PATIENT,
        )
        return found

    @contextmanager
    def at(self, id: str) -> Iterator[Live]:
        """A seat at a live table, or a place to watch it from."""
        with self.socket(id) as socket:
            live = Live(self, socket)
            live.until(lambda: live.table is not None)
            yield live


class Live:
    """A live table as one person sees it."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.message: dict[str, Any] = {}
        self.refused: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.thinking: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []

    @property
    def table(self) -> Any:
        """The table as last told."""
        return self.message.get("table")

    @property
    def screen(self) -> Any:
        """The screen as last told."""
        return self.message["screen"]

    @property
    def seq(self) -> int:
        """The number of events that this person has heard of."""
        return int(self.message["seq"])

    def take(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.person.heard.append(text)
        told: dict[str, Any] = json.loads(text)
        match told["type"]:
            case "table":
                shown = told["screen"]
                kept = [line for line in self.log if line["move"] < shown["log_since"]]
                self.log = shown["log"] = kept + shown["log"]
                self.message = told
            case "refused":
                self.refused.append(told)
            case "chat":
                self.chat += told["messages"]
            case "thinking":
                self.thinking.append(told)
            case _:
                self.answers.append(told)
        return told

    def until(self, wanted: Callable[[], object]) -> None:
        """Listen until something is so."""
        limit = time.monotonic() + PATIENCE
        while not wanted():
            assert time.monotonic() < limit, self.message
            self.take()

    def caught_up(self, other: Live) -> None:
        """Listen until this person has heard as much as another."""
        self.until(lambda: self.seq >= other.seq)

    def until_after(self, seq: int) -> None:
        """Listen until something has happened after a number."""
        self.until(lambda: self.seq > seq)

    def until_seated(self, seat: int) -> None:
        """Listen until somebody has taken a seat."""
        self.until(lambda: self.table["seats"][seat]["player"])

    def until_answered(self) -> None:
        """Listen until a question has been answered."""
        self.until(lambda: self.answers)

    def send(self, type: str, **rest: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": type, **rest}))

    def do(self, type: str, **rest: Any) -> None:
        """Send a command made on what was last heard."""
        self.send(type, seq=self.seq, **rest)

    def act(self, which: int = 0) -> None:
        """Do one of the offers and wait until it is done."""
        seq = self.seq
        offers = self.screen["offers"]
        chosen = offers[which % len(offers)]
        self.do("act", action=chosen["action"], seat=self.screen["seat"])
        self.until(lambda: self.seq > seq)

    def refusal(self) -> dict[str, Any]:
        """The next refusal."""
        count = len(self.refused)
        self.until(lambda: len(self.refused) > count)
        return self.refused[-1]

    def running(self) -> bool:
        """Whether the game goes on."""
        return bool(self.table["status"] == "running")

    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table["status"] == "finished")

    def yours(self) -> bool:
        """Whether this person must decide."""
        return bool(self.table["your_turn"])


__all__ = [
    "PATIENCE",
    "PATIENT",
    "ConnectionClosed",
    "Live",
    "Person",
    "Running",
    "ask",
    "until",
]
