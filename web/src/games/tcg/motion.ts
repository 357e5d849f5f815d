/**
 * Motion and sounds between two views: pieces slide to their new places, pieces that leave fade. The board below
 * is already up to date.
 */

import { inertCopy } from '../../board/inert-copy'
import type { Sound } from '../../shared/sounds'
import type { InPlay, TableView } from './view'

export interface Place {
  box: DOMRect
  element: HTMLElement
}

/** More than so many changes at once are a jump in time, not a move. */
const MOST = 14
const TIME = 280
const EASE = 'cubic-bezier(.2, .8, .2, 1)'

export function placesIn(root: Element): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece^="card:"]')) {
    const box = element.getBoundingClientRect()
    if (box.width) found.set(element.dataset.piece ?? '', { box, element })
  }
  return found
}

/** Let everything that has another place slide there from where it was. */
export function slide(root: HTMLElement, before: Map<string, Place>): void {
  const now = placesIn(root)
  const moved = [...now].filter(([id, { box }]) => far(before.get(id)?.box, box))
  const gone = [...before].filter(([id]) => !now.has(id))
  if (moved.length + gone.length > MOST) return
  for (const [id, { box, element }] of moved) {
    const old = before.get(id)?.box
    const from = old
      ? `translate(${old.left - box.left}px, ${old.top - box.top}px) scale(${old.width / box.width})`
      : 'translateY(-18px) scale(.9)'
    element.animate(
      [
        { transform: from, transformOrigin: 'top left', opacity: old ? 1 : 0 },
        { transform: 'none', transformOrigin: 'top left', opacity: 1 },
      ],
      { duration: TIME, easing: EASE },
    )
  }
  for (const [, place] of gone) fade(root, place)
}

const far = (old: DOMRect | undefined, now: DOMRect): boolean =>
  !old || Math.hypot(old.left - now.left, old.top - now.top) > 6

/** A copy of what has left sinks away where it was. */
function fade(root: HTMLElement, { box, element }: Place): void {
  const copy = inertCopy(element)
  const corner = root.getBoundingClientRect()
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${box.left - corner.left}px`,
    top: `${box.top - corner.top}px`,
    width: `${box.width}px`,
    fontSize: getComputedStyle(element).fontSize,
    zIndex: '15',
    pointerEvents: 'none',
  })
  root.append(copy)
  const flight = copy.animate([{ opacity: 1 }, { opacity: 0, transform: 'translateY(10px) scale(.86)' }], {
    duration: TIME,
    easing: EASE,
  })
  flight.onfinish = flight.oncancel = (): void => copy.remove()
}

const everybody = (view: TableView): InPlay[] => [
  ...view.minions,
  ...Object.values(view.players).flatMap((player) => [...player.companions, ...player.support]),
]

/** What is heard, and after how many seconds. */
export function soundsOf(before: TableView, now: TableView): [Sound, number][] {
  const found: [Sound, number][] = []
  const there = new Set(everybody(before).map((card) => card.id))
  const wounds = new Map(everybody(before).map((card) => [card.id, card.wounds ?? 0]))
  if (everybody(now).some((card) => !there.has(card.id)) || now.resolving.some((id) => !before.resolving.includes(id)))
    found.push(['card', 0])
  if (Object.entries(now.players).some(([seat, player]) => player.site > (before.players[seat]?.site ?? 0)))
    found.push(['step', 0], ['step', 0.2])
  if (everybody(now).some((card) => (card.wounds ?? 0) > (wounds.get(card.id) ?? Infinity))) found.push(['step', 0.1])
  if (now.twilight !== before.twilight) found.push(['coin', 0.15])
  return found
}
