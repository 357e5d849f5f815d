"""A pool of worker processes. A process that exceeds its limits of time or memory is killed; the
others are not affected."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from threading import Lock
from typing import Any, NamedTuple, TypeVar

from mathom.engine.errors import BadNotation, IllegalAction, MathomError, RulesBug
from mathom.worker_processes import WORKERS

log = logging.getLogger("mathom.bots.process_pool")

T = TypeVar("T")
Prepare = Callable[[], None]
Reply = tuple[str, Any]

STARTING = 60.0
"""Seconds within which a process must start."""

READY = 0
"""The number of the message by which a process says that it is ready; calls count from 1."""

ENDING = 0.05
"""Seconds within which the exit of a process is noticed."""

SHORT = 32_768
"""Bytes that a pipe holds in any case, so that sending them does not wait for the process."""

LONGEST_DETAIL = 200
ERRORS: dict[str, type[MathomError]] = {
    kind.__name__: kind for kind in (BadNotation, IllegalAction, RulesBug)
}


class Time(NamedTuple):
    """A time limit: wall-clock seconds, and CPU seconds (0 for no limit)."""

    wall: float
    cpu: float = 0


PATIENCE = 20.0
"""How many times its CPU limit a call may take in wall-clock time: these processes come last on a
busy machine."""

MOST_WAITING = 120.0
"""Most seconds that a call may wait for the processor."""


def within(cpu: float) -> Time:
    """A limit of CPU seconds, and as much wall-clock time as a busy machine may need for them."""
    return Time(min(PATIENCE * cpu, cpu + MOST_WAITING), cpu)


class TooSlow(Exception):
    """A process was killed at its time limit."""


class Crashed(Exception):
    """A process died or raised an exception."""


def work_in_child(pipe: Connection, prepare: Prepare) -> None:
    """The main loop of a child process."""
    prepare()
    pipe.send((READY, None))
    while True:
        try:
            number, work, arguments, cpu = pipe.recv()
        except (EOFError, OSError):
            return
        allow(cpu)
        reply = attempt(work, arguments)
        allow(0)
        pipe.send((number, reply))


def allow(cpu: float) -> None:
    """Set the CPU limit of this process, after which the system kills it; 0 removes it. Endless
    rules react to nothing else, and waiting on a busy machine does not count."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_VIRTUAL, cpu)


def attempt(work: Callable[..., Any], arguments: tuple[Any, ...]) -> Reply:
    """Run a function; its result, refusal or failure, each of which can be pickled."""
    try:
        return "answer", work(*arguments)
    except MathomError as refusal:
        return "refused", (type(refusal).__name__, refusal.reason, sendable(refusal.details))
    except Exception as fault:
        return "failed", f"{type(fault).__name__}: {fault}"[:LONGEST_DETAIL]


def sendable(details: dict[str, object]) -> dict[str, object]:
    """The details of a refusal, without what cannot be pickled."""
    return {
        name: value if isinstance(value, int | float) else str(value)[:LONGEST_DETAIL]
        for name, value in details.items()
    }


class Child:
    """One process and its pipe."""

    def __init__(self, prepare: Prepare) -> None:
        self.prepare = prepare
        self.process: Any = None
        self.pipe: Any = None
        self.closed = False
        self.calls = 0
        self.talking = Lock()

    def start(self) -> None:
        """Start the process if needed, and wait until it is ready. One thread at a time uses the
        pipe."""
        with self.talking:
            self.make_ready()

    def make_ready(self) -> None:
        """Start the process if needed."""
        if self.process is not None and self.process.is_alive():
            return
        self.end()
        self.refuse_if_closed()
        self.pipe, other = WORKERS.Pipe()
        process = WORKERS.Process(
            target=work_in_child, args=(other, self.prepare), daemon=True, name="mathom-child"
        )
        process.start()
        self.process = process
        other.close()
        # `kill` may have come before there was a process to kill.
        self.refuse_if_closed()
        self.receive(READY, STARTING)

    def refuse_if_closed(self) -> None:
        """End the process, and say so, once `kill` was called."""
        if self.closed:
            self.end()
            raise Crashed("closed")

    def ask(self, work: Callable[..., Any], arguments: tuple[Any, ...], time: Time) -> Reply:
        """Run a function within a time limit. A process that does not answer is killed."""
        with self.talking:
            return self.talk(work, arguments, time)

    def talk(self, work: Callable[..., Any], arguments: tuple[Any, ...], time: Time) -> Reply:
        """Send a call and receive its result."""
        try:
            self.make_ready()
            self.calls += 1
            self.pipe.send((self.calls, work, arguments, time.cpu))
            reply: Reply = self.receive(self.calls, time.wall)
            return reply
        except (EOFError, OSError) as fault:
            raise self.lost(fault) from fault

    def lost(self, fault: Exception) -> Exception:
        """Clean up after a process that has closed its pipe, and say what has happened."""
        code = self.end()
        if code is not None and code == -getattr(signal, "SIGVTALRM", 0):
            return TooSlow()
        return Crashed(f"{type(fault).__name__}, exit code {code}")

    def send_here(self, work: Callable[..., Any], arguments: tuple[Any, ...], time: Time) -> bool:
        """Send a call from the event loop, if that cannot take long: to a process that is ready,
        and with so little to say that the pipe holds all of it. Then the answer is to be
        `heard`."""
        if sys.platform == "win32" or not self.talking.acquire(blocking=False):
            return False
        if self.pipe is not None and not self.closed:
            message = ForkingPickler.dumps((self.calls + 1, work, arguments, time.cpu))
            if len(message) <= SHORT:
                with suppress(OSError):
                    self.pipe.send_bytes(message)
                    self.calls += 1
                    return True
        self.talking.release()
        return False

    async def hear(self, seconds: float) -> Any:
        """Wait in the event loop for a short answer to what was sent from here."""
        loop = asyncio.get_running_loop()
        there = loop.create_future()
        pipe = self.pipe.fileno()
        loop.add_reader(pipe, set_once, there)
        timer = loop.call_later(seconds, set_once, there, TooSlow())
        try:
            await there
        finally:
            timer.cancel()
            loop.remove_reader(pipe)
        sent, reply = self.pipe.recv()
        if sent != self.calls:
            raise Crashed(f"message {sent} instead of {self.calls}")
        return reply

    def end_here(self, fault: Exception) -> Exception:
        """After a call from the event loop that failed: clean up, and say what has happened."""
        try:
            if isinstance(fault, TooSlow | Crashed):
                self.end()
                return fault
            return self.lost(fault)
        finally:
            self.talking.release()

    def receive(self, number: int, seconds: float) -> Any:
        """The message with this number. A process that does not send it in time, or sends another
        one first, is killed: no caller may ever receive the result of another call."""
        if not self.pipe.poll(seconds):
            self.end()
            raise TooSlow
        sent, reply = self.pipe.recv()
        if sent != number:
            self.end()
            raise Crashed(f"message {sent} instead of {number}")
        return reply

    def kill(self) -> None:
        """Kill the process while another thread waits for it; that thread then cleans up."""
        self.closed = True
        process = self.process
        with suppress(ValueError):
            if process is not None:
                process.kill()

    def end(self) -> int | None:
        """Kill the process, unless it exits by itself, and release its resources; the exit code."""
        process, self.process = self.process, None
        pipe, self.pipe = self.pipe, None
        code: int | None = None
        if process is not None:
            process.join(ENDING)
            process.kill()
            process.join()
            code = process.exitcode
            process.close()
        if pipe is not None:
            pipe.close()
        return code


