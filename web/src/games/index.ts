/** The drawings there are, found by the folder of the game and loaded when a table needs them. */

import type { Board, Preview } from './board'

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte')
const previews = import.meta.glob<{ default: Preview }>('./*/Preview.svelte')

export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in boards

export async function loadBoard(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null
}

export async function loadPreview(game: string): Promise<Preview | null> {
  return (await previews[`./${game}/Preview.svelte`]?.())?.default ?? null
}
