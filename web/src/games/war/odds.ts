/**
 * The chance that an attack takes its place if both armies fight to the end without combat cards. Both roll at once,
 * round after round; what every number of hits leads to is counted exactly.
 */

import { regionNamed } from './map-drawing'
import type { Selection } from './orders'
import { other, regionOf, type Host, type Side, type WarView } from './view'

const DICE_LIMIT = 5
const OPEN = 1 / 3
const WALLS = 1 / 6
const CAPTAINS = ['gandalf', 'strider', 'legolas', 'gimli', 'boromir']

/** An army in numbers. */
export interface Strength {
  regulars: number
  elites: number
  /** Companions who fight as one unit more. */
  captains: number
  leadership: number
}

export interface Odds {
  dice: number
  against: number
  /** From 0 to 1. */
  chance: number
  /** When the attacker hits only on 6. */
  walls: 'never' | 'first' | 'always'
  /** Whether the defender may retire into a stronghold instead. */
  retires: boolean
}

const sum = (host: Host, ending: string): number =>
  Object.entries(host).reduce((found, [figure, number]) => found + (figure.endsWith(ending) ? number : 0), 0)

export function strengthOf(view: WarView, side: Side, { figures, characters }: Selection): Strength {
  const saruman = side === 'shadow' && Boolean(view.characters.saruman?.place)
  const servants =
    (figures['isengard-elite'] ?? 0) +
    (Object.keys(view.players).length > 2 ? (figures['southrons-easterlings-elite'] ?? 0) : 0)
  return {
    regulars: sum(figures, '-regular'),
    elites: sum(figures, '-elite'),
    captains: characters.filter(
      (who) => CAPTAINS.includes(who) && !(who === 'gandalf' && view.characters[who]?.upgraded),
    ).length,
    leadership:
      sum(figures, '-leader') +
      sum(figures, 'nazgul') +
      (saruman ? servants : 0) +
      characters.reduce((found, who) => found + (view.characters[who]?.leadership ?? 0), 0),
  }
}

const hitPoints = ({ regulars, elites }: Strength): number => regulars + 2 * elites

/** What is left after some hits: units that roll no die fall first, then elites become regulars. */
function after(army: Strength, hits: number): Strength {
  let { regulars, elites } = army
  for (let hit = 0; hit < hits; hit += 1) {
    if (regulars && (regulars + elites + army.captains > DICE_LIMIT || !elites)) regulars -= 1
    else if (elites) {
      elites -= 1
      regulars += 1
    }
  }
  return { ...army, regulars, elites }
}

export const diceOf = ({ regulars, elites, captains }: Strength): number =>
  Math.min(DICE_LIMIT, regulars + elites + captains)

function binomial(dice: number, chance: number): number[] {
  let found = [1]
  for (let die = 0; die < dice; die += 1)
    found = Array.from({ length: found.length + 1 }, (_, hits) => {
      return (found[hits] ?? 0) * (1 - chance) + (found[hits - 1] ?? 0) * chance
    })
  return found
}

/** The chances of every number of hits of a roll and the leaders' re-roll. */
export function hitChances(army: Strength, chance: number): number[] {
  const dice = diceOf(army)
  const found = new Array<number>(dice + 1).fill(0)
  binomial(dice, chance).forEach((share, hits) => {
    binomial(Math.min(army.leadership, dice - hits), chance).forEach((again, more) => {
      found[hits + more] = (found[hits + more] ?? 0) + share * again
    })
  })
  return found
}

/** The chance that the attacker has somebody left and the defender nobody. */
export function winChance(attack: Strength, defence: Strength, walls: Odds['walls']): number {
  const [own, their] = [hitPoints(attack), hitPoints(defence)]
  const known = new Map<number, number>()
  function from(lost: number, taken: number, first: boolean): number {
    if (taken >= their) return lost < own ? 1 : 0
    if (lost >= own) return 0
    const key = (lost * 64 + taken) * 2 + Number(first)
    const found = known.get(key)
    if (found !== undefined) return found
    const [strong, weak] = [after(attack, lost), after(defence, taken)]
    const hits = hitChances(strong, walls === 'always' || (walls === 'first' && first) ? WALLS : OPEN)
    const blows = hitChances(weak, OPEN)
    const still = (hits[0] ?? 0) * (blows[0] ?? 0)
    let chance = 0
    hits.forEach((share, hit) =>
      blows.forEach((counter, blow) => {
        if (hit + blow || first || walls === 'always') chance += share * counter * next(lost + blow, taken + hit)
      }),
    )
    // A round without hits leaves everything as it was, and is rolled again.
    const result = first || walls === 'always' ? chance : chance / (1 - still)
    known.set(key, result)
    return result
  }
  /** An assault goes on only if an elite becomes a regular. */
  function next(lost: number, taken: number): number {
    if (walls !== 'always' || taken >= their || lost >= own) return from(lost, taken, false)
    return after(attack, lost).elites ? from(lost + 1, taken, false) : 0
  }
  return from(0, 0, true)
}

/** A chance in percent; nothing that depends on dice is certain. */
export const percentOf = (chance: number): number => Math.min(99, Math.max(1, Math.round(chance * 100)))

/** What an attack on a place promises; undefined where nobody defends it. */
export function oddsOf(view: WarView, side: Side, chosen: Selection, target: string): Odds | undefined {
  const here = view.regions[regionOf(target)]
  const assault = target.endsWith('-stronghold')
  const enemy = assault ? here?.inside : here?.[other(side)]
  if (!here || !enemy) return undefined
  const settlement = regionNamed(regionOf(target))?.settlement
  const fortified = settlement === 'city' || settlement === 'fortification'
  const walls = assault ? 'always' : fortified ? 'first' : 'never'
  const attack = strengthOf(view, side, chosen)
  const defence = strengthOf(view, other(side), enemy)
  return {
    dice: diceOf(attack),
    against: diceOf(defence),
    chance: winChance(attack, defence, walls),
    walls,
    retires: settlement === 'stronghold' && !assault && !here.besieged && here.control === other(side),
  }
}
