/** How the shell shows a game before its board is loaded: badge, colour, and emblems of the seats. */

import burningEye from 'icon:burning-eye'
import cardPick from 'icon:card-pick'
import crossedSwords from 'icon:crossed-swords'
import lindenLeaf from 'icon:linden-leaf'
import meeple from 'icon:meeple'
import ring from 'icon:ring'
import swordsEmblem from 'icon:swords-emblem'

export interface Look {
  badge: string
  colour: string
}

export interface Emblem {
  body: string
  side: 'free' | 'dark' | ''
}

const LOOKS: Record<string, Look> = {
  duel: { badge: swordsEmblem, colour: '#8e3527' },
  fellowship: { badge: ring, colour: '#1a4a4c' },
  war: { badge: crossedSwords, colour: '#37335a' },
  tcg: { badge: cardPick, colour: '#3c5d3a' },
}

const EMBLEMS: Record<string, Emblem> = {
  fellowship: { body: lindenLeaf, side: 'free' },
  'free-peoples': { body: lindenLeaf, side: 'free' },
  free: { body: lindenLeaf, side: 'free' },
  sauron: { body: burningEye, side: 'dark' },
  shadow: { body: burningEye, side: 'dark' },
}

export const lookOf = (game: string): Look =>
  LOOKS[game] ?? { badge: meeple, colour: 'var(--leather)' }

export const emblemOf = (seat: string | null): Emblem =>
  EMBLEMS[seat ?? ''] ?? { body: meeple, side: '' }
