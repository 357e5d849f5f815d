/** What the server says about event cards, as soon as it has come. */

import { loadedSheet } from '../../shared/sheets.svelte'
import type { Sheet } from '../../wire'

const sheet = (id: string): Sheet | null => loadedSheet('war', `card:${id}`)

export interface EventCard {
  title: string
  deck: string
  icon: string
  text: string
  combat: string
}

export function cardOf(id: string): EventCard {
  const found = sheet(id)
  const facts = (found?.facts ?? {}) as Partial<Record<'deck' | 'icon' | 'text' | 'combat_text', string>>
  // The row of the sheet names the use in battle and says what it does; the fact alone has no name.
  const combat = found?.rows.find((row) => facts.combat_text && row.text.endsWith(facts.combat_text))?.text
  return {
    title: found?.title ?? '',
    deck: facts.deck ?? '',
    icon: facts.icon ?? '',
    text: facts.text ?? '',
    combat: combat ?? '',
  }
}
