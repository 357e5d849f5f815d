/** Finding cards by anything that is said about them. */

import type { Facts } from './card-info.svelte'

export interface Found {
  facts: Facts
  /** All that the server says about the card, in the reader's language. */
  words: string
  /** Its kind, side, culture and race, likewise. */
  kinds: string[]
}

export type Shelf = 'fp' | 'shadow' | 'site' | 'ring' | ''

export interface Filter {
  words: string
  shelf: Shelf
  cultures: ReadonlySet<string>
  types: ReadonlySet<string>
  /** Twilight cost, or the Shadow number of a site: `HIGHEST_COST` stands for all above as well. */
  costs: ReadonlySet<number>
  phase: string
}

export const NO_FILTER: Filter = {
  words: '',
  shelf: '',
  cultures: new Set(),
  types: new Set(),
  costs: new Set(),
  phase: '',
}

/** Small letters without accents, so that `theoden` finds Théoden. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const NUMBERS = {
  cost: (facts: Facts): number | undefined => facts.cost ?? facts.shadow,
  strength: (facts: Facts): number | undefined => facts.strength,
  vitality: (facts: Facts): number | undefined => facts.vitality,
  site: (facts: Facts): number | undefined => facts.site ?? facts.number,
}
type Compared = keyof typeof NUMBERS

/** What the reader calls the numbers that can be compared; the English words are always understood. */
export type Named = Record<Compared, string>
const ENGLISH: Named = { cost: 'cost', strength: 'strength', vitality: 'vitality', site: 'site' }

function numberCalled(word: string, named: Named): ((facts: Facts) => number | undefined) | undefined {
  const kinds = Object.keys(NUMBERS) as Compared[]
  const kind = kinds.find((one) => plain(named[one]) === word) ?? kinds.find((one) => one === word)
  return kind && NUMBERS[kind]
}

/** One word of a search: a comparison such as `strength>=9`, or text; `-` before it excludes. */
function fits(word: string, card: Found, named: Named): boolean {
  const { facts, words } = card
  if (word.length > 1 && word.startsWith('-')) return !fits(word.slice(1), card, named)
  const asked = /^([a-z]+)(<=|>=|<|>|=)(\d+)$/.exec(word)
  const value = asked ? numberCalled(asked[1]!, named) : undefined
  if (!asked || !value) return plain(words).includes(word)
  const [have, wanted] = [value(facts), Number(asked[3])]
  if (have === undefined) return false
  return { '<=': have <= wanted, '>=': have >= wanted, '<': have < wanted, '>': have > wanted, '=': have === wanted }[
    asked[2] as '<'
  ]
}

export const shelfOf = (facts: Facts): Shelf =>
  facts.type === 'site' || facts.type === 'ring' ? facts.type : (facts.side ?? '')

/** The phases in which a card says that it can be used, as its abilities are written. */
export function phasesOf(facts: Facts): string[] {
  const found = (facts.abilities ?? []).flatMap((ability) =>
    Array.isArray(ability) && ability[0] === 'act' ? [ability[1] as unknown] : [],
  )
  return found.flatMap((phases) => (typeof phases === 'string' ? phases.split('+') : []))
}

export function matches(card: Found, filter: Filter, dearest: number, named: Named = ENGLISH): boolean {
  const { facts } = card
  const cost = Math.min(dearest, facts.cost ?? facts.shadow ?? 0)
  return (
    (!filter.shelf || shelfOf(facts) === filter.shelf) &&
    (!filter.cultures.size || filter.cultures.has(facts.culture ?? '')) &&
    (!filter.types.size || filter.types.has(facts.type)) &&
    (!filter.costs.size || filter.costs.has(cost)) &&
    (!filter.phase || phasesOf(facts).includes(filter.phase)) &&
    plain(filter.words)
      .split(/\s+/)
      .filter(Boolean)
      .every((word) => fits(word, card, named))
  )
}
