/** Where the picker of an army stands: beside the army, on the side where it hides the least. */

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where it lies from the army; apart from it no tip points there. */
type Side = 'left' | 'right' | 'above' | 'below' | 'apart'

interface Spot {
  left: number
  top: number
  side: Side
}

export interface PickerPlace extends Spot {
  /** The middle of the tip, on the edge towards the army, and by how many degrees it is turned. */
  tip: { x: number; y: number; turn: number } | undefined
}

const GAP = 14
const MARGIN = 6
const STEP = 24
/** Round corners have no tip. */
const CORNER = 16
const TURNS = { left: 45, above: 135, right: 225, below: 315 }

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** A tip on the edge of the picker, if the army lies straight beyond that edge. */
function tipOf({ side, left, top }: Spot, size: { width: number; height: number }, x: number, y: number) {
  const along = side === 'left' || side === 'right'
  const [from, length, at] = along ? [top, size.height, y] : [left, size.width, x]
  if (side === 'apart' || at < from + CORNER || at > from + length - CORNER) return undefined
  return {
    x: along ? (side === 'left' ? left + size.width : left) : x,
    y: along ? y : side === 'above' ? top + size.height : top,
    turn: TURNS[side],
  }
}

/** All in the coordinates of the box, which begins at 0, 0. `keep` is what had better stay in sight. */
export function placePicker(
  size: { width: number; height: number },
  army: Rect,
  keep: readonly Rect[],
  box: { width: number; height: number },
): PickerPlace {
  const [x, y] = [(army.left + army.right) / 2, (army.top + army.bottom) / 2]
  /** Beside the army, or beside everything that had better stay in sight. */
  const around = ({ left, top, right, bottom }: Rect): Spot[] => [
    { side: 'left', left: left - GAP - size.width, top: y - size.height / 2 },
    { side: 'right', left: right + GAP, top: y - size.height / 2 },
    { side: 'below', left: x - size.width / 2, top: bottom + GAP },
    { side: 'above', left: x - size.width / 2, top: top - GAP - size.height },
  ]
  const all = [army, ...keep]
  const wanted = [
    ...around(army),
    ...around({
      left: Math.min(...all.map((one) => one.left)),
      top: Math.min(...all.map((one) => one.top)),
      right: Math.max(...all.map((one) => one.right)),
      bottom: Math.max(...all.map((one) => one.bottom)),
    }),
  ]
  const hides = ({ left, top }: Spot): number => {
    const own = { left, top, right: left + size.width, bottom: top + size.height }
    return all.reduce((sum, one) => sum + shared(own, one), 0)
  }
  const least = (spots: Spot[]): Spot => spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best))
  const right = Math.max(MARGIN, box.width - size.width - MARGIN)
  const bottom = Math.max(MARGIN, box.height - size.height - MARGIN)
  const beside = least(
    wanted.map((spot) => ({
      ...spot,
      left: between(spot.left, MARGIN, right),
      top: between(spot.top, MARGIN, bottom),
    })),
  )
  const spot = hides(beside) ? least([beside, ...anywhere(right, bottom, size, x, y)]) : beside
  return { ...spot, tip: tipOf(spot, size, x, y) }
}

/** Spots all over the box, those near the army first: for an army with targets all around. */
function anywhere(right: number, bottom: number, size: { width: number; height: number }, x: number, y: number) {
  const found: Spot[] = []
  for (let left = MARGIN; left <= right; left += Math.min(STEP, right - left || STEP))
    for (let top = MARGIN; top <= bottom; top += Math.min(STEP, bottom - top || STEP))
      found.push({ side: 'apart', left, top })
  const far = ({ left, top }: Spot): number => Math.hypot(left + size.width / 2 - x, top + size.height / 2 - y)
  return found.sort((a, b) => far(a) - far(b))
}
