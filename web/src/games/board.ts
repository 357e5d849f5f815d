/**
 * The contract between the shell and the drawing of a game, `games/<game>/Board.svelte`.
 *
 * The shell draws the bar, the players with clocks, the prompt line with the buttons of offers
 * without a target, log, chat, menu and end. The board draws the table itself and fills the box it
 * is given (100 % of both; the page does not scroll). Beside the props three agreements hold:
 *
 * - A legal target is a focusable element with `data-lit="<target id>"`; arrows walk these, Enter and
 *   Space click them. It is lit because an offer of the screen names it, and for no other reason.
 * - A button that a digit presses carries `data-digit="1"` to `"9"`; those of the board (a verb menu
 *   beside a chosen card) win over those of the prompt line. `Esc` that the board uses itself it
 *   answers with `preventDefault()`.
 * - A game may add `games/<game>/Preview.svelte` (props `PreviewProps`), drawn large in the rail over
 *   the words of the thing that `onpreview` named.
 *
 * Colours, type and spaces are the custom properties of `styles/tokens.css`, icons are
 * `import ring from 'icon:ring'` drawn by `lib/Icon.svelte`; see also `frame.ts`.
 */

import type { Component } from 'svelte'
import type { Screen, TableInfo } from '../wire'

export interface BoardSettings {
  /** Whether pieces may move; false when the person or the system asks for calm. */
  motion: boolean
  /** Width of a card as a share of the board's own choice, 1 by default. */
  cardSize: number
  /** Whether a choice that cannot be undone is asked for twice. */
  confirm: boolean
}

export interface BoardProps {
  screen: Screen
  table: TableInfo
  /** Send one of the offers of the screen. */
  onact: (action: number) => void
  /** Ids of pieces that the log or the prompt points at, like `card:c1-red-02`. */
  highlighted: string[]
  /** Says which piece is looked at, for the large preview; null when none is. */
  onpreview: (id: string | null) => void
  settings: BoardSettings
}

export interface PreviewProps {
  id: string
  screen: Screen
}

export type Board = Component<BoardProps>
export type Preview = Component<PreviewProps>
