"""A small fast random generator (sfc32), with the same results compiled and interpreted."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Generator:
    """The generator: four 32-bit words, computed as native 64-bit numbers.

    In compiled code, the product of plain ints above 2^30 is computed by the interpreter, which
    handles signals meanwhile: an interrupt at that point would end the process.
    """

    def __init__(self) -> None:
        self.r0: i64 = 0
        self.r1: i64 = 0
        self.r2: i64 = 0
        self.r3: i64 = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and copies."""
        return generator_at, (int(self.r0), int(self.r1), int(self.r2), int(self.r3))

    def reseed(self, seed: int) -> None:
        """Restart from a seed of up to 64 bits."""
        self.r0 = seed & WORD
        self.r1 = (seed >> 32) & WORD
        self.r2 = 0x9E3779B9
        self.r3 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.r1
        c = self.r2
        t = (self.r0 + b + self.r3) & WORD
        self.r3 = (self.r3 + 1) & WORD
        self.r0 = b ^ (b >> 9)
        self.r1 = (c + (c << 3)) & WORD
        self.r2 = ((((c << 21) & WORD) | (c >> 11)) + t) & WORD
        return t

    def below(self, n: int) -> int:
        """A random number from 0 to n-1."""
        return int((self.word() * n) >> 32)


def generator_at(r0: int, r1: int, r2: int, r3: int) -> Generator:
    """A generator with these words."""
    found = Generator()
    found.r0 = r0
    found.r1 = r1
    found.r2 = r2
    found.r3 = r3
    return found


def seeded(seed: int) -> Generator:
    """A generator with a seed."""
    generator = Generator()
    generator.reseed(seed)
    return generator
