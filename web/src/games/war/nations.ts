/** How nations, figures, characters and dice are told apart: a colour, and always a sign of their own. */

import axe from 'icon:battle-axe'
import bow from 'icon:bow-arrow'
import sword from 'icon:broadsword'
import hand from 'icon:black-hand-shield'
import eye from 'icon:burning-eye'
import rider from 'icon:cloaked-figure-on-horseback'
import cowled from 'icon:cowled'
import orb from 'icon:crystal-ball'
import crown from 'icon:crown'
import dwarf from 'icon:dwarf-helmet'
import elephant from 'icon:elephant'
import elf from 'icon:elf-helmet'
import tree from 'icon:fruit-tree'
import horse from 'icon:horse-head'
import horn from 'icon:hunting-horn'
import star from 'icon:polar-star'
import hat from 'icon:pointy-hat'
import shout from 'icon:shouting'
import banner from 'icon:tattered-banner'
import helm from 'icon:visored-helm'
import wings from 'icon:winged-emblem'
import staff from 'icon:wizard-staff'
import skull from 'icon:crowned-skull'
import door from 'icon:hobbit-door'
import feet from 'icon:barefoot'
import type { Nation } from './map-drawing'
import type { Host, Side } from './view'

interface NationLook {
  sign: string
  /** Of plates and markers. */
  colour: string
  /** Of the land. */
  tint: string
  side: Side
}

export const NATIONS: Record<Nation, NationLook> = {
  dwarves: { sign: dwarf, colour: '#6f4a2a', tint: '#b58a5d', side: 'free-peoples' },
  elves: { sign: elf, colour: '#3f6b2a', tint: '#a3bf74', side: 'free-peoples' },
  gondor: { sign: tree, colour: '#2c4c8f', tint: '#8fa3d6', side: 'free-peoples' },
  north: { sign: wings, colour: '#236d88', tint: '#8cc4dc', side: 'free-peoples' },
  rohan: { sign: horse, colour: '#1f6335', tint: '#6ea87c', side: 'free-peoples' },
  isengard: { sign: hand, colour: '#6f5c00', tint: '#d9c548', side: 'shadow' },
  sauron: { sign: eye, colour: '#8e231c', tint: '#cc6a68', side: 'shadow' },
  'southrons-easterlings': { sign: elephant, colour: '#9a4f08', tint: '#dc9a55', side: 'shadow' },
}
export const NATION_NAMES = Object.keys(NATIONS) as Nation[]

export const PEOPLE: Record<string, string> = {
  gandalf: hat,
  strider: sword,
  legolas: bow,
  gimli: axe,
  boromir: horn,
  meriadoc: door,
  peregrin: feet,
  'witch-king': skull,
  saruman: staff,
  'mouth-of-sauron': shout,
  gollum: cowled,
  nazgul: rider,
}

export const FACES: Record<string, string[]> = {
  character: [sword],
  army: [banner],
  muster: [helm],
  event: [orb],
  'army-muster': [banner, helm],
  'will-of-the-west': [star],
  eye: [eye],
}

export const CROWN = crown

/** A part of an army: what one nation has there. */
export interface Troop {
  nation: Nation
  regulars: number
  elites: number
}

/** The nations with units in a host; with `led` those that have only leaders there count, too. */
export const troops = (host: Host, led = false): Troop[] =>
  NATION_NAMES.map((nation) => ({
    nation,
    regulars: host[`${nation}-regular`] ?? 0,
    elites: host[`${nation}-elite`] ?? 0,
  })).filter(({ nation, regulars, elites }) => regulars + elites > 0 || (led && host[`${nation}-leader`]))

/** Leaders of the free peoples; the Shadow is led by Nazgûl. */
export const leaders = (host: Host): number =>
  Object.entries(host).reduce((sum, [figure, number]) => sum + (figure.endsWith('-leader') ? number : 0), 0)

/** The sign of a figure: its nation, or itself. */
export function signOf(figure: string): string {
  const nation = NATION_NAMES.find((name) => figure.startsWith(`${name}-`))
  return PEOPLE[figure] ?? (nation ? NATIONS[nation].sign : banner)
}
