"""Places are shared: people first, then address by address, then person by person."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from mathom.engine.errors import IllegalAction
from mathom.server.bots.fair_queue import BACKGROUND, PERSON, SPARE, FairQueue, Owner, Waiting
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
        while len(queue) < len(asked):
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
        await asyncio.wait_for(queue.enter(MALLET, PERSON), 60)
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
        await asyncio.wait_for(queue.enter(ANN, PERSON), 60)

    asyncio.run(run())


def test_many_who_come_and_give_up_leave_nothing_behind() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        async with queue.place(ANN, BACKGROUND):
            for number in range(1000):
                owner = Owner(f"203.0.113.{number % 7}", str(number))
                waiting = asyncio.create_task(queue.enter(owner, BACKGROUND))
                await asyncio.sleep(0)
                waiting.cancel()
                await asyncio.gather(waiting, return_exceptions=True)
                assert len(queue.ready) < 2 * SPARE
        assert not queue.waiting
        assert not queue.asking
        assert not queue.served

    asyncio.run(run())


def test_the_order_is_that_of_a_search_through_all_who_wait() -> None:
    async def run(seed: int) -> None:
        chance = Random(seed)
        queue = FairQueue(2)
        inside: list[tuple[Owner, int]] = []
        waiting: list[tuple[Owner, int, asyncio.Task[None]]] = []
        for _ in range(300):
            before = {id(one) for here in queue.waiting.values() for one in here}
            if inside and chance.random() < 0.45:
                leaving = inside.pop(chance.randrange(len(inside)))
                expected = next_of(queue, leaving)
                queue.leave(*leaving)
            else:
                owner = Owner(f"o{chance.randrange(5)}", f"u{chance.randrange(3)}")
                rank = chance.choice([PERSON, BACKGROUND])
                waiting.append((owner, rank, asyncio.create_task(queue.enter(owner, rank))))
                expected = None
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            still = {id(one) for here in queue.waiting.values() for one in here}
            if expected is not None:
                assert before - still == {id(expected)}
            for one in [one for one in waiting if one[2].done()]:
                waiting.remove(one)
                inside.append(one[:2])
        for _, _, task in waiting:
            task.cancel()
        await asyncio.gather(*(task for _, _, task in waiting), return_exceptions=True)

    for seed in range(20):
        asyncio.run(run(seed))


def next_of(queue: FairQueue, leaving: tuple[Owner, int]) -> Waiting | None:
    """Who should get the only slot that is free once somebody has left."""
    owner, rank = leaving
    taken, background = queue.taken.copy(), queue.background.copy()
    taken[owner] -= 1
    background[owner.origin] -= rank >= BACKGROUND
    if taken.total() != queue.places - 1:
        return None

    def order(one: Waiting) -> tuple[int, ...]:
        origin = one.owner.origin
        here = sum(count for other, count in taken.items() if other.origin == origin)
        return (one.rank, here, queue.served.get(origin, 0), taken[one.owner], one.number)

    free = background.total() < max(1, queue.places - 1)
    ready = [
        one
        for here in queue.waiting.values()
        for one in here
        if one.rank == PERSON or (free and background[one.owner.origin] <= 0)
    ]
    return min(ready, key=order, default=None)


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
