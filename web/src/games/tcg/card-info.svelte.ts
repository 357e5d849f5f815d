/** What is printed on the cards: the sheets of the server, at once as soon as they have come. */

import { loadedSheet } from '../../shared/sheets.svelte'
import type { Sheet } from '../../wire'

export interface Facts {
  id: string
  /** The same in every language: by it cards with the same title are known. */
  title: string
  subtitle?: string
  /** Title and subtitle in the reader's language. */
  heading: string
  byname?: string
  unique?: boolean
  type: 'companion' | 'ally' | 'minion' | 'possession' | 'artifact' | 'condition' | 'event' | 'site' | 'ring'
  side?: 'fp' | 'shadow'
  culture?: string
  race?: string
  class?: string
  signet?: string
  keywords?: Record<string, number>
  cost?: number
  strength?: number
  vitality?: number
  resistance?: number
  site?: number
  number?: number
  shadow?: number
  arrow?: string
  homes?: number[]
  strength_bonus?: number | unknown[]
  vitality_bonus?: number
  abilities?: unknown[]
  text: string
}

/** The id of the print of a piece: `card:4_49.a1` and `ability:4_49.a1/2` are copies of `4_49`. */
export const printOf = (piece: string): string => piece.slice(piece.indexOf(':') + 1).split(/[./]/)[0] ?? ''

/** Whether a piece is a card, or an ability of one. */
export const isCard = (piece: string): boolean => /^(card|print|ability):/.test(piece)

const sheet = (print: string): Sheet | null => loadedSheet('tcg', `print:${print}`)

export const factsOf = (print: string): Facts | null => (sheet(print)?.facts as unknown as Facts | undefined) ?? null

/** Title without subtitle. */
export const titleOf = (print: string): string => factsOf(print)?.heading ?? ''
/** Title with subtitle. */
export const nameOf = (print: string): string => sheet(print)?.title ?? ''
/** Type, side, culture and race in the reader's language. */
export const typeLine = (print: string): string => sheet(print)?.rows[0]?.text ?? ''

/**
 * Facts with a row of their own in a sheet, in the order of the server; the number of a site is followed by its
 * arrow.
 */
const ROWS = [
  'type',
  'cost',
  'strength',
  'vitality',
  'resistance',
  'site',
  'shadow',
  'number',
  'arrow',
  'homes',
  'keywords',
  'signet',
] as const

/** What the server says in the reader's language about a fact; nothing where the card has no such fact. */
export function said(print: string, fact: (typeof ROWS)[number]): string {
  const facts = factsOf(print)
  if (!facts || facts[fact] === undefined) return ''
  const at = ROWS.filter((one) => facts[one] !== undefined).indexOf(fact)
  return sheet(print)?.rows[at]?.text ?? ''
}
