"""A small fast generator (sfc32) that gives the same numbers compiled, interpreted, anywhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Generator:
    """Four words of 32 bits; every sum stays below 2^54, so compiled ints never grow."""

    def __init__(self) -> None:
        self.r0 = 0
        self.r1 = 0
        self.r2 = 0
        self.r3 = 0

    def reseed(self, seed: int) -> None:
        """Start anew from a seed of up to 64 bits."""
        self.r0 = seed & WORD
        self.r1 = (seed >> 32) & WORD
        self.r2 = 0x9E3779B9
        self.r3 = 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
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
        """A random number from 0 up to, but without, n."""
        return (self.word() * n) >> 32


def seeded(seed: int) -> Generator:
    """A generator started from a seed."""
    generator = Generator()
    generator.reseed(seed)
    return generator
