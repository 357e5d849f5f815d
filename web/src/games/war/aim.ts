/** Where to look on a small window, so that everything that may be chosen is in sight and can be hit. */

import type { Look } from '../../parts/zooming'
import { HEIGHT, regionNamed, WIDTH } from './geography'

const NEAREST = 3.4
/** Around the armies there is land to be seen, too. */
const MARGIN = 110

/** The middle of some regions in shares of a window of this size, and how near they can come; nothing without regions. */
export function aimAt(regions: string[], width: number, height: number): Look | null {
  const spots = regions.flatMap((id) => regionNamed(id)?.anchor ?? [])
  if (!spots.length) return null
  const xs = spots.filter((_, i) => i % 2 === 0)
  const ys = spots.filter((_, i) => i % 2 === 1)
  // The sheet lies in the north-east of the window, as large as it fits.
  const unit = Math.min(width / WIDTH, height / HEIGHT)
  const left = width - WIDTH * unit
  const [west, east] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN]
  const [north, south] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN]
  const scale = Math.min(NEAREST, width / ((east - west) * unit), height / ((south - north) * unit))
  return { scale, x: (left + ((west + east) / 2) * unit) / width, y: (((north + south) / 2) * unit) / height }
}

/** Where a high, narrow window looks while nothing is to be chosen on the map: near enough to leave no empty sea below it. */
export function filled(width: number, height: number): Look | null {
  const scale = height / ((width / WIDTH) * HEIGHT)
  return scale > 1.15 ? { scale: Math.min(scale, NEAREST), x: 0.62, y: 0.5 / scale } : null
}
