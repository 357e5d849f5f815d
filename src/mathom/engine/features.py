"""Numbers for learning programs: what a seat sees, written as places and their numbers.

Compiled code appends them to buffers of bytes, without an object for each number. Most places hold
a 1 and have no scale: of these only the places are written, as 64-bit integers. The others are
pairs of 32-bit integers: number, place, number, place, …
"""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64


@final
class Features:
    """Places and their numbers; a place that is not named is blank. `at` is added to all places,
    and to those of flags also `row`, the first place of a game among many."""

    def __init__(self) -> None:
        self.flagged = BytesWriter()
        self.numbered = BytesWriter()
        self.at: i64 = 0
        self.row: i64 = 0

    def put(self, place: i64, number: i64) -> None:
        """Put a number at a place."""
        write_i64_le(self.numbered, self.at + place << 32 | number & 0xFFFFFFFF)

    def flag(self, place: i64) -> None:
        """Put a 1 at a place that is 0 while blank, and has no scale."""
        write_i64_le(self.flagged, self.row + self.at + place)

    def flags(self, bits: i64, place: i64) -> None:
        """Put a 1 for each bit that is set; the first place is that of the lowest bit."""
        while bits != 0:
            if bits & 1:
                self.flag(place)
            bits >>= 1
            place += 1

    def count(self) -> i64:
        """How many pairs there are."""
        return len(self.numbered) >> 3

    def packed_flags(self) -> bytes:
        """The places that hold a 1, as little-endian 64-bit integers."""
        return self.flagged.getvalue()

    def packed(self) -> bytes:
        """All pairs, as little-endian 32-bit integers."""
        return self.numbered.getvalue()
