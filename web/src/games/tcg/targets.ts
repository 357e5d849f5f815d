/** What an offer means on this board: the card it speaks of is what is lit. */

import type { Offer } from '../../wire'

export type Targets = Map<string, Offer[]>

/** The piece of an offer: an ability is used on its card. */
export const pieceOf = (target: string): string => (target.startsWith('ability:') ? `card:${target.slice(8).split('/')[0]}` : target)

export function targetsOf(offers: readonly Offer[]): Targets {
  const found: Targets = new Map()
  for (const offer of offers) {
    if (!offer.target) continue
    const piece = pieceOf(offer.target)
    found.set(piece, [...(found.get(piece) ?? []), offer])
  }
  return found
}

/** What is offered and lies nowhere on the table is picked from a list over it. */
export const toPick = (targets: Targets, drawn: ReadonlySet<string>): string[] => [...targets.keys()].filter((piece) => !drawn.has(piece))
