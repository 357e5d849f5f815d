/** Cards and tiles that change their place fly there: a copy of the piece travels over the board. */

import type { DuelView } from './view'
import { SIDES } from './view'

export interface Flight {
  piece: string
  from: DOMRect
  copy: HTMLElement
}

/** Where pieces went between two views: what was laid out and now lies with a side or in the discard. */
export function movedTo(before: DuelView, now: DuelView): Map<string, string> {
  const found = new Map<string, string>()
  const laidOut = before.layout.flatMap((slot) => (slot.card ? [slot.card] : []))
  for (const card of laidOut) {
    if (SIDES.some((side) => now.players[side].cards.includes(card))) found.set(`card:${card}`, `card:${card}`)
    else if (now.discard.includes(card)) found.set(`card:${card}`, 'discard')
  }
  for (const { tile } of before.tiles) {
    if (SIDES.some((side) => now.players[side].tiles.includes(tile))) found.set(`tile:${tile}`, `tile:${tile}`)
  }
  return found
}

const pieceIn = (root: Element, id: string): HTMLElement | null => root.querySelector(`[data-piece="${CSS.escape(id)}"]`)

/** Remember how the pieces that will leave look now; called before the page changes. */
export function takeOff(root: Element, pieces: Iterable<string>): Flight[] {
  const found: Flight[] = []
  for (const piece of pieces) {
    const element = pieceIn(root, piece)
    if (!element) continue
    const copy = element.cloneNode(true) as HTMLElement
    for (const part of [copy, ...copy.querySelectorAll('[data-lit], [data-piece], [id]')]) {
      part.removeAttribute('data-lit')
      part.removeAttribute('data-piece')
      part.removeAttribute('id')
    }
    copy.setAttribute('aria-hidden', 'true')
    copy.inert = true
    found.push({ piece, from: element.getBoundingClientRect(), copy })
  }
  return found
}

/** Let them fly to where they lie now; called after the page has changed. */
export function land(root: HTMLElement, flights: Flight[], to: Map<string, string>): void {
  const board = root.getBoundingClientRect()
  for (const { piece, from, copy } of flights) {
    const target = pieceIn(root, to.get(piece) ?? '')
    const goal = target?.getBoundingClientRect()
    if (!target || !goal || !goal.width) continue
    Object.assign(copy.style, { position: 'absolute', left: `${from.left - board.left}px`, top: `${from.top - board.top}px`, width: `${from.width}px`, height: `${from.height}px`, margin: '0', zIndex: '60', pointerEvents: 'none', transformOrigin: 'top left' })
    root.append(copy)
    const dx = goal.left - from.left
    const dy = goal.top - from.top
    const scale = Math.max(0.12, goal.width / from.width)
    const arc = Math.min(60, Math.hypot(dx, dy) * 0.12)
    const flight = copy.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx * 0.55}px, ${dy * 0.55 - arc}px) scale(${(1 + scale) / 2})`, opacity: 1, offset: 0.55 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.2 },
      ],
      { duration: 420, easing: 'cubic-bezier(.2, .8, .2, 1)' },
    )
    target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: 420 })
    const done = (): void => copy.remove()
    flight.onfinish = done
    flight.oncancel = done
  }
}
