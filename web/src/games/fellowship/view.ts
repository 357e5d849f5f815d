/** The view of the Fellowship: its generated types and what the board derives from them. */

import type { Screen } from '../../wire'
import type { FellowshipView, HandView, Played } from './view-types'

export type * from './view-types'

export const read = (screen: Screen): FellowshipView => screen.view as unknown as FellowshipView

/** The hand that sits below: the viewer's own; a spectator sits with the first. */
export const handBelow = (view: FellowshipView): HandView =>
  view.hands.find((hand) => hand.seat === view.seat && !hand.pyramid) ?? (view.hands[0] as HandView)

/** The hand that must do something now, if it is one. */
export function handToAct(view: FellowshipView): string | null {
  const numbers = view.asked?.numbers ?? {}
  const number = numbers.hand ?? numbers.giver
  return number === undefined ? null : (view.hands[number]?.id ?? null)
}

/** A trick that is full: who played what, and who took it; the view alone does not say who played what. */
export interface FullTrick {
  winner: string | null
  cards: Played[]
}

/** The trick that was completed between two views, when it follows from them. */
export function completedTrick(old: FellowshipView, now: FellowshipView): FullTrick | null {
  const last = now.history.at(-1)
  if (!last || old.round !== now.round || now.history.length !== old.history.length + 1) return null
  const missing = last.cards.filter((card) => !old.trick.cards.some((one) => one.card === card))
  const waiting = old.hands.filter(
    (hand) => hand.size > 0 && !old.trick.cards.some((one) => one.hand === hand.id && one.card),
  )
  if (missing.length !== 1 || waiting.length !== 1) return null
  const laid: Played = { hand: waiting[0]!.id, card: missing[0]!, suit: null }
  return { winner: last.winner, cards: [...old.trick.cards.filter((one) => one.card), laid] }
}
