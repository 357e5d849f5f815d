/** Emblem, colour and country of each culture; shape tells them apart, not colour alone. */

import gondor from 'icon:fruit-tree'
import rohan from 'icon:horse-head'
import elven from 'icon:elf-helmet'
import dwarven from 'icon:dwarf-helmet'
import shire from 'icon:hobbit-door'
import gandalf from 'icon:wizard-staff'
import isengard from 'icon:black-hand-shield'
import dunland from 'icon:bull-horns'
import raider from 'icon:elephant'
import ring from 'icon:ring'
import site from 'icon:castle'

export type Land = 'peaks' | 'rolling' | 'pines'

export interface Culture {
  icon: string
  colour: string
  land: Land
  sky: [string, string]
}

const CULTURES: Record<string, Culture> = {
  gondor: { icon: gondor, colour: '#46586b', land: 'peaks', sky: ['#f3f6f8', '#b9cbd9'] },
  rohan: { icon: rohan, colour: '#4c6b1f', land: 'rolling', sky: ['#fbf7da', '#d3dc92'] },
  elven: { icon: elven, colour: '#14695a', land: 'pines', sky: ['#eef7ee', '#9fd0bd'] },
  dwarven: { icon: dwarven, colour: '#8a4520', land: 'peaks', sky: ['#fdf0dc', '#eab888'] },
  shire: { icon: shire, colour: '#8a6a10', land: 'rolling', sky: ['#fdfae0', '#dfe29a'] },
  gandalf: { icon: gandalf, colour: '#5a5488', land: 'rolling', sky: ['#f8f6fd', '#c3bde2'] },
  isengard: { icon: isengard, colour: '#2e3336', land: 'peaks', sky: ['#39393a', '#a58a63'] },
  dunland: { icon: dunland, colour: '#8a3c12', land: 'rolling', sky: ['#3f2416', '#d27a37'] },
  raider: { icon: raider, colour: '#8c1f24', land: 'rolling', sky: ['#4a1a1a', '#d8733f'] },
  ring: { icon: ring, colour: '#5f3d08', land: 'peaks', sky: ['#2a0c08', '#a5401f'] },
  site: { icon: site, colour: '#4d4a2c', land: 'peaks', sky: ['#5a6068', '#d9b777'] },
}

export const cultureOf = (culture: string | undefined, type?: string): Culture =>
  CULTURES[culture ?? (type === 'ring' ? 'ring' : 'site')] ?? CULTURES.site!

/** All cultures, the Free Peoples first. */
export const CULTURE_NAMES = [
  'dwarven',
  'elven',
  'gandalf',
  'gondor',
  'rohan',
  'shire',
  'dunland',
  'isengard',
  'raider',
]
