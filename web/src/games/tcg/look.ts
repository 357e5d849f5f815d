import cardPick from 'icon:card-pick'
import { t } from '../../lib/i18n.svelte'
import type { Look } from '../looks'
import Poster from './Poster.svelte'

export const look: Look = {
  order: 4,
  badge: cardPick,
  colour: '#3c5d3a',
  poster: Poster,
  seats: {},
  things: ['print', 'card'],
  name: () => t('web-game-tcg'),
  facts: () => t('web-facts-tcg'),
  pitch: () => t('web-pitch-tcg'),
}
