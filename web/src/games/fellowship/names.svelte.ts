/** Names and sheets of the game's things at once, as soon as the server has said them. */

import { SvelteMap } from 'svelte/reactivity'
import { session } from '../../lib/session.svelte'
import { sheetOf } from '../../lib/things.svelte'
import type { Sheet } from '../../wire'

const GAME = 'fellowship'
const known = new SvelteMap<string, Sheet>()
const asked = new Set<string>()

/** The sheet of a piece like `character:frodo`; nothing until it has come. */
export function sheet(piece: string): Sheet | null {
  const key = `${session.lang} ${piece}`
  if (!asked.has(key)) {
    asked.add(key)
    void sheetOf(GAME, piece).then((found) => {
      if (found) known.set(key, found)
      else asked.delete(key)
    })
  }
  return known.get(key) ?? null
}

export const nameOf = (piece: string): string => sheet(piece)?.title ?? ''

/** The title of a chapter without its number. */
export const titleOf = (chapter: string): string => {
  const found = sheet(`chapter:${chapter}`)
  const { title } = (found?.facts ?? {}) as { title?: string }
  return title ?? found?.title ?? ''
}
