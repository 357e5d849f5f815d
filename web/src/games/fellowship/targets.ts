/** What an offer means on this board. */

import type { Offer } from '../../wire'

/** Offers without a target that speak of a card: the One Ring that wins. */
const OF_CARD: Record<string, string> = { win: 'card:rings-1', 'lay-ahead-to-win': 'card:rings-1' }

export type Targets = Map<string, Offer[]>

export function targetsOf(offers: readonly Offer[]): Targets {
  const found: Targets = new Map()
  for (const offer of offers) {
    const target = offer.target ?? OF_CARD[offer.verb]
    if (target) found.set(target, [...(found.get(target) ?? []), offer])
  }
  return found
}

/** Kinds of targets that lie on the table; all others are picked from a list over it. */
const ON_TABLE = ['card', 'hand']
const kindOf = (target: string): string => target.slice(0, target.indexOf(':'))

export const toPick = (targets: Targets): string[] => [...targets.keys()].filter((target) => !ON_TABLE.includes(kindOf(target)))

/** Cards that are offered but lie in no hand on the screen must be picked too. */
export const cardsOf = (targets: Targets): string[] => [...targets.keys()].filter((target) => kindOf(target) === 'card')
