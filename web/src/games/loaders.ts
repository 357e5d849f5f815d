/** Loads boards and other parts of a game from its folder when they are needed. */

import type { Component } from 'svelte'
import { speakOf } from '../shared/i18n.svelte'
import type { Board, Ending, Preview, SymbolOf } from '../board/board-props'
import type { DeckRoom } from '../decks/deck-props'
import type { Journey, Stage } from '../campaign/campaign-props'
import type { Screen } from '../wire'

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte')
const previews = import.meta.glob<{ default: Preview }>('./*/Preview.svelte')
const endings = import.meta.glob<{ default: Ending }>('./*/Ending.svelte')
const legends = import.meta.glob<{ default: Component }>('./*/Legend.svelte')
const journeys = import.meta.glob<{ default: Journey }>('./*/CampaignMap.svelte')
const stages = import.meta.glob<{ default: Stage }>('./*/CampaignStage.svelte')
const deckRooms = import.meta.glob<{ default: DeckRoom }>('./*/Decks.svelte')
const symbols = import.meta.glob<{ symbolOf: SymbolOf }>('./*/symbols.ts')
const answers = import.meta.glob<{ answerOf: OnlyAnswer }>('./*/automatic.ts')

/** The answer to a question that leaves no real choice, or null. */
export type OnlyAnswer = (screen: Screen) => string | null

export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in boards

/** The board of a game, and its words, which the list layout needs as well. */
export async function loadBoard(game: string): Promise<Board | null> {
  const [board] = await Promise.all([boards[`./${game}/Board.svelte`]?.(), speakOf(game)])
  return board?.default ?? null
}

/** How a game answers questions without a choice; most games ask none. */
export async function loadAnswers(game: string): Promise<OnlyAnswer> {
  return (await answers[`./${game}/automatic.ts`]?.())?.answerOf ?? (() => null)
}

/** The symbols that a game draws in the sentences of its log. */
export async function loadSymbols(game: string): Promise<SymbolOf> {
  return (await symbols[`./${game}/symbols.ts`]?.())?.symbolOf ?? (() => null)
}

export async function loadPreview(game: string): Promise<Preview | null> {
  return (await previews[`./${game}/Preview.svelte`]?.())?.default ?? null
}

/** How a game ended, with its words: the end may be there before the board is. */
export async function loadEnding(game: string): Promise<Ending | null> {
  const [ending] = await Promise.all([endings[`./${game}/Ending.svelte`]?.(), speakOf(game)])
  return ending?.default ?? null
}

/** The pieces of a game and what their symbols mean. */
export async function loadLegend(game: string): Promise<Component | null> {
  const [legend] = await Promise.all([legends[`./${game}/Legend.svelte`]?.(), speakOf(game)])
  return legend?.default ?? null
}

/** The map of a campaign and the words about its stages. */
export async function loadJourney(game: string): Promise<{ Journey: Journey; Stage: Stage } | null> {
  const [journey, stage] = await Promise.all([
    journeys[`./${game}/CampaignMap.svelte`]?.(),
    stages[`./${game}/CampaignStage.svelte`]?.(),
    speakOf(game),
  ])
  return journey && stage ? { Journey: journey.default, Stage: stage.default } : null
}

/** Where decks of a game are built and its cards looked at. */
export async function loadDecks(game: string): Promise<DeckRoom | null> {
  const [room] = await Promise.all([deckRooms[`./${game}/Decks.svelte`]?.(), speakOf(game)])
  return room?.default ?? null
}
