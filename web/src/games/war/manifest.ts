import crossedSwords from 'icon:crossed-swords'
import burningEye from 'icon:burning-eye'
import horseHead from 'icon:horse-head'
import lindenLeaf from 'icon:linden-leaf'
import wizardStaff from 'icon:wizard-staff'
import { t } from '../../shared/i18n.svelte'
import type { GameManifest } from '../manifests'
import Poster from './Poster.svelte'
import type { WarView } from './view'

export const manifest: GameManifest = {
  order: 3,
  badge: crossedSwords,
  colour: '#37335a',
  poster: Poster,
  seats: {
    'free-peoples': { body: lindenLeaf, side: 'free' },
    shadow: { body: burningEye, side: 'dark' },
    saruman: { body: wizardStaff, side: 'dark' },
    rohan: { body: horseHead, side: 'free' },
  },
  sheetKinds: ['card'],
  // Who decides is said by the question.
  unlisted: ['orders', 'deciding', 'voices'],
  listedFirst: [
    ...['battle', 'losses', 'picked', 'points', 'goals', 'dice', 'rings', 'fellowship', 'hunt_box', 'hunt', 'hands'],
    ...['table', 'nations', 'regions', 'characters', 'reinforcements', 'lost', 'tiles', 'discard', 'decks'],
  ],
  folds: true,
  corner: true,
  foremost: ['move-fellowship', 'hide', 'march', 'attack', 'muster', 'move-minions'],
  partLabel: (view, who) =>
    (view.characters as WarView['characters'])[who]?.upgraded ? t('web-war-risen', { who }) : null,
  name: () => t('web-game-war'),
  facts: () => t('web-facts-war'),
  pitch: () => t('web-pitch-war'),
}
