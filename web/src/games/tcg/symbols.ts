/** What the sentences of the log of The Two Towers draw: the culture of a card, skirmishes, wounds, burdens, moves. */

import boot from 'icon:walking-boot'
import bow from 'icon:pocket-bow'
import burden from 'icon:ring'
import hearts from 'icon:hearts'
import skull from 'icon:skull-crack'
import swords from 'icon:crossed-swords'
import type { LogSymbol } from '../../board/board-props'
import { factsOf, printOf } from './card-info.svelte'
import { cultureOf } from './cultures'

const SIGNS: Record<string, LogSymbol> = {
  skirmish: { icon: swords },
  archery: { icon: bow },
  healed: { icon: hearts, colour: '#8c1f24' },
  dead: { icon: skull, colour: '#8c1f24' },
  burden: { icon: burden, colour: '#8c1f24' },
  ring: { icon: burden, colour: '#5f3d08' },
  move: { icon: boot },
}

export function symbolOf(of: string): LogSymbol | null {
  if (!of.startsWith('card:')) return SIGNS[of] ?? null
  const facts = factsOf(printOf(of))
  if (!facts) return null
  const { icon, colour } = cultureOf(facts.culture, facts.type)
  return { icon, colour }
}
