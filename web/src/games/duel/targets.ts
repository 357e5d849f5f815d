/** Which pieces the offers light, and what they offer there. */

import type { Offer } from '../../wire'
import type { Targets } from '../../board/targets'
import type { DuelView } from './view'

/** Targets that do not lie open on the table, or too small to hit: these are laid out to pick from. */
export function toPick(targets: Targets, view: DuelView): string[] {
  const open = new Set(view.layout.map((slot) => `card:${slot.card ?? ''}`))
  const laidOut = (id: string): boolean => id.startsWith('region:') || id.startsWith('tile:') || open.has(id)
  return [...targets.keys()].filter((id) => !laidOut(id))
}

/** Whether choosing this piece opens a menu. A card that can only be discarded asks first as well, because a
 *  click on a card means "this one", not "away with it". */
export const opensMenu = (offers: readonly Offer[]): boolean => offers.length > 1 || offers[0]?.verb === 'discard'
