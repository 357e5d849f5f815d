/** Motion of the Fellowship: a finished trick flies to its winner as copies over the finished table. */

import { inertCopy } from '../../board/inert-copy'
import type { Sound } from '../../shared/sounds'
import type { FellowshipView } from './view'

const LASTING = 380

/** The cards that lie in the trick slide to the plate of a hand and are gone; how many milliseconds that takes. */
export function sweep(board: HTMLElement, winner: string): number {
  const goal = board.querySelector(`[data-hand="${winner}"]`)?.getBoundingClientRect()
  const here = board.getBoundingClientRect()
  if (!goal?.width) return 0
  for (const card of board.querySelectorAll<HTMLElement>('.trick [data-piece] .kc')) {
    const from = card.getBoundingClientRect()
    if (!from.width) continue
    const copy = inertCopy(card)
    Object.assign(copy.style, {
      position: 'absolute',
      left: `${from.left - here.left}px`,
      top: `${from.top - here.top}px`,
      margin: '0',
      zIndex: '30',
      pointerEvents: 'none',
      fontSize: getComputedStyle(card).fontSize,
      transformOrigin: 'center',
    })
    board.append(copy)
    const dx = goal.left + goal.width / 2 - from.left - from.width / 2
    const dy = goal.top + goal.height / 2 - from.top - from.height / 2
    const flight = copy.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx * 0.8}px, ${dy * 0.8}px) scale(.6)`, opacity: 1, offset: 0.75 },
        { transform: `translate(${dx}px, ${dy}px) scale(.3)`, opacity: 0 },
      ],
      { duration: LASTING, easing: 'cubic-bezier(.3, .1, .2, 1)' },
    )
    flight.onfinish = flight.oncancel = (): void => copy.remove()
  }
  return LASTING
}

const laid = (view: FellowshipView): number => view.history.length * view.hands.length + view.trick.cards.length
const settled = (view: FellowshipView): number => view.hands.filter((hand) => hand.goal?.state === 'certain').length

/** Sounds between two views, with delays: a card played, Rings may be led, a goal is certain. */
export function heard(before: FellowshipView, now: FellowshipView): [Sound, number][] {
  const found: [Sound, number][] = []
  if (before.round === now.round && laid(now) > laid(before)) found.push(['card', 0])
  if (before.round === now.round && now.history.length > before.history.length) found.push(['step', 0.12])
  if ((now.rings_free && !before.rings_free) || settled(now) > settled(before)) found.push(['coin', 0.2])
  return found
}
