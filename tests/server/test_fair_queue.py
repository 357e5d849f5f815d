"""Places are shared: people first, then address by address, then person by person."""

from __future__ import annotations

import asyncio

import pytest

from mathom.engine.errors import IllegalAction
from mathom.server.bots.fair_queue import BACKGROUND, PERSON, FairQueue, Owner
from mathom.server.bots.worker import scaled_down

MALLORY = Owner("203.0.113.1", "mallory")
MALLET = Owner("203.0.113.1", "mallet")
ANN = Owner("198.51.100.1", "ann")


async def order_of(queue: FairQueue, asked: list[tuple[str, Owner, int]]) -> list[str]:
    """In which order those who ask get a place, when one is taken and they all wait for it."""
    done: list[str] = []

    async def work(name: str, owner: Owner, rank: int) -> None:
        async with queue.place(owner, rank):
            done.append(name)
            await asyncio.sleep(0)

    async with queue.place(MALLORY, PERSON):
        tasks = [asyncio.create_task(work(*one)) for one in asked]
        while len(queue.waiting) < len(asked):
            await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert not queue.taken
    assert not queue.waiting
    return done


def test_who_asks_once_does_not_wait_behind_who_asks_often() -> None:
    asked = [(f"m{number}", MALLORY, PERSON) for number in range(5)]
    asked += [("ann", ANN, PERSON)]
    assert asyncio.run(order_of(FairQueue(1), asked))[0] == "ann"


def test_another_cookie_of_the_same_address_gains_nothing() -> None:
    asked = [("m1", MALLORY, PERSON), ("m2", MALLET, PERSON), ("m3", MALLORY, PERSON)]
    asked += [("a1", ANN, PERSON), ("a2", ANN, PERSON)]
    found = asyncio.run(order_of(FairQueue(1), asked))
    assert [name[0] for name in found[:4]] == ["a", "m", "a", "m"]


def test_who_waits_at_a_table_comes_before_bots_among_themselves() -> None:
    asked = [("bots", ANN, BACKGROUND), ("m1", MALLORY, PERSON), ("m2", MALLORY, PERSON)]
    assert asyncio.run(order_of(FairQueue(1), asked)) == ["m1", "m2", "bots"]


def test_background_work_leaves_a_place_free_and_has_one_for_each_address() -> None:
    async def run() -> None:
        queue = FairQueue(3)
        bots = [asyncio.create_task(queue.enter(MALLORY, BACKGROUND)) for _ in range(3)]
        bots += [asyncio.create_task(queue.enter(ANN, BACKGROUND)) for _ in range(2)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert queue.background == {MALLORY.origin: 1, ANN.origin: 1}
        await asyncio.wait_for(queue.enter(MALLET, PERSON), 5)
        for task in bots:
            task.cancel()
        await asyncio.gather(*bots, return_exceptions=True)

    asyncio.run(run())


def test_who_gives_up_waiting_leaves_no_place_taken() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        async with queue.place(ANN):
            waiting = asyncio.create_task(queue.enter(MALLORY, PERSON))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        await asyncio.wait_for(queue.enter(ANN, PERSON), 5)

    asyncio.run(run())


def test_only_so_many_of_one_address_wait() -> None:
    async def run() -> None:
        queue = FairQueue(1, most=2)
        async with queue.place(ANN):
            tasks = [asyncio.create_task(queue.enter(MALLORY, PERSON)) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(IllegalAction, match="too-much-work"):
                await queue.enter(MALLET, PERSON)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())


def test_who_asks_for_much_gets_less_for_each() -> None:
    async def run() -> None:
        queue = FairQueue(2)
        async with queue.place(ANN) as share:
            assert share == 1
            async with queue.place(MALLORY) as share:
                assert share == 1
                tasks = [asyncio.create_task(queue.enter(MALLORY, PERSON)) for _ in range(3)]
                await asyncio.sleep(0)
                assert queue.share(ANN) == 1
                assert queue.share(MALLORY) == 0.25
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("bot", "share", "less"),
    [
        ("search:5s", 0.1, "search:0.500s"),
        ("search:hard", 0.5, "search:0.250s"),
        ("search:normal", 0.5, "search:100"),
        ("search", 0.5, "search:100"),
        ("search:easy", 0.1, "search:8"),
        ("search:0.01s", 0.1, "search:0.010s"),
        ("greedy", 0.1, "greedy"),
        ("search:5s", 1.0, "search:5s"),
    ],
)
def test_a_bot_thinks_for_a_share_of_its_time(bot: str, share: float, less: str) -> None:
    assert scaled_down(bot, share) == less
