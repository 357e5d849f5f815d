import ring from 'icon:ring'
import { t } from '../../lib/i18n.svelte'
import type { Look } from '../looks'
import Poster from './Poster.svelte'

export const look: Look = {
  order: 2,
  badge: ring,
  colour: '#1a4a4c',
  poster: Poster,
  seats: {},
  things: ['card', 'character', 'chapter', 'event', 'gift', 'rider'],
  name: () => t('web-game-fellowship'),
  facts: () => t('web-facts-fellowship'),
  pitch: () => t('web-pitch-fellowship'),
}
