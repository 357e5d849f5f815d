/**
 * Minions are many and alike. Each is drawn from a head of its people and something that it carries, so that no two
 * of one culture look the same; bands show more than one head.
 */

import axes from 'icon:crossed-axes'
import banner from 'icon:tattered-banner'
import barbarian from 'icon:barbarian'
import battleAxe from 'icon:battle-axe'
import bow from 'icon:pocket-bow'
import brutal from 'icon:brutal-helm'
import club from 'icon:wood-club'
import crested from 'icon:crested-helmet'
import crossbow from 'icon:crossbow'
import drum from 'icon:drum'
import flail from 'icon:flail'
import gauls from 'icon:gauls-helm'
import goblin from 'icon:goblin-head'
import halberd from 'icon:halberd'
import horn from 'icon:hunting-horn'
import horned from 'icon:horned-helm'
import knight from 'icon:black-knight-helm'
import ladder from 'icon:ladder'
import mace from 'icon:spiked-mace'
import ogre from 'icon:ogre'
import orc from 'icon:orc-head'
import shield from 'icon:round-shield'
import sickle from 'icon:sickle'
import spartan from 'icon:spartan-helmet'
import spear from 'icon:barbed-spear'
import sword from 'icon:two-handed-sword'
import torch from 'icon:torch'
import troll from 'icon:troll'
import turban from 'icon:turban'
import viking from 'icon:viking-head'
import visor from 'icon:visored-helm'
import warAxe from 'icon:war-axe'
import whip from 'icon:whip'
import wooden from 'icon:wooden-helmet'
import type { Facts } from './card-info.svelte'

const HEADS: Record<string, string[]> = {
  isengard: [orc, ogre, goblin, troll, brutal],
  dunland: [barbarian, viking, horned, gauls, wooden],
  raider: [visor, turban, spartan, knight, crested],
}
const GEAR = [
  battleAxe,
  shield,
  spear,
  mace,
  banner,
  sword,
  torch,
  flail,
  halberd,
  club,
  warAxe,
  drum,
  sickle,
  horn,
  whip,
  ladder,
]
const BY_TITLE: [RegExp, string][] = [
  [/crossbow|ranged/i, crossbow],
  [/bow|archer/i, bow],
  [/axeman/i, axes],
  [/spearman|lancer/i, spear],
  [/arson/i, torch],
]
const BAND =
  /\b(band|horde|mob|rabble|tribe|patrol|party|troop|legion|regiment|infantry|guard)\b|men$|lancers|veterans/i

export interface MinionFigure {
  head: string
  gear: string | null
  band: boolean
}

/** The figure of a minion. With 5 heads and 16 things to carry, 80 numbers in a row differ. */
export function minionFigure(facts: Facts, named: string | undefined): MinionFigure {
  const number = Number(facts.id.split('_')[1] ?? 0)
  const heads = HEADS[facts.culture ?? ''] ?? HEADS.dunland!
  const carried = BY_TITLE.find(([title]) => title.test(facts.title))?.[1] ?? GEAR[number % GEAR.length]!
  return {
    head: named ?? heads[number % heads.length]!,
    gear: facts.race === 'wizard' ? null : carried,
    band: BAND.test(facts.title),
  }
}
