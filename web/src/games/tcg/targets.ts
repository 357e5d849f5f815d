/** What an offer means on this board: the card it speaks of is what is lit. */

import { targetsOf as offersByPiece, type Targets } from '../../board/targets'
import type { Offer } from '../../wire'

/** The piece of an offer: an ability is used on its card. */
export const pieceOf = (target: string): string =>
  target.startsWith('ability:') ? `card:${target.slice(8).split('/')[0]}` : target

export const targetsOf = (offers: readonly Offer[]): Targets =>
  offersByPiece(offers, (offer) => offer.target && pieceOf(offer.target))

/** What is offered and lies nowhere on the table is picked from a list over it. */
export const toPick = (targets: Targets, drawn: ReadonlySet<string>): string[] =>
  [...targets.keys()].filter((piece) => !drawn.has(piece))
