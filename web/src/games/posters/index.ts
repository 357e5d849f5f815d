/** The four posters of the home page, in the order in which they stand. */

import type { Component } from 'svelte'
import { t } from '../../lib/i18n.svelte'
import Duel from './Duel.svelte'
import Fellowship from './Fellowship.svelte'
import Towers from './Towers.svelte'
import War from './War.svelte'

export interface Poster {
  id: string
  art: Component
  name: () => string
  facts: () => string
  pitch: () => string
}

export const POSTERS: readonly Poster[] = [
  { id: 'duel', art: Duel, name: () => t('web-game-duel'), facts: () => t('web-facts-duel'), pitch: () => t('web-pitch-duel') },
  { id: 'fellowship', art: Fellowship, name: () => t('web-game-fellowship'), facts: () => t('web-facts-fellowship'), pitch: () => t('web-pitch-fellowship') },
  { id: 'war', art: War, name: () => t('web-game-war'), facts: () => t('web-facts-war'), pitch: () => t('web-pitch-war') },
  { id: 'tcg', art: Towers, name: () => t('web-game-tcg'), facts: () => t('web-facts-tcg'), pitch: () => t('web-pitch-tcg') },
]

export const shortName = (game: string): string =>
  POSTERS.find((poster) => poster.id === game)?.name() ?? game
