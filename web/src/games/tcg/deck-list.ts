/**
 * A deck in the builder and its text: `bearer`, `ring`, `site` or a count, then the id of a card; `#` starts a
 * comment.
 */

import type { Facts } from './card-info.svelte'

export interface Decklist {
  bearer: string | null
  ring: string | null
  /** By number, 1 to 9; what is wrong about them the server says. */
  sites: string[]
  /** How many of each, in the order in which they came. */
  cards: Map<string, number>
  /** Lines that cannot be read. They stay in the text, so that nothing is lost. */
  unread: string[]
}

export type Known = (print: string) => Facts | null | undefined

export const emptyDeck = (): Decklist => ({ bearer: null, ring: null, sites: [], cards: new Map(), unread: [] })

export function readDeck(text: string, known: Known): Decklist {
  const deck = emptyDeck()
  for (const line of text.split(/\r?\n/)) {
    const [first, print, ...more] = (line.split('#')[0] ?? '').trim().split(/\s+/)
    if (!first) continue
    if (!print || more.length || !known(print) || !put(deck, first, print)) deck.unread.push(line.trim())
  }
  return deck
}

function put(deck: Decklist, first: string, print: string): boolean {
  if (first === 'bearer') deck.bearer = print
  else if (first === 'ring') deck.ring = print
  else if (first === 'site') deck.sites.push(print)
  else if (/^[1-9]\d?$/.test(first)) deck.cards.set(print, (deck.cards.get(print) ?? 0) + Number(first))
  else return false
  return true
}

/** The text of a deck; with names it can be read by people too. */
export function writeDeck(deck: Decklist, nameOf?: (print: string) => string): string {
  const line = (first: string | number, print: string): string =>
    `${first} ${print}${nameOf ? `  # ${nameOf(print)}` : ''}`
  return [
    ...(deck.bearer ? [line('bearer', deck.bearer)] : []),
    ...(deck.ring ? [line('ring', deck.ring)] : []),
    ...deck.sites.map((site) => line('site', site)),
    ...[...deck.cards].map(([print, count]) => line(count, print)),
    ...deck.unread,
  ]
    .map((one) => `${one}\n`)
    .join('')
}

/** How many copies of a card a deck holds, wherever they belong. */
export function copiesOf(deck: Decklist, print: string): number {
  const there = [deck.bearer, deck.ring, ...deck.sites].filter((one) => one === print).length
  return there + (deck.cards.get(print) ?? 0)
}

/** The resistance of those who may bear the Ring from the beginning. */
export const BEARING = 10

/**
 * The deck with one more card: the first possible Ring-bearer, a new Ring or a site of the same number replaces
 * the old one.
 */
export function withCard(deck: Decklist, facts: Facts, known: Known): Decklist {
  if (facts.resistance === BEARING && !deck.bearer) return { ...deck, bearer: facts.id }
  if (facts.type === 'ring') return { ...deck, ring: facts.id }
  if (facts.type === 'site') {
    const others = deck.sites.filter((site) => known(site)?.number !== facts.number)
    return { ...deck, sites: [...others, facts.id].sort((a, b) => (known(a)?.number ?? 0) - (known(b)?.number ?? 0)) }
  }
  return { ...deck, cards: new Map(deck.cards).set(facts.id, (deck.cards.get(facts.id) ?? 0) + 1) }
}

/** The deck with one copy less. */
export function withoutCard(deck: Decklist, print: string): Decklist {
  const cards = new Map(deck.cards)
  const left = (cards.get(print) ?? 0) - 1
  if (left > 0) cards.set(print, left)
  else if (left === 0) cards.delete(print)
  else
    return {
      ...deck,
      bearer: deck.bearer === print ? null : deck.bearer,
      ring: deck.ring === print ? null : deck.ring,
      sites: deck.sites.filter((site) => site !== print),
    }
  return { ...deck, cards }
}

export interface Entry {
  facts: Facts
  count: number
}

/** The draw deck of one side, sorted as one reads it: characters first, then by price and name. */
export function sideOf(deck: Decklist, side: 'fp' | 'shadow', known: Known): Entry[] {
  const order = ['companion', 'ally', 'minion', 'possession', 'artifact', 'condition', 'event']
  return [...deck.cards]
    .map(([print, count]) => ({ facts: known(print), count }))
    .filter((entry): entry is Entry => entry.facts?.side === side)
    .sort(
      (a, b) =>
        order.indexOf(a.facts.type) - order.indexOf(b.facts.type) ||
        (a.facts.cost ?? 0) - (b.facts.cost ?? 0) ||
        a.facts.heading.localeCompare(b.facts.heading),
    )
}

export const sum = (entries: Entry[]): number => entries.reduce((all, entry) => all + entry.count, 0)

export const HIGHEST_COST = 6

/** How many cards cost 0, 1, … and `HIGHEST_COST` or more. */
export function curveOf(entries: Entry[]): number[] {
  const found = Array.from({ length: HIGHEST_COST + 1 }, () => 0)
  for (const { facts, count } of entries) found[Math.min(HIGHEST_COST, facts.cost ?? 0)]! += count
  return found
}

export const HAND = 8

/** A hand that could be drawn. */
export function sampleHand(deck: Decklist, chance: () => number = Math.random): string[] {
  const pile = [...deck.cards].flatMap(([print, count]) => Array.from({ length: count }, () => print))
  const hand: string[] = []
  while (pile.length && hand.length < HAND) hand.push(...pile.splice(Math.floor(chance() * pile.length), 1))
  return hand
}
