/** The view of War of the Ring: its generated types and what the board derives from them. */

import { mostSeen, seenBySeats } from '../../board/open-views'
import type { Screen } from '../../wire'
import type { HandView, Side, WarView } from './view-types'

export type * from './view-types'

export const SIDES: readonly Side[] = ['free-peoples', 'shadow']

/** Figures by their kinds: `gondor-regular`, `nazgul`. */
export type Host = Record<string, number>

export const read = (screen: Screen): WarView => opened(screen.view as unknown as WarView)

/** The view with the cards of every hand, if it comes with what each seat saw. */
function opened(view: WarView): WarView {
  const seen = seenBySeats(view)
  if (!seen.length) return view
  const hands = Object.entries(view.hands).map(([seat, hand]) => {
    const known = mostSeen(seen, (one) => one.hands[seat]?.known)
    return [seat, { ...hand, known }] as const
  })
  return { ...view, hands: Object.fromEntries(hands) }
}

/** The side of a seat; whoever only watches sits with the free peoples. */
export const sideOf = (view: WarView, seat: string | null): Side => (seat && view.hands[seat]?.side) || 'free-peoples'

export const other = (side: Side): Side => (side === 'shadow' ? 'free-peoples' : 'shadow')

/** A place is a region, or the inside of its stronghold while it is besieged. */
export const regionOf = (place: string): string => place.replace(/-stronghold$/, '')

/** Sums up a hand of which only the backs are seen. */
export const cardsIn = (hand: HandView): number => Object.values(hand.backs).reduce((sum, backs) => sum + backs, 0)
