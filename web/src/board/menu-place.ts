/** Where a menu stands beside a piece. */

const MARGIN = 6
/** How near it may come where the room is scarce. */
const NEAR = 10

interface Place {
  left: number
  top: number
  /** Where the tip of the menu points, from its left edge. */
  tip: number
  /** Whether the menu stands above the piece. */
  above: boolean
  /** Whether it stands straight above or below the piece, with room for a tip. */
  points: boolean
}

interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

interface Spot {
  left: number
  top: number
  side: 'above' | 'below' | 'beside'
  gap: number
}

/** All in the coordinates of the box in which the menu stands. */
export interface Surroundings {
  size: { width: number; height: number }
  piece: Rect
  /** What can be seen of the box. */
  room: Rect
  /** What must stay in sight. */
  keep: readonly Rect[]
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/**
 * Above or below the piece, as preferred where there is room; else on the other side where there is, else beside it,
 * so that the piece stays in sight. Always in the room; over what must stay in sight only if there is no other place.
 */
export function spotBeside(around: Surroundings, prefer: 'above' | 'below', gap: number): Spot {
  const { size, piece, room, keep } = around
  const middle = (piece.left + piece.right - size.width) / 2
  const vertical = (side: 'above' | 'below', far: number): Spot => ({
    left: middle,
    top: side === 'above' ? piece.top - size.height - far : piece.bottom + far,
    side,
    gap: far,
  })
  /** To the right and to the left of the piece, level with it or beside what must stay in sight. */
  const tops = [piece.top, ...keep.flatMap((one) => [one.top - size.height - NEAR, one.bottom + NEAR])]
  const beside = (top: number, lefts: number[]): Spot[] =>
    lefts.map((left) => ({ left, top, side: 'beside', gap: NEAR }))
  const other = prefer === 'above' ? 'below' : 'above'
  const spots = [
    ...[gap, NEAR].flatMap((far) => [vertical(prefer, far), vertical(other, far)]),
    ...tops.flatMap((top) => beside(top, [piece.right + NEAR, piece.left - size.width - NEAR])),
    ...tops.flatMap((top) => beside(top, [middle])),
  ].map((spot) => ({
    ...spot,
    left: between(spot.left, room.left, Math.max(room.left, room.right - size.width)),
    top: between(spot.top, room.top, Math.max(room.top, room.bottom - size.height)),
  }))
  /** Something that must stay in sight weighs more than the piece itself. */
  const hides = ({ left, top }: Spot): number => {
    const own = { left, top, right: left + size.width, bottom: top + size.height }
    return keep.reduce((sum, one) => sum + 1000 * shared(own, one), shared(own, piece))
  }
  return spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best))
}

/** The place of a menu beside a piece, within a box. It never lies over the question. */
export function placeBeside(
  menu: HTMLElement,
  anchor: Element,
  within: Element,
  prefer: 'above' | 'below',
  gap: number,
): Place {
  const box = within.getBoundingClientRect()
  const inBox = (one: Element): Rect => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return { left: left - box.left, top: top - box.top, right: right - box.left, bottom: bottom - box.top }
  }
  const piece = inBox(anchor)
  const size = { width: menu.offsetWidth, height: menu.offsetHeight }
  const room = {
    left: MARGIN,
    top: Math.max(0, -box.top) + MARGIN,
    right: Math.min(box.width, window.innerWidth - box.left) - MARGIN,
    bottom: Math.min(box.height, window.innerHeight - box.top) - MARGIN,
  }
  const keep = [...document.querySelectorAll('section.ask')].map(inBox)
  const spot = spotBeside({ size, piece, room, keep }, prefer, gap)
  const tip = (piece.left + piece.right) / 2 - spot.left
  const apart = spot.side === 'above' ? piece.top - spot.top - size.height : spot.top - piece.bottom
  return {
    left: spot.left + within.scrollLeft,
    top: spot.top + within.scrollTop,
    tip: between(tip, 18, size.width - 18),
    above: spot.side === 'above',
    points: spot.side !== 'beside' && apart >= gap - 1 && tip > 0 && tip < size.width,
  }
}
