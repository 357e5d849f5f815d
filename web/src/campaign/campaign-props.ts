/**
 * What a game with a campaign adds to `campaign/Campaign.svelte`: `games/<game>/CampaignMap.svelte`, and
 * `games/<game>/CampaignStage.svelte` about the chosen stage. The page keeps the group, the players and the
 * tables; only the game can read its progress.
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
