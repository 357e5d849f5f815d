"""Chance: a small generator that is the same everywhere, bags without order, and scripts."""

from __future__ import annotations

from collections import Counter
from ctypes import c_uint32

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.toys import DIE, DRAW, Diary

from mathom.engine.errors import BadNotation
from mathom.engine.state import Tape


def sfc32(seed: int, count: int) -> list[int]:
    """The published sfc32 in 32-bit arithmetic of C, warmed up by twelve words."""
    a, b, c, counter = c_uint32(seed), c_uint32(seed >> 32), c_uint32(0x9E3779B9), c_uint32(1)
    words = []
    for _ in range(12 + count):
        word = c_uint32(a.value + b.value + counter.value)
        counter = c_uint32(counter.value + 1)
        a = c_uint32(b.value ^ b.value >> 9)
        b = c_uint32(c.value + (c.value << 3))
        turned = c_uint32(c.value << 21).value | c.value >> 11
        c = c_uint32(turned + word.value)
        words.append(word.value)
    return words[12:]


def seeded(seed: int) -> Diary:
    """A state with its generator started."""
    s = Diary()
    s.reseed(seed)
    return s


@given(st.integers(0, 2**64 - 1))
def test_the_generator_is_sfc32(seed: int) -> None:
    s = seeded(seed)
    assert [s.word() for _ in range(20)] == sfc32(seed, 20)


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [1427488602, 1980682239, 456575201]),
        (1, [573063952, 3268221502, 703077755]),
        (7, [100587536, 2849664703, 2976894644]),
        (0x0123456789ABCDEF, [1046365511, 348464956, 1686632096]),
        (0xFFFFFFFFFFFFFFFF, [754549516, 1829345342, 2785016680]),
    ],
)
def test_a_seed_gives_these_words_for_ever(seed: int, words: list[int]) -> None:
    s = seeded(seed)
    assert [s.word() for _ in range(3)] == words


def test_equal_seeds_give_equal_chance_and_others_do_not() -> None:
    one, same, other = seeded(5), seeded(5), seeded(6)
    rolls = [[s.below(6) for _ in range(30)] for s in (one, same, other)]
    assert rolls[0] == rolls[1] != rolls[2]


def test_a_clone_goes_on_with_the_same_chance() -> None:
    s = seeded(5)
    s.word()
    copy = s.clone()
    assert [s.word() for _ in range(5)] == [copy.word() for _ in range(5)]


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    s = seeded(seed)
    assert all(0 <= s.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 23])
def test_below_is_uniform(n: int) -> None:
    s = seeded(n)
    throws = 1000 * n
    counts = Counter(s.below(n) for _ in range(throws))
    chi_square = sum((counts[face] - 1000) ** 2 / 1000 for face in range(n))
    assert chi_square < n + 6 * (2 * n) ** 0.5


def test_draw_takes_the_item_out_of_the_bag() -> None:
    s = seeded(1)
    bag = [2, 3, 5, 7]
    drawn = [s.draw(DRAW, bag) for _ in range(4)]
    assert sorted(drawn) == [2, 3, 5, 7]
    assert bag == []


def test_every_item_of_a_bag_is_drawn_equally_often() -> None:
    s = seeded(3)
    counts = Counter(s.draw(DRAW, [0, 1, 2, 3]) for _ in range(4000))
    assert all(850 < counts[item] < 1150 for item in range(4))


def test_listening_does_not_change_chance() -> None:
    silent, heard = seeded(9), seeded(9)
    heard.tape = Tape()
    for s in (silent, heard):
        s.log += [s.draw(DRAW, list(range(10))) for _ in range(5)]
        s.log += [s.roll(DIE, 6) for _ in range(5)]
    assert silent.log == heard.log
    assert heard.tape.chances[:5] == [DRAW + item for item in silent.log[:5]]
    assert heard.tape.chances[5:] == [DIE + face for face in silent.log[5:]]


def test_a_script_takes_the_place_of_chance() -> None:
    s = seeded(9)
    s.tape = Tape([DRAW + 3, DIE + 5])
    bag = [1, 2, 3]
    assert s.draw(DRAW, bag) == 3
    assert bag == [1, 2]
    assert not s.tape.finished()
    assert s.roll(DIE, 6) == 5
    assert s.tape.finished()
    assert s.tape.chances == [DRAW + 3, DIE + 5]


@pytest.mark.parametrize("code", [DRAW + 4, DRAW - 1, DIE, 0])
def test_an_item_that_is_not_in_the_bag_cannot_be_drawn(code: int) -> None:
    s = seeded(9)
    s.tape = Tape([code])
    bag = [1, 2, 3]
    with pytest.raises(BadNotation, match="chance-impossible"):
        s.draw(DRAW, bag)
    assert bag == [1, 2, 3]


@pytest.mark.parametrize("code", [DIE + 6, DIE - 1, DRAW])
def test_a_face_that_the_die_does_not_have_cannot_be_rolled(code: int) -> None:
    s = seeded(9)
    s.tape = Tape([code])
    with pytest.raises(BadNotation, match="chance-impossible"):
        s.roll(DIE, 6)


def test_a_script_that_is_too_short_is_refused() -> None:
    s = seeded(9)
    s.tape = Tape([])
    with pytest.raises(BadNotation, match="chance-missing"):
        s.roll(DIE, 6)


def test_nobody_listens_to_a_clone() -> None:
    s = seeded(9)
    s.tape = Tape()
    assert s.clone().tape is None


def test_a_whisper_is_heard_by_its_seat_alone() -> None:
    s = seeded(9)
    s.tape = Tape()
    s.tell(0, 4)
    s.whisper(1, 2, 5)
    told, whispered = s.tape.events
    assert [told.heard_by(seat) for seat in (-1, 0, 1)] == [True, True, True]
    assert [whispered.heard_by(seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]
    assert (whispered.kind, whispered.numbers) == (2, [5, 0, 0])
