/**
 * Chooses the part of the map to show on a small screen, so that everything that can be chosen is visible and
 * large enough.
 */

import { withinBox, type Viewport } from '../../board/pan-zoom'
import { HEIGHT, regionNamed, WIDTH, type Point } from './map-drawing'

const NEAREST = 3.4
/** Around the armies there is land to be seen, too. */
const MARGIN = 110

/** Pixels from the south-western corner of the window in which round buttons may stand. */
const BUTTONS = { width: 235, height: 70 }

/**
 * The centre of some regions as shares of the window, and the scale at which they fit; null without regions. Where one
 * of them would lie under the buttons, all of them stand above these.
 */
export function aimAt(regions: string[], width: number, height: number): Viewport | null {
  const spots = regions.flatMap((id) => {
    const anchor = regionNamed(id)?.anchor
    return anchor ? [anchor] : []
  })
  if (!spots.length) return null
  const usual = fitted(spots, width, height, 0)
  const covered = spots.some((spot) => underButtons(spot, usual, width, height))
  return covered ? fitted(spots, width, height, BUTTONS.height) : usual
}

/** Where some spots of the map fit into the window, less a strip of it below. */
function fitted(spots: Point[], width: number, height: number, below: number): Viewport {
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const { unit, left } = sheet(width, height)
  const [west, east] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN]
  const [north, south] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN]
  const scale = Math.min(NEAREST, width / ((east - west) * unit), (height - below) / ((south - north) * unit))
  const lower = below / 2 / Math.max(1, scale)
  return { scale, x: (left + ((west + east) / 2) * unit) / width, y: (((north + south) / 2) * unit + lower) / height }
}

/** Whether a spot of the map lies under the buttons when one looks there. */
function underButtons(spot: Point, aim: Viewport, width: number, height: number): boolean {
  const wanted = { scale: aim.scale, x: width * (0.5 - aim.x * aim.scale), y: height * (0.5 - aim.y * aim.scale) }
  const { x, y } = inWindow(spot, withinBox(wanted, width, height, NEAREST), width, height)
  return x < BUTTONS.width && y > height - BUTTONS.height
}

/** How much taller or wider than the map a window is before its sea is worth cutting away. */
const TALL = 1.2
const LOW = 1.5

/**
 * The default view of a small window: near enough to leave no empty sea below the map of a tall one or west of the map
 * of a low one.
 */
export function filled(width: number, height: number): Viewport | null {
  const [wide, high] = [width / WIDTH, height / HEIGHT]
  if (high / wide > TALL) return { scale: Math.min(high / wide, NEAREST), x: 0.62, y: (0.5 * wide) / high }
  if (wide / high > LOW) return { scale: Math.min(wide / high, NEAREST), x: 1 - (0.5 * high) / wide, y: 0.6 }
  return null
}

/** The sheet lies in the north-east of the window, as large as it fits. */
function sheet(width: number, height: number): { unit: number; left: number } {
  const unit = Math.min(width / WIDTH, height / HEIGHT)
  return { unit, left: width - WIDTH * unit }
}

/** The part of the sheet that is in sight, in units of the map. */
export function seenPart(
  { scale, x, y }: Viewport,
  width: number,
  height: number,
): { left: number; top: number; width: number; height: number } {
  const { unit, left } = sheet(width, height)
  return {
    left: (-x / scale - left) / unit,
    top: -y / scale / unit,
    width: width / scale / unit,
    height: height / scale / unit,
  }
}

/** Where a spot of the map is in the window, in pixels. */
export function inWindow(
  [spotX, spotY]: readonly [number, number],
  { scale, x, y }: Viewport,
  width: number,
  height: number,
): { x: number; y: number } {
  const { unit, left } = sheet(width, height)
  return { x: (left + spotX * unit) * scale + x, y: spotY * unit * scale + y }
}

/** The same scale with a spot of the map in the middle of the window. */
export function centredOn(spot: { x: number; y: number }, now: Viewport, width: number, height: number): Viewport {
  const { unit, left } = sheet(width, height)
  return {
    scale: now.scale,
    x: width / 2 - (left + spot.x * unit) * now.scale,
    y: height / 2 - spot.y * unit * now.scale,
  }
}
