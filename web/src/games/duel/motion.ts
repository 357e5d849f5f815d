/** Cards and tiles that change their place fly there: a copy of the piece travels over the board. */

import { inertCopy } from '../../board/inert-copy'
import type { Sound } from '../../shared/sounds'
import type { DuelView, Side } from './view'
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

const pieceIn = (root: Element, id: string): HTMLElement | null =>
  root.querySelector(`[data-piece="${CSS.escape(id)}"]`)

type Corner = { left: number; top: number }

/** Where things laid absolutely into the board are counted from, scrolled or not. */
function cornerOf(root: Element): Corner {
  const { left, top } = root.getBoundingClientRect()
  return { left, top: top - root.scrollTop }
}

/** Remember how the pieces that will leave look now; called before the page changes. */
export function takeOff(root: Element, pieces: Iterable<string>): Flight[] {
  const found: Flight[] = []
  for (const piece of pieces) {
    const element = pieceIn(root, piece)
    if (!element) continue
    const copy = inertCopy(element)
    found.push({ piece, from: element.getBoundingClientRect(), copy })
  }
  return found
}

/** Let them fly to where they lie now; called after the page has changed. */
export function land(root: HTMLElement, flights: Flight[], to: Map<string, string>): void {
  const board = cornerOf(root)
  for (const { piece, from, copy } of flights) {
    const target = pieceIn(root, to.get(piece) ?? '')
    const goal = target?.getBoundingClientRect()
    if (!target || !goal || !goal.width) continue
    Object.assign(copy.style, {
      position: 'absolute',
      left: `${from.left - board.left}px`,
      top: `${from.top - board.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: '0',
      zIndex: '60',
      pointerEvents: 'none',
      transformOrigin: 'top left',
    })
    root.append(copy)
    const dx = goal.left - from.left
    const dy = goal.top - from.top
    const scale = Math.max(0.12, goal.width / from.width)
    const arc = Math.min(60, Math.hypot(dx, dy) * 0.12)
    const flight = copy.animate(
      [
        { transform: 'none', opacity: 1 },
        {
          transform: `translate(${dx * 0.55}px, ${dy * 0.55 - arc}px) scale(${(1 + scale) / 2})`,
          opacity: 1,
          offset: 0.55,
        },
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

const MOST_COINS = 6
const COIN = 18

/** Coins travel between the purses, or between a purse and the piece that was taken; without one, to the bank above. */
export function coinsFly(root: HTMLElement, before: DuelView, now: DuelView, taken: DOMRect | undefined): void {
  const board = cornerOf(root)
  const bank = taken ?? new DOMRect(board.left + root.clientWidth / 2, root.getBoundingClientRect().top, 0, 0)
  const won = (side: Side): number => now.players[side].coins - before.players[side].coins
  const purse = (side: Side): DOMRect | undefined => pieceIn(root, `purse:${side}`)?.getBoundingClientRect()
  const [first, second] = SIDES as [Side, Side]
  const between = won(first) * won(second) < 0
  for (const side of SIDES) {
    const here = purse(side)
    const there = between ? purse(side === first ? second : first) : bank
    if (!here?.width || !there || (between && won(side) < 0)) continue
    fly(root, board, won(side) > 0 ? there : here, won(side) > 0 ? here : there, Math.abs(won(side)))
  }
}

function fly(root: HTMLElement, board: Corner, from: DOMRect, to: DOMRect, count: number): void {
  const middle = (box: DOMRect): [number, number] => [
    box.left + box.width / 2 - board.left - COIN / 2,
    box.top + box.height / 2 - board.top - COIN / 2,
  ]
  const [x, y] = middle(from)
  const [goalX, goalY] = middle(to)
  for (let n = 0; n < Math.min(count, MOST_COINS); n += 1) {
    const coin = document.createElement('span')
    coin.className = 'd-coin'
    coin.setAttribute('aria-hidden', 'true')
    Object.assign(coin.style, {
      position: 'absolute',
      left: `${x}px`,
      top: `${y}px`,
      fontSize: `${COIN / 1.75}px`,
      zIndex: '61',
      pointerEvents: 'none',
    })
    root.append(coin)
    const flight = coin.animate(
      [
        { transform: 'none', opacity: 0 },
        { transform: 'translateY(-8px)', opacity: 1, offset: 0.15 },
        { transform: `translate(${goalX - x}px, ${goalY - y}px)`, opacity: 0.9 },
      ],
      { duration: 460, delay: n * 80, easing: 'cubic-bezier(.3, .1, .2, 1)', fill: 'backwards' },
    )
    flight.onfinish = flight.oncancel = (): void => coin.remove()
  }
}

/** What is heard when one view becomes another, and when. */
export function sounds(before: DuelView, now: DuelView, moved: Map<string, string>): [Sound, number][] {
  const found: [Sound, number][] = moved.size ? [['card', 0]] : []
  const steps = SIDES.reduce((sum, side) => sum + Math.max(0, now.players[side].quest - before.players[side].quest), 0)
  const units = Object.entries(now.regions).reduce(
    (sum, [id, region]) =>
      sum +
      SIDES.reduce((more, side) => more + Math.max(0, region.units[side] - (before.regions[id]?.units[side] ?? 0)), 0),
    0,
  )
  if (SIDES.some((side) => now.players[side].coins !== before.players[side].coins)) found.push(['coin', 0.15])
  for (let n = 0; n < Math.min(4, steps + units); n += 1) found.push(['step', 0.1 + n * 0.19])
  return found
}
