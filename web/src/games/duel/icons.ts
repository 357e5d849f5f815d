// Drawings of game-icons.net (CC BY 3.0) by what they mean in Duel; only these are bundled.

import acorn from 'icon:acorn'
import anvil from 'icon:anvil'
import battleAxe from 'icon:battle-axe'
import breastplate from 'icon:breastplate'
import broadsword from 'icon:broadsword'
import brokenShield from 'icon:broken-shield'
import burningEye from 'icon:burning-eye'
import campfire from 'icon:campfire'
import cardBurn from 'icon:card-burn'
import cardPick from 'icon:card-pick'
import cardRandom from 'icon:card-random'
import cavalry from 'icon:cavalry'
import chest from 'icon:chest'
import cloakedFigureOnHorseback from 'icon:cloaked-figure-on-horseback'
import clockwiseRotation from 'icon:clockwise-rotation'
import cookingPot from 'icon:cooking-pot'
import cowled from 'icon:cowled'
import crystalBall from 'icon:crystal-ball'
import dominoMask from 'icon:domino-mask'
import drakkar from 'icon:drakkar'
import dwarfHelmet from 'icon:dwarf-helmet'
import eagleEmblem from 'icon:eagle-emblem'
import elephant from 'icon:elephant'
import elfHelmet from 'icon:elf-helmet'
import evilTower from 'icon:evil-tower'
import fist from 'icon:fist'
import flatHammer from 'icon:flat-hammer'
import flatfish from 'icon:flatfish'
import fruitTree from 'icon:fruit-tree'
import harp from 'icon:harp'
import heartburn from 'icon:heartburn'
import hiking from 'icon:hiking'
import hobbitDoor from 'icon:hobbit-door'
import horseHead from 'icon:horse-head'
import horseshoe from 'icon:horseshoe'
import huntingHorn from 'icon:hunting-horn'
import knapsack from 'icon:knapsack'
import lindenLeaf from 'icon:linden-leaf'
import linkedRings from 'icon:linked-rings'
import maskedSpider from 'icon:masked-spider'
import mountedKnight from 'icon:mounted-knight'
import oakLeaf from 'icon:oak-leaf'
import openBook from 'icon:open-book'
import openTreasureChest from 'icon:open-treasure-chest'
import orcHead from 'icon:orc-head'
import padlock from 'icon:padlock'
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random'
import pineTree from 'icon:pine-tree'
import pocketBow from 'icon:pocket-bow'
import queenCrown from 'icon:queen-crown'
import scrollUnfurled from 'icon:scroll-unfurled'
import semiClosedEye from 'icon:semi-closed-eye'
import siegeTower from 'icon:siege-tower'
import sleepingBag from 'icon:sleeping-bag'
import smokingPipe from 'icon:smoking-pipe'
import smokingVolcano from 'icon:smoking-volcano'
import snakeSpiral from 'icon:snake-spiral'
import standingPotion from 'icon:standing-potion'
import stoneTower from 'icon:stone-tower'
import surroundedEye from 'icon:surrounded-eye'
import swordman from 'icon:swordman'
import tatteredBanner from 'icon:tattered-banner'
import tiedScroll from 'icon:tied-scroll'
import towerFall from 'icon:tower-fall'
import treeFace from 'icon:tree-face'
import twoCoins from 'icon:two-coins'
import shakingHands from 'icon:shaking-hands'
import visoredHelm from 'icon:visored-helm'
import whiteTower from 'icon:white-tower'
import walkingBoot from 'icon:walking-boot'
import wingedEmblem from 'icon:winged-emblem'
import wizardStaff from 'icon:wizard-staff'

/** The inside of each drawing, on a field of 512. */
export const ICONS = {
  ruse: dominoMask,
  strength: fist,
  courage: heartburn,
  knowledge: openBook,
  leadership: queenCrown,
  elves: standingPotion,
  ents: oakLeaf,
  hobbits: smokingPipe,
  humans: huntingHorn,
  dwarves: flatHammer,
  wizards: crystalBall,
  eagle: eagleEmblem,
  coins: twoCoins,
  unit: swordman,
  fellowship: lindenLeaf,
  sauron: burningEye,
  'fortress-fellowship': whiteTower,
  'fortress-sauron': evilTower,
  frodo: hiking,
  nazgul: cloakedFigureOnHorseback,
  doom: smokingVolcano,
  move: walkingBoot,
  alliance: shakingHands,
  remove: brokenShield,
  raze: towerFall,
  turn: clockwiseRotation,
  free: linkedRings,
  discard: cardBurn,
  recover: cardRandom,
  regions: tatteredBanner,
  lock: padlock,
  landmark: stoneTower,
  table: semiClosedEye,
  deck: cardPick,
  any: perspectiveDiceSixFacesRandom,
  lindon: drakkar,
  arnor: wingedEmblem,
  rhovanion: pineTree,
  enedwaith: snakeSpiral,
  rohan: horseHead,
  gondor: fruitTree,
  mordor: surroundedEye,
  fish: flatfish,
  horse: cavalry,
  backpack: knapsack,
  anvil: anvil,
  harp: harp,
  horseshoe: horseshoe,
  pot: cookingPot,
  bow: pocketBow,
  helmet: visoredHelm,
  sword: broadsword,
  chest: chest,
  campfire: campfire,
  bedroll: sleepingBag,
  scroll: tiedScroll,
  acorn: acorn,
  armor: breastplate,
  axe: battleAxe,
  'scene-treasure': openTreasureChest,
  'scene-tower': siegeTower,
  'scene-cowl': cowled,
  'scene-elephant': elephant,
  'scene-spider': maskedSpider,
  'scene-rider': mountedKnight,
  'scene-orc': orcHead,
  'scene-map': scrollUnfurled,
  'scene-elf': elfHelmet,
  'scene-dwarf': dwarfHelmet,
  'scene-door': hobbitDoor,
  'scene-tree': treeFace,
  'scene-staff': wizardStaff,
}

export type IconName = keyof typeof ICONS

/** Where the sprite keeps a drawing. */
export const iconId = (name: string): string => `duel-i-${name}`
