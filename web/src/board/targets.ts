/** Groups the offers of a screen by the piece that they light. */

import type { Offer } from '../wire'

export type Targets = Map<string, Offer[]>

/** Offers by piece. `pieceOf` says which piece stands for an offer where that is not simply its target. */
export function targetsOf(
  offers: readonly Offer[],
  pieceOf: (offer: Offer) => string | null | undefined = (offer) => offer.target,
): Targets {
  const found: Targets = new Map()
  for (const offer of offers) {
    const piece = pieceOf(offer)
    if (piece) found.set(piece, [...(found.get(piece) ?? []), offer])
  }
  return found
}

/** The accessible name of a lit piece: everything that can be done with it. */
export const nameOf = (offers: readonly Offer[]): string => offers.map((offer) => offer.label).join(' / ')

/** The parts of an id such as `card:c1-red-02`. */
export const kindOf = (id: string): string => id.slice(0, id.indexOf(':'))
export const bare = (id: string): string => id.slice(id.indexOf(':') + 1)
