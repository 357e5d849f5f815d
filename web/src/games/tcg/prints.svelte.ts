/** All cards of the set with everything that is said about them, in the reader's language. */

import { sheetsOf } from '../../lib/things.svelte'
import type { Facts } from './facts.svelte'
import type { Found } from './finding'

/** The cards in the order of their numbers. */
export async function allPrints(): Promise<Map<string, Found>> {
  const sheets = await sheetsOf('tcg', 'print')
  return new Map(
    [...sheets.values()].map((sheet) => {
      const facts = sheet.facts as unknown as Facts
      return [sheet.id, { facts, words: [sheet.id, sheet.title, ...sheet.rows.map((row) => row.text)].join(' '), kinds: (sheet.rows[0]?.text ?? '').split(' · ') }]
    }),
  )
}
