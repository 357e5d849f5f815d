/** Sheets: names and texts of the components of a game, fetched once per language. */

import { SvelteMap } from 'svelte/reactivity'
import { sheetKindsOf } from '../games/manifests'
import type { Sheet } from '../wire'
import { api } from './api'
import { session } from './session.svelte'

const kept = new Map<string, Promise<Map<string, Sheet>>>()

/** All sheets of a kind by the id of the thing; none when the server knows no such kind. */
export function sheetsOf(game: string, kind: string): Promise<Map<string, Sheet>> {
  const key = `${session.lang} ${game} ${kind}`
  let found = kept.get(key)
  if (!found) {
    found = api.sheets(game, kind).then(
      (sheets) => new Map(sheets.map((sheet) => [sheet.id, sheet])),
      () => {
        kept.delete(key)
        return new Map()
      },
    )
    kept.set(key, found)
  }
  return found
}

/** Settles when all sheets of a game are there, or could not be had. */
export const allSheets = (game: string): Promise<unknown> =>
  Promise.all(sheetKindsOf(game).map((kind) => sheetsOf(game, kind)))

/** The sheet of a piece like `card:c1-red-02`; nothing for pieces that have none, like a region. */
export async function sheetOf(game: string, piece: string): Promise<Sheet | null> {
  const [kind = '', id = ''] = piece.split(':')
  if (!id || !sheetKindsOf(game).includes(kind)) return null
  return (await sheetsOf(game, kind)).get(id) ?? null
}

export interface Piece {
  piece: string
  name: string
}

/** The piece that a value of a view is: a kind that its key speaks of counts before the others. */
export async function pieceOf(game: string, hint: string, value: string): Promise<Piece | null> {
  const words = hint.split('_')
  const said = (kind: string): boolean => words.includes(kind) || words.includes(`${kind}s`)
  const kinds = sheetKindsOf(game)
  for (const kind of [...kinds.filter(said), ...kinds.filter((kind) => !said(kind))]) {
    const sheet = (await sheetsOf(game, kind)).get(value)
    if (sheet) return { piece: `${kind}:${value}`, name: sheet.title }
  }
  return null
}

const loaded = new SvelteMap<string, Sheet>()
const requested = new Set<string>()

/** The sheet of a piece at once, or null until the server has sent it; whoever reads it is drawn again then. */
export function loadedSheet(game: string, piece: string): Sheet | null {
  const key = `${session.lang} ${game} ${piece}`
  if (!requested.has(key)) {
    requested.add(key)
    void sheetOf(game, piece).then((found) => {
      if (found) loaded.set(key, found)
      else requested.delete(key)
    })
  }
  return loaded.get(key) ?? null
}
