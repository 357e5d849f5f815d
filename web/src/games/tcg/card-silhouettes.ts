/** The silhouette on a card: the first row that fits its title, else what its class, race or type looks like. */

import animalPaw from 'icon:paw-print'
import archer from 'icon:bowman'
import axe from 'icon:battered-axe'
import axes from 'icon:crossed-axes'
import barbarian from 'icon:barbarian'
import barn from 'icon:barn'
import bow from 'icon:pocket-bow'
import bowArrow from 'icon:bow-arrow'
import bread from 'icon:bread'
import broadsword from 'icon:broadsword'
import brooch from 'icon:gem-pendant'
import castle from 'icon:castle'
import cave from 'icon:cave-entrance'
import cavalry from 'icon:cavalry'
import cloak from 'icon:cloak'
import club from 'icon:wood-club'
import crossbow from 'icon:crossbow'
import crown from 'icon:crown'
import crystal from 'icon:crystal-ball'
import clash from 'icon:crossed-swords'
import dwarf from 'icon:dwarf-face'
import elf from 'icon:elf-helmet'
import ent from 'icon:tree-face'
import fangs from 'icon:fangs'
import fire from 'icon:fire'
import footprint from 'icon:footprint'
import forest from 'icon:forest'
import gauntlet from 'icon:gauntlet'
import grass from 'icon:high-grass'
import hiking from 'icon:hiking'
import hobbitDoor from 'icon:hobbit-door'
import hooded from 'icon:hooded-figure'
import horn from 'icon:hunting-horn'
import horse from 'icon:horse-head'
import knight from 'icon:mounted-knight'
import light from 'icon:star-prominences'
import mail from 'icon:chain-mail'
import mushroom from 'icon:mushroom'
import pack from 'icon:camp-cooking-pot'
import peaks from 'icon:peaks'
import pipe from 'icon:smoking-pipe'
import ring from 'icon:ring'
import scroll from 'icon:scroll-unfurled'
import shield from 'icon:shield'
import snake from 'icon:snake-tongue'
import spear from 'icon:barbed-spear'
import spell from 'icon:sparkles'
import staff from 'icon:wizard-staff'
import swordman from 'icon:swordman'
import swordwoman from 'icon:swordwoman'
import throne from 'icon:throne-king'
import thunder from 'icon:lightning-storm'
import torch from 'icon:torch'
import tower from 'icon:evil-tower'
import village from 'icon:village'
import visor from 'icon:visored-helm'
import viking from 'icon:viking-helmet'
import warlord from 'icon:warlord-helmet'
import wizard from 'icon:wizard-face'
import hat from 'icon:pointy-hat'
import { minionFigure } from './minion-figures'
import type { Facts } from './card-info.svelte'

const BY_TITLE: [RegExp, string][] = [
  [/^the one ring/i, ring],
  [/frodo$|escape|emyn muil/i, hiking],
  [/^sam|coneys|seven we had/i, pack],
  [/^merry|work$/i, pipe],
  [/^pippin|impatient/i, mushroom],
  [/^gandalf$|white rider|mithrandir/i, hat],
  [/staff/i, staff],
  [/saruman$/i, wizard],
  [/gr[ií]ma|tongue|leechcraft/i, snake],
  [/treebeard|ent\b|stump|earth|derndingle/i, ent],
  [/gimli|company|dwarven/i, dwarf],
  [/legolas|count/i, bowArrow],
  [/éowyn$/i, swordwoman],
  [/théoden|king's room|throne|golden hall/i, crown],
  [/éomer$|rider|éothain|eorlingas|charge/i, knight],
  [/aragorn/i, swordman],
  [/faramir$|mablung|damrod|ranger of|pathfinder/i, archer],
  [/axe/i, axes],
  [/sword|blade|herugrim|steel/i, broadsword],
  [/spear|lancer/i, spear],
  [/club/i, club],
  [/crossbow/i, crossbow],
  [/bow|arrow|archer|fire|volley|feathered/i, bow],
  [/gauntlet/i, gauntlet],
  [/cloak|softly/i, cloak],
  [/mail|chain|hides|armory|weapon/i, mail],
  [/brooch/i, brooch],
  [/lembas|store|stored|supplies/i, bread],
  [/horse|shadowfax|brego|firefoot|mount|stables/i, horse],
  [/palant|vision|discover|riddles/i, crystal],
  [/thunder|wizardry/i, thunder],
  [/light|hope|dawn/i, light],
  [/horn|helm!|howl|cry|summons/i, horn],
  [/burn|arson|fury|wake/i, fire],
  [/anger|ferocity|ravage|savage/i, fangs],
  [/village|edoras|westfold|country/i, village],
  [/cave|tunnel|pool|annûn/i, cave],
  [/forest|ithilien|wilderness|lórien/i, forest],
  [/orthanc|isengard|wizard's vale/i, tower],
  [/helm|hornburg|deeping|osgiliath|wall|fortress|hall|gate/i, castle],
  [/plains|eastfold|wold|downs|riddermark|hills|westemnet|gullies/i, grass],
  [/mountain|ered|rock|cliffs/i, peaks],
  [/camp|night/i, torch],
  [/hunter|chaser|seeker|searcher|stalker|pursuer|runner/i, animalPaw],
  [/march|race|away|back|retreat|refuge|swiftly|errand/i, footprint],
  [/chief|captain|commander|lord|lieutenant|champion/i, warlord],
]
const BY_CLASS: Record<string, string> = {
  hand_weapon: broadsword,
  ranged_weapon: bow,
  armor: mail,
  cloak,
  staff,
  mount: horse,
  brooch,
  gauntlets: gauntlet,
}
const BY_RACE: Record<string, string> = { hobbit: hobbitDoor, elf, dwarf, wizard, ent }
const BY_CULTURE: Record<string, string> = {
  dunland: barbarian,
  raider: visor,
  rohan: cavalry,
  gondor: swordman,
  isengard: viking,
}
const BY_TYPE: Record<string, string> = {
  condition: scroll,
  event: clash,
  possession: barn,
  artifact: throne,
  site: peaks,
  ring,
  ally: hooded,
  companion: shield,
  minion: axe,
}

/** One drawing of a silhouette: its shape, its left upper corner and its size. */
export interface Part {
  body: string
  x: number
  y: number
  size: number
}

/** Minions who are somebody; all others are drawn by their people. */
const PERSONS = /^(saruman|gr[ií]ma)$/i

/** What stands before the country of a card, from back to front. */
export function figuresOf(facts: Facts): Part[] {
  if (facts.type !== 'minion') return [{ body: figureOf(facts), x: 58, y: 26, size: 84 }]
  const { head, gear, band } = minionFigure(facts, PERSONS.test(facts.title) ? figureOf(facts) : undefined)
  const others = band ? [32, 114].map((x) => ({ body: head, x, y: 24, size: 54 })) : []
  const carried = gear ? [{ body: gear, x: 108, y: 60, size: 48 }] : []
  return [...others, { body: head, x: band ? 62 : 54, y: 30, size: band ? 76 : 84 }, ...carried]
}

export function figureOf(facts: Facts): string {
  const named = BY_TITLE.find(([title]) => title.test(facts.title))?.[1]
  if (facts.keywords?.spell && !named) return spell
  return (
    named ??
    BY_CLASS[facts.class ?? ''] ??
    BY_RACE[facts.race ?? ''] ??
    (facts.race ? BY_CULTURE[facts.culture ?? ''] : undefined) ??
    BY_TYPE[facts.type] ??
    scroll
  )
}
