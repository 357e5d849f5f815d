"""The event loop is shared: whoever asks for much waits, and nobody else does."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable

import pytest

from mathom.engine.errors import IllegalAction
from mathom.server.http.event_loop_shares import BUSY, MOST_CALLS, LoopShares


class VirtualTime(selectors.SelectSelector):
    """Time that passes only while somebody computes, or while everybody sleeps."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.worked = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(0)

    def work(self, seconds: float) -> None:
        """Keep the loop busy."""
        self.now += seconds
        self.worked += seconds


def in_virtual_time(
    work: Callable[[VirtualTime, LoopShares], Awaitable[list[float]]],
) -> list[float]:
    """What some work returns that runs in virtual time: however busy the machine is, it is the
    same."""
    time = VirtualTime()
    loop = asyncio.SelectorEventLoop(time)
    loop.time = lambda: time.now  # type: ignore[method-assign]
    shares = LoopShares(lambda: time.now, lambda: time.worked)
    try:
        return loop.run_until_complete(work(time, shares))
    finally:
        loop.close()


async def waits_beside(time: VirtualTime, shares: LoopShares, greedy: int) -> list[float]:
    """How long somebody waits again and again who asks for little, beside some who ask for much."""

    async def answer(seconds: float) -> None:
        await asyncio.sleep(0)
        time.work(seconds)

    async def ask_for_much() -> None:
        while True:
            async with shares.call("greedy"):
                await shares.measured(answer(0.03), "greedy")

    tasks = [asyncio.create_task(ask_for_much()) for _ in range(greedy)]
    await asyncio.sleep(0.5)
    waits = []
    for _ in range(30):
        began = time.now
        async with shares.call("modest"):
            await shares.measured(answer(0.0001), "modest")
        waits.append(time.now - began)
        await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return sorted(waits)


def test_who_asks_for_little_does_not_wait_behind_who_asks_for_much() -> None:
    waits = in_virtual_time(lambda time, shares: waits_beside(time, shares, 12))
    assert waits[len(waits) // 2] < 0.06


def test_a_share_is_what_the_others_leave_and_comes_back_with_time() -> None:
    now = [100.0]
    shares = LoopShares(lambda: now[0])
    assert not shares.over("greedy")
    for _ in range(20):
        now[0] += 0.1
        shares.charge("greedy", 0.09)
    assert shares.over("greedy")
    assert not shares.over("modest")
    shares.charge("modest", 0.001)
    assert not shares.over("modest")
    now[0] += 5
    assert not shares.over("greedy")


def test_nobody_waits_while_there_is_little_to_do() -> None:
    now = [100.0]
    shares = LoopShares(lambda: now[0])
    for _ in range(50):
        now[0] += 0.1
        shares.charge("alone", 0.1 * BUSY * 0.8)
        assert not shares.over("alone")


def test_many_who_ask_for_a_little_each_are_not_held_up() -> None:
    now = [100.0]
    shares = LoopShares(lambda: now[0])
    for _ in range(50):
        for number in range(200):
            now[0] += 0.0005
            shares.charge(str(number), 0.0005)
    assert not any(shares.over(str(number)) for number in range(200))


STEPS = 6
"""How often the event loop comes round before a click is answered."""


async def click_waits(time: VirtualTime, shares: LoopShares, greedy: int) -> list[float]:
    """How long many light addresses wait, who keep the loop busy for half of its time, beside some
    addresses that ask for long answers all the time."""
    waits: list[float] = []

    async def click() -> None:
        began = time.now
        for _ in range(STEPS):
            await asyncio.sleep(0.0001)
            time.work(0.001)
        waits.append(time.now - began)

    async def ask_for_much(origin: str) -> None:
        async def answer() -> None:
            for _ in range(20):
                time.work(0.002)
                await asyncio.sleep(0)

        while True:
            async with shares.call(origin):
                await shares.measured(answer(), origin)

    tasks = [asyncio.create_task(ask_for_much(f"greedy {n % 10}")) for n in range(greedy)]
    clicks = []
    for number in range(1500):
        work = shares.measured(click(), f"light {number % 300}")
        clicks.append(asyncio.create_task(work))
        await asyncio.sleep(0.012)
    await asyncio.gather(*clicks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return sorted(waits[500:])


def p99_beside(greedy: int) -> float:
    waits = in_virtual_time(lambda time, shares: click_waits(time, shares, greedy))
    return waits[int(0.99 * len(waits))]


def test_ten_heavy_addresses_share_what_a_busy_server_has_left() -> None:
    assert p99_beside(30) <= 2 * p99_beside(0)


def test_an_address_has_a_limited_number_of_calls() -> None:
    async def run() -> None:
        shares = LoopShares()

        async def stay() -> None:
            async with shares.call("many"):
                await asyncio.sleep(60)

        tasks = [asyncio.create_task(stay()) for _ in range(MOST_CALLS)]
        await asyncio.sleep(0)
        with pytest.raises(IllegalAction, match="too-many-requests"):
            async with shares.call("many"):
                pass
        async with shares.call("other"):
            pass
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not shares.calls
        assert not shares.few

    asyncio.run(run())


def test_what_is_measured_goes_on_as_before() -> None:
    async def run() -> None:
        shares = LoopShares()

        async def late() -> str:
            async with asyncio.timeout(0.01):
                await asyncio.sleep(60)
            return "never"

        async def answer() -> str:
            try:
                return await late()
            except TimeoutError:
                return "in time"

        assert await shares.measured(answer(), "somebody") == "in time"
        with pytest.raises(TimeoutError):
            await shares.measured(late(), "somebody")
        task = asyncio.create_task(shares.measured(asyncio.sleep(60), "somebody"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
