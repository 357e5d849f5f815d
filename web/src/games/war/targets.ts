/** Which pieces the offers light, and what they offer there. */

import type { Offer } from '../../wire'
import { bare, kindOf, type Targets } from '../../board/targets'
import { regionOf, type WarView } from './view'

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

/**
 * Targets that lie nowhere on the table and are offered in a picker. Of the dice only those of the side count: a
 * die may be turned to a face that is not there.
 */
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
