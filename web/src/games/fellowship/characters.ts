/** The signs of the characters. Two sides of one person wear the same sign. */

import anvil from 'icon:dwarf-helmet'
import axe from 'icon:battered-axe'
import beer from 'icon:beer-stein'
import book from 'icon:open-book'
import boot from 'icon:walking-boot'
import bow from 'icon:pocket-bow'
import branch from 'icon:tree-branch'
import donkey from 'icon:donkey'
import eagle from 'icon:eagle-emblem'
import feather from 'icon:feathered-wing'
import fire from 'icon:fire-silhouette'
import gem from 'icon:gem-pendant'
import hat from 'icon:pointy-hat'
import helmet from 'icon:elf-helmet'
import hiking from 'icon:hiking'
import horn from 'icon:hunting-horn'
import horse from 'icon:horse-head'
import lantern from 'icon:moon'
import leaf from 'icon:oak-leaf'
import lotus from 'icon:lotus'
import meal from 'icon:meal'
import mirror from 'icon:mirror-mirror'
import mushroom from 'icon:mushroom'
import person from 'icon:person'
import pipe from 'icon:smoking-pipe'
import pot from 'icon:camp-cooking-pot'
import ring from 'icon:ring'
import star from 'icon:star-swirl'
import bowman from 'icon:bowman'
import sword from 'icon:broadsword'
import crown from 'icon:laurel-crown'
import wheat from 'icon:wheat'

export interface PersonLook {
  icon: string
  colour: string
}

const look = (icon: string, colour: string): PersonLook => ({ icon, colour })

const PEOPLE: Record<string, PersonLook> = {
  frodo: look(hiking, '#7a5a2e'),
  bilbo: look(book, '#8a4a2b'),
  'bilbo-baggins': look(book, '#7d5a20'),
  gandalf: look(hat, '#5b6470'),
  'gandalf-secret-fire': look(fire, '#a0471c'),
  pippin: look(mushroom, '#8a4a2b'),
  merry: look(pipe, '#a5762b'),
  sam: look(pot, '#5f7a2f'),
  'gildor-inglorion': look(star, '#2f6f75'),
  'farmer-maggot': look(wheat, '#8a6a10'),
  'fatty-bolger': look(meal, '#9a5a2a'),
  'tom-bombadil': look(feather, '#2c5f9a'),
  goldberry: look(lotus, '#3d7a4c'),
  'mr-underhill': look(ring, '#6b4a36'),
  'barliman-butterbur': look(beer, '#94581c'),
  strider: look(boot, '#4a5a3a'),
  glorfindel: look(helmet, '#b98a25'),
  'bill-the-pony': look(donkey, '#6f5a44'),
  elrond: look(crown, '#3c5880'),
  arwen: look(gem, '#6d4a86'),
  gloin: look(anvil, '#6b4436'),
  aragorn: look(sword, '#43553f'),
  boromir: look(horn, '#7d2f2a'),
  gwaihir: look(eagle, '#6a5233'),
  shadowfax: look(horse, '#6c757d'),
  radagast: look(branch, '#6a4f2c'),
  legolas: look(bow, '#356b42'),
  gimli: look(axe, '#8a4520'),
  'orophin-rumil': look(bowman, '#456b55'),
  haldir: look(leaf, '#4d6b2a'),
  galadriel: look(mirror, '#a98a3c'),
  celeborn: look(lantern, '#6d7d87'),
}

/** The burdened sides: their own cards, the same people. */
const SAME: Record<string, string> = {
  'samwise-gamgee': 'sam',
  'peregrin-took': 'pippin',
  'meriadoc-brandybuck': 'merry',
  'aragorn-son-of-arathorn': 'aragorn',
  'boromir-son-of-denethor': 'boromir',
  'legolas-greenleaf': 'legolas',
  'gimli-son-of-gloin': 'gimli',
}

export const personLook = (character: string): PersonLook =>
  PEOPLE[SAME[character] ?? character] ?? look(person, '#5a4a3a')
