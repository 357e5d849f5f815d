import swordsEmblem from 'icon:swords-emblem'
import burningEye from 'icon:burning-eye'
import lindenLeaf from 'icon:linden-leaf'
import { t } from '../../lib/i18n.svelte'
import type { Look } from '../looks'
import Poster from './Poster.svelte'

export const look: Look = {
  order: 1,
  badge: swordsEmblem,
  colour: '#8e3527',
  poster: Poster,
  seats: {
    fellowship: { body: lindenLeaf, side: 'free' },
    sauron: { body: burningEye, side: 'dark' },
  },
  things: ['card', 'tile', 'token'],
  name: () => t('web-game-duel'),
  facts: () => t('web-facts-duel'),
  pitch: () => t('web-pitch-duel'),
}
