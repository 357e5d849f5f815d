/** What an offer means on this board. */

import type { Offer } from '../../wire'
import { kindOf, targetsOf as offersByPiece, type Targets } from '../../board/targets'
import type { FellowshipView } from './view'

/** Offers without a target that speak of a card: the One Ring that wins. */
const OF_CARD: Record<string, string> = { win: 'card:rings-1', 'lay-ahead-to-win': 'card:rings-1' }

export const targetsOf = (offers: readonly Offer[]): Targets =>
  offersByPiece(offers, (offer) => offer.target ?? OF_CARD[offer.verb])

/** What is offered and lies nowhere on the table is picked from a list over it. */
export function toPick(targets: Targets, view: FellowshipView): string[] {
  const seated = new Set(view.hands.map((hand) => `character:${hand.character}`))
  return [...targets.keys()].filter((target) => kindOf(target) !== 'card' && !seated.has(target))
}

export const cardsOf = (targets: Targets): string[] => [...targets.keys()].filter((target) => kindOf(target) === 'card')
