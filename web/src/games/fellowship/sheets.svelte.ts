/** Names and sheets of the game's things at once, as soon as the server has said them. */

import { loadedSheet } from '../../shared/sheets.svelte'
import type { Sheet } from '../../wire'

/** The sheet of a piece such as `character:frodo`; null until it has been loaded. */
export const sheet = (piece: string): Sheet | null => loadedSheet('fellowship', piece)

export const nameOf = (piece: string): string => sheet(piece)?.title ?? ''

/** The title of a chapter without its number. */
export const titleOf = (chapter: string): string => {
  const found = sheet(`chapter:${chapter}`)
  const { title } = (found?.facts ?? {}) as { title?: string }
  return title ?? found?.title ?? ''
}
