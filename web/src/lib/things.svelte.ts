/** Names and words of cards, tiles and tokens, asked for once and kept a language long. */

import type { Sheet } from '../wire'
import { api } from './api'
import { session } from './session.svelte'

const kept = new Map<string, Promise<Sheet | null>>()
const KINDS = ['card', 'tile', 'token']

/** The sheet of a piece like `card:c1-red-02`; nothing for pieces that have none, like a region. */
export function sheetOf(game: string, piece: string): Promise<Sheet | null> {
  const [kind = '', id = ''] = piece.split(':')
  const key = `${session.lang} ${game} ${piece}`
  let found = kept.get(key)
  if (!found) {
    const known = KINDS.includes(kind) && id
    found = known ? api.sheet(game, kind, id).catch(() => null) : Promise.resolve(null)
    kept.set(key, found)
  }
  return found
}

export interface Piece {
  piece: string
  name: string
}

/** The kinds that a value of a view may be: said by its key, or guessed from a number in its name. */
export function kindsOf(hint: string, value: string): string[] {
  if (value.includes(':')) return [value.split(':')[0] as string]
  const said = KINDS.find((kind) => hint.split('_').some((word) => word === kind || word === `${kind}s`))
  if (said) return [said]
  return /\d/.test(value) ? ['token', 'card'] : []
}

// Which kind names that begin alike belong to, so that a guess is made only once.
const guesses = new Map<string, Promise<string | null>>()

async function firstKnown(game: string, kinds: string[], value: string): Promise<string | null> {
  for (const kind of kinds) if (await sheetOf(game, `${kind}:${value}`)) return kind
  return null
}

export async function nameOf(game: string, hint: string, value: string): Promise<Piece | null> {
  const kinds = kindsOf(hint, value)
  if (!kinds.length) return null
  let kind: string | null = kinds[0] as string
  if (kinds.length > 1) {
    const family = `${game} ${/^[a-z]+/.exec(value)?.[0] ?? value}`
    const guess = guesses.get(family) ?? firstKnown(game, kinds, value)
    guesses.set(family, guess)
    kind = await guess
  }
  const piece = value.includes(':') ? value : `${kind}:${value}`
  const sheet = kind === null ? null : await sheetOf(game, piece)
  return sheet ? { piece, name: sheet.title } : null
}
