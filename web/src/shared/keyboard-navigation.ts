/** Keyboard navigation: arrow keys move from one lit target to the nearest in that direction. */

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

interface Spot {
  x: number
  y: number
}

export const isArrow = (key: string): key is Direction => /^Arrow(Left|Right|Up|Down)$/.test(key)

/** The index of the best spot in a direction: near along it, and not too far to the side. */
export function nearest(from: Spot, spots: Spot[], direction: Direction): number {
  let best = -1
  let least = Infinity
  spots.forEach((spot, index) => {
    const dx = spot.x - from.x
    const dy = spot.y - from.y
    const across = direction === 'ArrowLeft' || direction === 'ArrowRight'
    const ahead = across ? dx : dy
    const along = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -ahead : ahead
    const aside = Math.abs(across ? dy : dx)
    const cost = along + 2.5 * aside
    if (along > 2 && cost < least) {
      least = cost
      best = index
    }
  })
  return best
}

function centre(element: Element): Spot {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

export function walk(root: ParentNode, direction: Direction): void {
  const targets = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')].filter(
    (target) => target.getClientRects().length > 0,
  )
  if (!targets.length) return
  const here = targets.indexOf(document.activeElement as HTMLElement)
  if (here < 0) {
    targets[0]?.focus()
    return
  }
  const spots = targets.map(centre)
  const next = nearest(spots[here] as Spot, spots, direction)
  if (next >= 0) targets[next]?.focus()
  else {
    const step = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1
    targets[(here + step + targets.length) % targets.length]?.focus()
  }
}

/** Whether the keyboard is busy with something else, like writing a line of chat. */
export function isWriting(target: EventTarget | null): boolean {
  const element = target as Element | null
  return Boolean(element?.closest?.('input:not([type=range]), textarea, select, [contenteditable]'))
}

/**
 * The digit key of an entry of a list, by its place from 0: none beyond nine, and none where the label begins with
 * another number, which would be read as the key.
 */
export function digitOf(index: number, label: string): number | undefined {
  const number = /^\d+/.exec(label.trim())?.[0]
  return index < 9 && (number === undefined || Number(number) === index + 1) ? index + 1 : undefined
}

/** Press the button that carries a digit: of an open menu, else of a picker, else of the question. */
export function pressDigit(digit: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-digit="${digit}"]`)].filter(
    (one) => one.getClientRects().length > 0,
  )
  const chosen =
    found.find((one) => one.closest('[role="menu"]')) ?? found.find((one) => !one.closest('.ask')) ?? found[0]
  chosen?.click()
}