def set_once(future: asyncio.Future[None], fault: Exception | None = None) -> None:
    """Settle a future, unless that has happened."""
    if not future.done():
        if fault is None:
            future.set_result(None)
        else:
            future.set_exception(fault)


class ProcessPool:
    """Processes that run one call each. Callers make sure that one is free: see `FairQueue`."""

    def __init__(self, count: int, prepare: Prepare) -> None:
        self.prepare = prepare
        self.children = [Child(prepare) for _ in range(count)]
        self.free = deque(self.children)
        self.threads = ThreadPoolExecutor(count, "processes")

    def warm_up(self) -> None:
        """Start the first process in advance; the others start on demand."""
        self.threads.submit(self.restart, self.free[0])

    def restart(self, child: Child) -> None:
        """Start a process. A failure is raised again when it is used."""
        try:
            child.start()
        except Exception:
            if not child.closed:
                log.exception("process did not start")

    def close(self) -> None:
        """Kill all processes."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for child in self.children:
            child.kill()

    async def run(
        self,
        work: Callable[..., T],
        arguments: tuple[Any, ...],
        time: Time,
        short: bool = False,
    ) -> T:
        """Run a function in a free process. A refusal there is raised here. A `short` answer, such
        as one action, is waited for in the event loop, which spares two threads their turns."""
        child = self.free.popleft()
        if short and child.send_here(work, arguments, time):
            kind, reply = await self.hear(child, time)
        else:
            kind, reply = await self.ask_in_thread(child, work, arguments, time)
        if kind == "refused":
            name, reason, details = reply
            raise ERRORS.get(name, BadNotation)(reason, **details)
        if kind == "failed":
            raise Crashed(reply)
        answer: T = reply
        return answer

    async def ask_in_thread(
        self, child: Child, work: Callable[..., Any], arguments: tuple[Any, ...], time: Time
    ) -> Reply:
        """Run a call in a process, while a thread waits for it."""
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self.threads, child.ask, work, arguments, time)
        try:
            return await asyncio.shield(done)
        finally:
            if done.done():
                self.free.append(child)
            else:
                done.add_done_callback(asyncio.Future.exception)
                self.drop(child)

    async def hear(self, child: Child, time: Time) -> Reply:
        """The answer to what was sent to a process from the event loop. A process that fails is
        cleaned up in a thread, because that takes a while."""
        try:
            reply: Reply = await child.hear(time.wall)
        except asyncio.CancelledError:
            self.drop(child)
            with suppress(RuntimeError):  # the pool is closed, and so is the process
                self.threads.submit(child.end_here, TooSlow())
            raise
        except (EOFError, OSError, TooSlow, Crashed) as fault:
            ending = asyncio.get_running_loop().run_in_executor
            try:
                cause = await asyncio.shield(ending(self.threads, child.end_here, fault))
            finally:
                self.free.append(child)
            raise cause from fault
        child.talking.release()
        self.free.append(child)
        return reply

    def drop(self, child: Child) -> None:
        """Kill a call that nobody waits for any more, and replace its process."""
        self.children.remove(child)
        child.kill()
        fresh = Child(self.prepare)
        self.children.append(fresh)
        self.free.append(fresh)
