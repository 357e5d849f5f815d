import cardPick from 'icon:card-pick'
import { t } from '../../shared/i18n.svelte'
import type { GameManifest } from '../manifests'
import Poster from './Poster.svelte'

export const manifest: GameManifest = {
  order: 4,
  badge: cardPick,
  colour: '#3c5d3a',
  poster: Poster,
  seats: {},
  sheetKinds: ['print', 'card'],
  midway: ['choose-bearer', 'choose-target', 'assign-defender', 'count', 'branch', 'transfer'],
  name: () => t('web-game-tcg'),
  facts: () => t('web-facts-tcg'),
  pitch: () => t('web-pitch-tcg'),
}
