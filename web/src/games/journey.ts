/**
 * What a game with a campaign brings to its page, `pages/Campaign.svelte`, besides the board: `games/<game>/Journey.svelte`,
 * the map of the way, and `games/<game>/Stage.svelte`, what is said about the stage that was chosen. The page itself keeps the
 * group, who sits down, and the tables; what a progress means only the game knows.
 */

import type { Component } from 'svelte'
import type { TableInfo } from '../wire'

export type Progress = Record<string, unknown>
export type Options = Record<string, string>

export interface JourneyProps {
  progress: Progress
  /** The options of the table that would be opened; without any the game goes on where the group stands. */
  options: Options
  onchoose: (options: Options) => void
  /** The table that is being played, if there is one. */
  running: TableInfo | null
}

export interface StageProps {
  progress: Progress
  options: Options
  /** How many sit down. */
  players: number
  running: TableInfo | null
  onchoose: (options: Options) => void
}

export type Journey = Component<JourneyProps>
export type Stage = Component<StageProps>
