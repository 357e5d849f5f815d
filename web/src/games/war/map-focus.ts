/**
 * Chooses the part of the map to show on a small screen, so that everything that can be chosen is visible and
 * large enough.
 */

import type { Viewport } from '../../board/pan-zoom'
import { HEIGHT, regionNamed, WIDTH } from './map-drawing'

const NEAREST = 3.4
/** Around the armies there is land to be seen, too. */
const MARGIN = 110

/** The centre of some regions as shares of the window, and the scale at which they fit; null without regions. */
export function aimAt(regions: string[], width: number, height: number): Viewport | null {
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

/** The default view of a tall, narrow window: near enough to leave no empty sea below the map. */
export function filled(width: number, height: number): Viewport | null {
  const scale = height / ((width / WIDTH) * HEIGHT)
  return scale > 1.15 ? { scale: Math.min(scale, NEAREST), x: 0.62, y: 0.5 / scale } : null
}
