/** The view of the Fellowship: its generated types and what the board derives from them. */

import { mostSeen, seenBySeats } from '../../board/open-views'
import type { Screen } from '../../wire'
import type { FellowshipView, HandView, Played } from './view-types'

export type * from './view-types'

export const read = (screen: Screen): FellowshipView => opened(screen.view as unknown as FellowshipView)

/** The view with the cards of every hand, if it comes with what each seat saw. */
function opened(view: FellowshipView): FellowshipView {
  const seen = seenBySeats(view)
  if (!seen.length) return view
  const hands = view.hands.map((hand, at) => ({ ...hand, cards: mostSeen(seen, (one) => one.hands[at]?.cards) }))
  const held = hands.flatMap((hand) => hand.cards).filter((card) => view.cards[card] === 'unseen')
  const known = Object.fromEntries(held.map((card) => [card, 'known' as const]))
  return { ...view, hands, cards: { ...view.cards, ...known } }
}

/** The hand that sits below: the viewer's own; a spectator sits with the first. */
export const handBelow = (view: FellowshipView): HandView =>
  view.hands.find((hand) => hand.seat === view.seat && !hand.pyramid) ?? (view.hands[0] as HandView)

/** The hand that must do something now, if it is one. */
export function handToAct(view: FellowshipView): string | null {
  const numbers = view.asked?.numbers ?? {}
  const number = numbers.hand ?? numbers.giver
  return number === undefined ? null : (view.hands[number]?.id ?? null)
}

/** A trick that is full: who played what, and who took it. */
export interface FullTrick {
  winner: string | null
  cards: Played[]
}

/** The last finished trick of the round. */
export function lastTrick(view: FellowshipView): FullTrick | null {
  const last = view.history.at(-1)
  if (!last) return null
  const cards = last.cards.flatMap((card): Played[] => {
    const hand = view.hands.find((one) => one.laid.includes(card))
    return hand ? [{ hand: hand.id, card, suit: null }] : []
  })
  return { winner: last.winner, cards }
}

/** The trick that was completed between two views. */
export function completedTrick(old: FellowshipView, now: FellowshipView): FullTrick | null {
  return old.round === now.round && now.history.length === old.history.length + 1 ? lastTrick(now) : null
}

/** Whether the cards on the table do not go on from those of an earlier view: another round, or an undo. */
export const startsOver = (old: FellowshipView, now: FellowshipView): boolean =>
  old.round !== now.round || now.history.length < old.history.length
