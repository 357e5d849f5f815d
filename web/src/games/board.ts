/**
 * The contract between the shell and the drawing of a game, `games/<game>/Board.svelte`.
 *
 * The shell draws the bar, the players with clocks, the prompt line with the buttons of offers without a target, log, chat,
 * menu and end. The board draws the table itself and fills the box it is given. What a game brings beside it, and how a
 * target is lit, is written in docs/client.md; see also `looks.ts` and `frame.ts`.
 *
 * Colours, type and spaces are the custom properties of `styles/tokens.css`, icons are
 * `import ring from 'icon:ring'` drawn by `lib/Icon.svelte`.
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
  /** Send several actions one after the other, as numbers or texts: all of them or none. Absent where nobody can act. */
  onactall?: (actions: (number | string)[]) => void
  /** Ids of pieces that the log or the prompt points at, like `card:c1-red-02`. */
  highlighted: string[]
  /** Says which piece is looked at, for the large preview; null when none is. */
  onpreview: (id: string | null) => void
  /** Ask why something that is not offered cannot be done, like `play card:c1-red-02`; answered in words. */
  onwhy?: (action: string) => void
  /** What of the view an offer would change, before it is done; nothing where there is nothing to tell. Absent where nobody can act. */
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
}

export type Board = Component<BoardProps>
export type Preview = Component<PreviewProps>
export type Ending = Component<EndingProps>
