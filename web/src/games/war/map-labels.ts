/**
 * Which names the map shows, where and how large: readable at every zoom; names that would overlap wait until
 * the map is closer.
 */

import { broken, HEIGHT, REGIONS, WIDTH, type Region } from './map-drawing'

/** Never smaller than this on the screen, and never larger. */
const LEAST = 12
const MOST = 17
/** The size in units of the map at which the places of the names were chosen. */
const DRAWN = 14.2
/** Lines in shares of the size: they stand closer than the font is high. */
const LINE = 0.9
const HIGH = 1.2
/** Letters in shares of the size, as the small capitals of the font draw them. */
const LETTERS: [RegExp, number][] = [
  [/[ '’]/, 0.2],
  [/[ijìíîIJ.-]/, 0.34],
  [/[mwMW]/, 0.82],
  [/[A-ZÀ-Þ]/, 0.66],
]
const LETTER = 0.54
/** How far names stay from the edge of the map, in shares of the size. */
const EDGE = 0.4
/** Where a name may stand when its own place is taken, in shares of the size: a little higher, lower or aside. */
const PLACES = [
  [0, 0],
  [0, -0.5],
  [0, 0.5],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const
/** What may be chosen is named wherever there is room for it, if need be farther away. */
const FARTHER = [
  ...PLACES,
  ...([
    [-2, -1],
    [2, -1],
    [-2, 1],
    [2, 1],
    [0, -1.8],
    [0, 1.8],
    [-3, 0],
    [3, 0],
  ] as const),
  ...([
    [-3, -1.6],
    [3, -1.6],
    [-3, 1.6],
    [3, 1.6],
    [0, -2.6],
    [0, 2.6],
    [-4, 0],
    [4, 0],
  ] as const),
]

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
export interface Label {
  id: string
  x: number
  y: number
  lines: string[]
  size: number
  nation: boolean
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The size of names in units of the map when so many pixels are one unit. */
export const sizeAt = (pixels: number): number => Math.min(MOST, Math.max(LEAST, DRAWN * pixels)) / pixels

const letter = (one: string): number => LETTERS.find(([kind]) => kind.test(one))?.[1] ?? LETTER
const widthOf = (line: string): number => [...line].reduce((sum, one) => sum + letter(one), 0)

/** How much more something counts than its neighbours: what may be chosen, then strongholds, then lands of a nation. */
const rank = (region: Region, urgent: ReadonlySet<string>): number =>
  (urgent.has(region.id) ? 100 : 0) + region.points * 10 + (region.settlement ? 5 : 0) + (region.nation ? 3 : 0)

/** A name steps aside for the army of its own region, which may be drawn larger than when its place was chosen. */
function stepAside(region: Region, height: number, own: Box | undefined): number {
  const { y } = region.name
  if (!own) return y
  return y >= region.anchor[1] ? Math.max(y, own.bottom + height / 2) : Math.min(y, own.top - height / 2)
}

export function labels(
  pixels: number,
  names: (id: string) => string,
  urgent: ReadonlySet<string>,
  pieces: ReadonlyMap<string, Box>,
): Label[] {
  const size = sizeAt(pixels)
  const taken: Box[] = [...pieces.values()]
  const found: Label[] = []
  for (const region of REGIONS.toSorted((a, b) => rank(b, urgent) - rank(a, urgent))) {
    const lines = broken(names(region.id), region.name.lines)
    const width = Math.max(...lines.map(widthOf)) * size
    const height = ((lines.length - 1) * LINE + HIGH) * size
    const own = pieces.get(region.id)
    const least = stepAside(region, height, own)
    // A name at the edge of the map stays inside it: beyond the edge there is no way to it.
    const inside = (at: number, long: number, whole: number): number =>
      Math.min(Math.max(at, long / 2 + EDGE * size), whole - long / 2 - EDGE * size)
    const places = (urgent.has(region.id) ? FARTHER : PLACES).map(([east, south]): [number, number] => [
      inside(region.name.x + east * size, width, WIDTH),
      inside(least + south * size, height, HEIGHT),
    ])
    const boxAt = ([x, y]: readonly [number, number]): Box => ({
      left: x - width / 2,
      right: x + width / 2,
      top: y - height / 2,
      bottom: y + height / 2,
    })
    // The own army has been stepped aside for; a hair of it may still be touched.
    const free = places.find((place, i) => {
      const box = boxAt(place)
      return !taken.some((other) => (i > 0 || other !== own) && overlap(box, other))
    })
    // One name over another can be read by nobody; it waits until the map is closer.
    if (!free) continue
    const [x, y] = free
    taken.push(boxAt([x, y]))
    found.push({ id: region.id, x, y, lines, size, nation: region.nation !== null })
  }
  return found
}
