/**
 * The contract between the page and the board of a game, `games/<game>/Board.svelte`. The page draws the top
 * bar, players and clocks, prompt line, log, chat, menu and end screen; the board draws the table and fills its
 * box. See docs/client.md, `games/manifests.ts` and `prompt-slot.ts`. Colours, type and spacing are the custom
 * properties of `styles/tokens.css`.
 */

import type { Component } from 'svelte'
import type { Screen, TableInfo } from '../wire'

export interface BoardSettings {
  /** Whether pieces may move; false when the person or the system asks for calm. */
  motion: boolean
  /** Width of a card as a share of the board's own choice, 1 by default. */
  cardSize: number
  /** Whether to warn of what would put a goal out of reach. */
  warnings: boolean
}

export interface BoardProps {
  screen: Screen
  table: TableInfo
  /** Send one of the offers of the screen. */
  onact: (action: number) => void
  /** Send several actions in order, as numbers or texts: all or none. Absent where nobody can act. */
  onactall?: (actions: (number | string)[]) => void
  /** Take back the last own step. Absent where there is none that can be taken back. */
  oncancel?: (() => void) | undefined
  /** Ids of pieces that the log or the prompt points at, like `card:c1-red-02`. */
  highlighted: string[]
  /** Says which piece is looked at, for the large preview; null when none is. */
  onpreview: (id: string | null) => void
  /** Ask why something that is not offered cannot be done, like `play card:c1-red-02`; answered in words. */
  onwhy?: (action: string) => void
  /** What an offer would change in the view; empty if nothing is known. Absent where nobody can act. */
  onforesee?: (action: number) => Promise<Record<string, unknown>>
  settings: BoardSettings
}

export interface PreviewProps {
  id: string
  screen: Screen
}

/** What a game says about its end, inside the end screen. */
export interface EndingProps {
  screen: Screen
  table: TableInfo
  /** Says in the title what decided, instead of only who won. */
  ontitle?: (title: string) => void
}

/** A symbol in a sentence of the log: a drawing on a field of 512, and its colour if it has one. */
export interface LogSymbol {
  icon: string
  colour?: string
}
export type SymbolOf = (of: string) => LogSymbol | null

export type Board = Component<BoardProps>
export type Preview = Component<PreviewProps>
export type Ending = Component<EndingProps>
