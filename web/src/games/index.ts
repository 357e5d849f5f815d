/** The drawings there are, found by the folder of the game and loaded when a table needs them. */

import { speakOf } from '../lib/i18n.svelte'
import type { Board, Preview } from './board'

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte')
const previews = import.meta.glob<{ default: Preview }>('./*/Preview.svelte')

export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in boards

/** The board of a game, and its words, which the list layout needs as well. */
export async function loadBoard(game: string): Promise<Board | null> {
  const [board] = await Promise.all([boards[`./${game}/Board.svelte`]?.(), speakOf(game)])
  return board?.default ?? null
}

export async function loadPreview(game: string): Promise<Preview | null> {
  return (await previews[`./${game}/Preview.svelte`]?.())?.default ?? null
}
