/** Finding cards by anything that is said about them. */

import type { Facts } from './facts.svelte'

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
  /** Twilight cost, or the Shadow number of a site: `DEAREST` stands for all above as well. */
  costs: ReadonlySet<number>
  phase: string
}

export const NO_FILTER: Filter = { words: '', shelf: '', cultures: new Set(), types: new Set(), costs: new Set(), phase: '' }

/** Small letters without accents, so that `theoden` finds Théoden. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const NUMBERS: Record<string, (facts: Facts) => number | undefined> = {
  cost: (facts) => facts.cost ?? facts.shadow,
  strength: (facts) => facts.strength,
  vitality: (facts) => facts.vitality,
  site: (facts) => facts.site ?? facts.number,
}

/** One word of a search: a comparison like `strength>=9`, or a piece of text; with `-` before it what shall not be there. */
function fits(word: string, card: Found): boolean {
  const { facts, words } = card
  if (word.length > 1 && word.startsWith('-')) return !fits(word.slice(1), card)
  const asked = /^([a-z]+)(<=|>=|<|>|=)(\d+)$/.exec(word)
  const value = asked ? NUMBERS[asked[1]!] : undefined
  if (!asked || !value) return plain(words).includes(word)
  const [have, wanted] = [value(facts), Number(asked[3])]
  if (have === undefined) return false
  return { '<=': have <= wanted, '>=': have >= wanted, '<': have < wanted, '>': have > wanted, '=': have === wanted }[asked[2] as '<']
}

export const shelfOf = (facts: Facts): Shelf => (facts.type === 'site' || facts.type === 'ring' ? facts.type : (facts.side ?? ''))

/** The phases in which a card says that it can be used, as its abilities are written. */
export function phasesOf(facts: Facts): string[] {
  const found = (facts.abilities ?? []).flatMap((ability) => (Array.isArray(ability) && ability[0] === 'act' ? [ability[1] as unknown] : []))
  return found.flatMap((phases) => (typeof phases === 'string' ? phases.split('+') : []))
}

export function matches(card: Found, filter: Filter, dearest: number): boolean {
  const { facts } = card
  const cost = Math.min(dearest, facts.cost ?? facts.shadow ?? 0)
  return (
    (!filter.shelf || shelfOf(facts) === filter.shelf) &&
    (!filter.cultures.size || filter.cultures.has(facts.culture ?? '')) &&
    (!filter.types.size || filter.types.has(facts.type)) &&
    (!filter.costs.size || filter.costs.has(cost)) &&
    (!filter.phase || phasesOf(facts).includes(filter.phase)) &&
    plain(filter.words).split(/\s+/).filter(Boolean).every((word) => fits(word, card))
  )
}
