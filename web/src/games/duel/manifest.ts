import swordsEmblem from 'icon:swords-emblem'
import burningEye from 'icon:burning-eye'
import lindenLeaf from 'icon:linden-leaf'
import { t } from '../../shared/i18n.svelte'
import type { GameManifest } from '../manifests'
import Poster from './Poster.svelte'

export const manifest: GameManifest = {
  order: 1,
  badge: swordsEmblem,
  colour: '#8e3527',
  poster: Poster,
  seats: {
    fellowship: { body: lindenLeaf, side: 'free' },
    sauron: { body: burningEye, side: 'dark' },
  },
  sheetKinds: ['card', 'tile', 'token'],
  midway: [
    'place-units',
    'manoeuvre',
    'march-to',
    'raze-fortress',
    'strip-grey',
    'recover-card',
    'keep-token',
    'call-race',
    'choose-trio',
  ],
  name: () => t('web-game-duel'),
  facts: () => t('web-facts-duel'),
  pitch: () => t('web-pitch-duel'),
}
