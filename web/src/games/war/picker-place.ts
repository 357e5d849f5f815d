/** Where the picker of an army stands: beside the army, on the side where it hides the least. */

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface PickerPlace {
  left: number
  top: number
  side: 'left' | 'right' | 'above' | 'below'
}

const GAP = 14
const MARGIN = 6

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** All in the coordinates of the box, which begins at 0, 0. `keep` is what had better stay in sight. */
export function placePicker(
  size: { width: number; height: number },
  army: Rect,
  keep: readonly Rect[],
  box: { width: number; height: number },
): PickerPlace {
  const [x, y] = [(army.left + army.right) / 2, (army.top + army.bottom) / 2]
  const wanted: PickerPlace[] = [
    { side: 'left', left: army.left - GAP - size.width, top: y - size.height / 2 },
    { side: 'right', left: army.right + GAP, top: y - size.height / 2 },
    { side: 'below', left: x - size.width / 2, top: army.bottom + GAP },
    { side: 'above', left: x - size.width / 2, top: army.top - GAP - size.height },
  ]
  const hides = ({ left, top }: PickerPlace): number => {
    const own = { left, top, right: left + size.width, bottom: top + size.height }
    return [army, ...keep].reduce((sum, one) => sum + shared(own, one), 0)
  }
  return wanted
    .map((place) => ({
      ...place,
      left: between(place.left, MARGIN, Math.max(MARGIN, box.width - size.width - MARGIN)),
      top: between(place.top, MARGIN, Math.max(MARGIN, box.height - size.height - MARGIN)),
    }))
    .reduce((best, place) => (hides(place) < hides(best) ? place : best))
}
