/** Warnings: cards that would break a goal, and the text for each offer. */

import type { Offer } from '../../wire'
import { nameOf } from './sheets.svelte'
import type { Targets } from '../../board/targets'
import type { FellowshipView, GoalBreak } from './view'
import { t } from './text'

/** What an offer would break, nothing if it is harmless. */
function brokenGoal(offer: Offer, view: FellowshipView): GoalBreak | undefined {
  const claims = offer.verb === 'win'
  return claims || offer.verb === 'play'
    ? view.breaks.find((one) => one.claims === claims && (claims || offer.target === `card:${one.card}`))
    : undefined
}

export function warningOf(offer: Offer, view: FellowshipView): string {
  const broken = brokenGoal(offer, view)
  return broken
    ? t('web-fellowship-breaks', {
        names: broken.characters.map((id) => nameOf(`character:${id}`)).join(', '),
        count: broken.characters.length,
      })
    : ''
}

/** The cards that cannot be played without harm, each with its sentence. */
export function warningsOf(targets: Targets, view: FellowshipView): Map<string, string> {
  const found = new Map<string, string>()
  for (const [target, offers] of targets) {
    const texts = offers.map((offer) => warningOf(offer, view))
    if (texts.length && texts.every(Boolean)) found.set(target, texts[0] ?? '')
  }
  return found
}
