"""Numbers for learning programs: what a seat sees, written straight into the memory of arrays.

Compiled code writes 32-bit floats without an object for each number. It has no such type, so cells
are 32-bit integers with the same bits, and the bits of every number that a place can hold are
looked up. Arrays of other libraries see the same memory (`cells` has a buffer).

Most places of a row are blank at any time. Those that were written are noted, and only they are
made blank again.
"""

from __future__ import annotations

from struct import pack, unpack
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64


def bits_of(number: float) -> i32:
    """The bits of a number as a 32-bit float."""
    found: i32 = unpack("=i", pack("=f", number))[0]
    return found


ONE: Final[i32] = 0x3F800000
"""The bits of 1.0."""

NOWHERE: Final[i64] = -1
"""The first place of a kind that has no places."""


@final
class Features:
    """Rows of places, blank where nothing is written. `at` is added to all places.

    For each place, `blank` is its number while nothing is there, and `scales` what a number is
    divided by; the result is cut off at 1. Where `names` is not 0, a place holds the number of a
    name, up to this one, as it is. A place is written at most once in a row.
    """

    def __init__(
        self, blank: list[float], scales: list[int], names: list[int], rows: int = 1
    ) -> None:
        self.size: i64 = len(blank)
        self.at: i64 = 0
        self.row: i64 = 0
        cells: list[i32] = [bits_of(number) for number in blank]
        self.blank = vec[i32](cells)
        cells = cells * rows
        self.cells = vec[i32](cells)
        codes: list[i32] = []
        zero: dict[tuple[int, int], int] = {}
        zeros: list[i64] = []
        tops: list[i64] = []
        for scale, count in zip(scales, names, strict=True):
            top = count or scale
            key = (top, scale)
            if key not in zero:
                zero[key] = len(codes) + top
                codes.extend([bits_of(number / scale) for number in range(-top, top + 1)])
            zeros.append(zero[key])
            tops.append(top)
        self.codes = vec[i32](codes)
        self.zeros = vec[i64](zeros)
        self.tops = vec[i64](tops)
        # The places that are not blank: those of a row begin where the row begins, and end at its
        # end. Of the row that is being written, `count` is the end.
        places: list[i32] = [0] * len(cells)
        self.written = vec[i32](places)
        ends: list[i64] = [row * len(blank) for row in range(rows)]
        self.ends = vec[i64](ends)
        self.number: i64 = 0
        self.count: i64 = 0

    def begin(self, number: i64) -> None:
        """Make a row blank and write into it from now on."""
        self.ends[self.number] = self.count
        first = number * self.size
        end = self.ends[number]
        cells, blank, written = self.cells, self.blank, self.written
        at = first
        while at < end:
            place = i64(written[at])
            cells[first + place] = blank[place]
            at += 1
        self.number = number
        self.count = first
        self.row = first
        self.at = 0

    def put(self, place: i64, number: i64) -> None:
        """Put a number at a place."""
        place += self.at
        top = self.tops[place]
        if number > top:
            number = top
        elif number < -top:
            number = -top
        self.cells[self.row + place] = self.codes[self.zeros[place] + number]
        self.written[self.count] = i32(place)
        self.count += 1

    def flag(self, place: i64) -> None:
        """Put a 1 at a place."""
        place += self.at
        self.cells[self.row + place] = ONE
        self.written[self.count] = i32(place)
        self.count += 1

    def flags(self, bits: i64, place: i64) -> i64:
        """Put a 1 for each bit that is set; the first place is that of the lowest bit. Returns how
        many there are."""
        before = self.count
        while bits != 0:
            if bits & 1:
                self.flag(place)
            bits >>= 1
            place += 1
        return self.count - before

    def flag_each(self, kinds: list[int], firsts: vec[i64]) -> None:
        """Put a 1 for each of many things where those of its kind have their places, one for every
        thing of the list. `firsts` has the first place of each kind, or `NOWHERE`."""
        cells, written = self.cells, self.written
        before, row, count = self.at, self.row, self.count
        for at in range(i64(len(kinds))):
            kind: i64 = kinds[at]
            first = firsts[kind]
            if first >= 0:
                place = before + first + at
                cells[row + place] = ONE
                written[count] = i32(place)
                count += 1
        self.count = count

    def places(self) -> list[int]:
        """The places of the current row that were written."""
        return [int(self.written[at]) for at in range(self.row, self.count)]
