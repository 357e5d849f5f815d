/** Questions of War that leave no real choice. The board answers them by itself. */

import type { Offer, Screen } from '../../wire'
import { regionNamed } from './map-drawing'
import { NATIONS } from './nations'
import { read, type WarView } from './view'

/** Whether to declare the Fellowship would change anything: it has moved, or it would rest in a city. */
function declaringMatters({ fellowship, regions, nations }: WarView): boolean {
  if (fellowship.progress > 0 || !fellowship.region) return true
  const region = regionNamed(fellowship.region)
  const city = region?.settlement === 'city' || region?.settlement === 'stronghold'
  if (!region?.nation || !city || NATIONS[region.nation].side !== 'free-peoples') return false
  if (regions[region.id]?.control !== 'free-peoples') return false
  return fellowship.corruption > 0 || !nations[region.nation]?.active
}

/**
 * The only sensible answer, or null where there is a choice: a Fellowship that has not moved is not declared, and
 * the Guide stays the Guide, unless another was wished for. When a companion has left, the Guide is asked for.
 */
export function onlyAnswer(view: WarView, choice: string, offers: readonly Offer[], guide: string): string | null {
  const answer =
    choice === 'may-declare' && !declaringMatters(view)
      ? 'decline'
      : choice === 'choose-guide' && view.phase === 'fellowship'
        ? `guide character:${view.fellowship.possible_guides.includes(guide) ? guide : view.fellowship.guide}`
        : null
  return offers.some((offer) => offer.id === answer) ? answer : null
}

/** The same for whoever has no board on which to wish for another Guide. */
export const answerOf = (screen: Screen): string | null =>
  onlyAnswer(read(screen), screen.prompt.choice ?? '', screen.offers, '')
