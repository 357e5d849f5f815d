/** How the shell shows a game before its board is loaded. Every folder of a game brings a `look.ts`, found here. */

import type { Component } from 'svelte'
import meeple from 'icon:meeple'
import { partName } from '../lib/i18n.svelte'

export interface Emblem {
  body: string
  side: 'free' | 'dark' | ''
}

export interface Look {
  /** Where its poster stands on the home page: the lowest number first. */
  order: number
  badge: string
  colour: string
  /** A picture of 600 by 880, decoration of the home page. */
  poster: Component<{ wide?: boolean }>
  /** The signs of its seats; a seat that two games share looks the same in both. */
  seats: Record<string, Emblem>
  /** The kinds of things with a sheet to read, as the server names them. */
  things: string[]
  /** What a part of the view is called where the position has given it another name. */
  called?: (view: Record<string, unknown>, part: string) => string | null
  /** Words of a view that stand for a thing, like a hand for its character; the list layout says the thing's name. */
  meant?: (view: Record<string, unknown>) => Record<string, string>
  /** Parts of a view that warn, and are left out where nobody wants to be warned. */
  warnings?: string[]
  name: () => string
  facts: () => string
  pitch: () => string
}

const found = import.meta.glob<{ look: Look }>('./*/look.ts', { eager: true })
const LOOKS = Object.fromEntries(
  Object.entries(found).map(([file, { look }]) => [file.split('/')[1] as string, look]),
)
const EMBLEMS = Object.assign({}, ...Object.values(LOOKS).map((look) => look.seats)) as Record<string, Emblem>

/** Every game with a look, in the order of the home page. */
export const POSTERS = Object.entries(LOOKS)
  .map(([id, look]) => ({ id, ...look }))
  .sort((a, b) => a.order - b.order)

/** The game that is offered first. */
export const FIRST = POSTERS[0]?.id ?? ''

export const lookOf = (game: string): Pick<Look, 'badge' | 'colour'> =>
  LOOKS[game] ?? { badge: meeple, colour: 'var(--leather)' }

export const emblemOf = (seat: string | null): Emblem =>
  EMBLEMS[seat ?? ''] ?? { body: meeple, side: '' }

export const shortName = (game: string): string => LOOKS[game]?.name() ?? game

/** What a part of a view is called as things stand. */
export const called = (game: string, view: Record<string, unknown>, part: string): string =>
  LOOKS[game]?.called?.(view, part) ?? partName(game, part)

export const meantBy = (game: string, view: Record<string, unknown>): Record<string, string> =>
  LOOKS[game]?.meant?.(view) ?? {}

export const warningsOf = (game: string): string[] => LOOKS[game]?.warnings ?? []

/** Whether seats differ by more than their number, so that one may want a certain one. */
export const hasSides = (seats: { id: string }[]): boolean => seats.some(({ id }) => id in EMBLEMS)

export const thingsOf = (game: string): string[] => LOOKS[game]?.things ?? []
