/** Where a menu stands beside a piece. */

const MARGIN = 6

interface Place {
  left: number
  top: number
  /** Where the tip of the menu points, from its left edge. */
  tip: number
  /** Whether the menu stands above the piece. */
  above: boolean
}

/**
 * Above or below the piece, as preferred where there is room; else on the other side where there is, else beside it,
 * so that the piece stays in sight. Always inside the box and the window.
 */
export function placeBeside(
  menu: HTMLElement,
  anchor: Element,
  within: Element,
  prefer: 'above' | 'below',
  gap: number,
): Place {
  const piece = anchor.getBoundingClientRect()
  const box = within.getBoundingClientRect()
  const [wide, high] = [menu.offsetWidth, menu.offsetHeight]
  const bottom = Math.min(box.height, window.innerHeight - box.top) - MARGIN
  const above = piece.top - box.top - high - gap
  const below = piece.bottom - box.top + gap
  const fits = { above: above >= MARGIN, below: below + high <= bottom }
  const middle = piece.left + piece.width / 2 - box.left
  const kept = (left: number): number => Math.max(MARGIN, Math.min(left, box.width - wide - MARGIN))
  let left = kept(middle - wide / 2)
  let top = prefer === 'above' ? above : below
  let over = prefer === 'above'
  if (!fits[prefer] && (fits.above || fits.below)) {
    over = fits.above
    top = over ? above : below
  } else if (!fits[prefer]) {
    const right = piece.right - box.left + gap
    left = kept(right + wide + MARGIN <= box.width ? right : piece.left - box.left - wide - gap)
    top = piece.top - box.top
  }
  return {
    left: left + within.scrollLeft,
    top: Math.max(MARGIN, Math.min(top, bottom - high)) + within.scrollTop,
    tip: Math.max(18, Math.min(middle - left, wide - 18)),
    above: over,
  }
}
