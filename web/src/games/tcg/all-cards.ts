/** All cards of the set with everything that is said about them, in the reader's language. */

import { sheetsOf } from '../../shared/sheets.svelte'
import type { Facts } from './card-info.svelte'
import type { Found } from './card-search'

/** The cards in the order of their numbers. */
export async function allPrints(): Promise<Map<string, Found>> {
  const sheets = await sheetsOf('tcg', 'print')
  return new Map(
    [...sheets.values()].map((sheet) => {
      const facts = sheet.facts as unknown as Facts
      return [
        sheet.id,
        {
          facts,
          words: [sheet.id, sheet.title, ...sheet.rows.map((row) => row.text)].join(' '),
          kinds: (sheet.rows[0]?.text ?? '').split(' · '),
        },
      ]
    }),
  )
}
