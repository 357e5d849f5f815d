/** Whose pictures stand for a deck: its leading companion and its strongest minion. */

import type { Facts } from './card-info.svelte'
import { sideOf, type Decklist, type Entry, type Known } from './deck-list'

export interface Faces {
  free: string | null
  shadow: string | null
}

/** The starter decks by the hero who names them. */
const STARTERS: Record<string, Faces> = {
  aragorn: { free: '4_364', shadow: '4_4' },
  theoden: { free: '4_365', shadow: '4_191' },
  gandalf: { free: '4_90', shadow: '4_220' },
}

/** Of a starter deck, by its id: `aragorn-60`, or `deck:aragorn-60` where it is offered. */
export const starterFaces = (id: string): Faces | null => STARTERS[id.split(':').at(-1)!.split('-')[0] ?? ''] ?? null

const leads = (a: Facts, b: Facts): number =>
  Number(b.unique ?? false) - Number(a.unique ?? false) ||
  (b.cost ?? 0) - (a.cost ?? 0) ||
  (b.strength ?? 0) - (a.strength ?? 0)

function leader(entries: Entry[], type: Facts['type']): string | null {
  const found = entries.map((entry) => entry.facts).filter((facts) => facts.type === type)
  return found.sort(leads)[0]?.id ?? null
}

/** Of any deck; the Ring-bearer stands for one without other companions. */
export function facesOf(deck: Decklist, known: Known): Faces {
  return {
    free: leader(sideOf(deck, 'fp', known), 'companion') ?? deck.bearer,
    shadow: leader(sideOf(deck, 'shadow', known), 'minion'),
  }
}
