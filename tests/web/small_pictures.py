"""Pictures of a page as small files: 256 colours, chosen by the browser that drew them."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode, b64encode

from playwright.sync_api import Page

# The most frequent colours, each the mean of those that hardly differ; others take the nearest.
PAINT_BY_NUMBERS = """async (picture) => {
    const image = new Image()
    image.src = picture
    await image.decode()
    const { width, height } = image
    const paper = new OffscreenCanvas(width, height).getContext('2d')
    paper.drawImage(image, 0, 0)
    const dots = paper.getImageData(0, 0, width, height).data
    const shades = new Map()
    const like = (at) => ((dots[at] >> 2) << 12) | ((dots[at + 1] >> 2) << 6) | (dots[at + 2] >> 2)
    for (let at = 0; at < dots.length; at += 4) {
        const shade = shades.get(like(at)) ?? { sum: [0, 0, 0], count: 0 }
        for (let i = 0; i < 3; i++) shade.sum[i] += dots[at + i]
        shade.count += 1
        shades.set(like(at), shade)
    }
    const mean = (shade) => shade.sum.map((sum) => Math.round(sum / shade.count))
    const often = [...shades.values()].sort((a, b) => b.count - a.count)
    const colours = often.slice(0, 256).map(mean)
    const far = (a, b) => a.reduce((sum, part, i) => sum + (part - b[i]) ** 2, 0)
    for (const shade of shades.values()) {
        const own = mean(shade)
        let best = 0
        colours.forEach((one, i) => { if (far(own, one) < far(own, colours[best])) best = i })
        shade.number = best
    }
    let numbers = ''
    for (let at = 0; at < dots.length; at += 4)
        numbers += String.fromCharCode(shades.get(like(at)).number)
    return { width, height, colours: colours.flat(), numbers: btoa(numbers) }
}"""


def small_picture(page: Page, blank: Page) -> bytes:
    """What a page shows, as a PNG with a palette; a blank page does the reckoning."""
    taken = f"data:image/png;base64,{b64encode(page.screenshot()).decode()}"
    painted = blank.evaluate(PAINT_BY_NUMBERS, taken)
    width, height = painted["width"], painted["height"]
    numbers = b64decode(painted["numbers"])
    rows = [b"\0" + numbers[width * row : width * (row + 1)] for row in range(height)]
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes(painted["colours"]))
        + chunk(b"IDAT", zlib.compress(b"".join(rows), 9))
        + chunk(b"IEND", b"")
    )


def chunk(name: bytes, body: bytes) -> bytes:
    """A part of a PNG: length, name, body and check."""
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
