/**
 * Which names the map shows, where and how large: readable at every zoom; names that would overlap wait until
 * the map is closer.
 */

import { broken, REGIONS, type Region } from './map-drawing'

/** Never smaller than this on the screen, and never larger. */
const LEAST = 12
const MOST = 17
/** The size in units of the map at which the places of the names were chosen. */
const DRAWN = 14.2
const LETTER = 0.5
const LINE = 0.92

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
    const width = Math.max(...lines.map((line) => line.length)) * size * LETTER
    const height = lines.length * size * LINE
    const y = stepAside(region, height, pieces.get(region.id))
    const box = {
      left: region.name.x - width / 2,
      right: region.name.x + width / 2,
      top: y - height / 2,
      bottom: y + height / 2,
    }
    // The own army has been stepped aside for; a hair of it may still be touched.
    if (!urgent.has(region.id) && taken.some((other) => other !== pieces.get(region.id) && overlap(box, other)))
      continue
    taken.push(box)
    found.push({ id: region.id, x: region.name.x, y, lines, size, nation: region.nation !== null })
  }
  return found
}
