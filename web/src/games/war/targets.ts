/** Which pieces the offers light, and what they offer there. */

import type { Offer } from '../../wire'
import { regionOf, type WarView } from './view'

export type Targets = Map<string, Offer[]>

export function targetsOf(offers: readonly Offer[]): Targets {
  const found: Targets = new Map()
  for (const offer of offers) {
    if (offer.target) found.set(offer.target, [...(found.get(offer.target) ?? []), offer])
  }
  return found
}

/** The name that a lit piece has for those who do not see it: everything that can be done with it. */
export const nameOf = (offers: readonly Offer[]): string => offers.map((offer) => offer.label).join(' / ')

export const kindOf = (target: string): string => target.slice(0, target.indexOf(':'))
export const bare = (target: string): string => target.slice(target.indexOf(':') + 1)

/** The lit places by their regions: the inside of a stronghold lights the region around it. */
export function litRegions(targets: Targets): Map<string, { target: string; offers: Offer[] }> {
  const found = new Map<string, { target: string; offers: Offer[] }>()
  for (const [target, offers] of targets) {
    if (kindOf(target) !== 'place') continue
    const region = regionOf(bare(target))
    const there = found.get(region)
    if (there) there.offers = [...there.offers, ...offers]
    else found.set(region, { target, offers })
  }
  return found
}

/** Targets that lie nowhere on the table; these are laid out to pick from. Of the dice only those that lie before the side
 *  count: a face into which a die is turned may not be among them. */
export function toPick(targets: Targets, view: WarView, seat: string | null, dice: Record<string, number>): string[] {
  const hand = new Set((seat && view.hands[seat]?.known) || [])
  const onTable: Record<string, (id: string) => boolean> = {
    place: (id) => regionOf(id) in view.regions,
    die: (id) => Boolean(dice[id]),
    card: (id) => hand.has(id),
    nation: (id) => id in view.nations,
  }
  const turning = [...targets.values()].some((offers) => offers.some((offer) => offer.verb === 'into'))
  return [...targets.keys()].filter((target) => {
    const kind = kindOf(target)
    return (kind === 'die' && turning) || !onTable[kind]?.(bare(target))
  })
}
