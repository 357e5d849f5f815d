/** What the page must know of a game before its board is loaded, from `games/<game>/manifest.ts`. */

import type { Component } from 'svelte'
import meeple from 'icon:meeple'
import { partName } from '../shared/i18n.svelte'
import type { Offer, TableInfo } from '../wire'

export interface Emblem {
  body: string
  side: 'free' | 'dark' | ''
}

export interface GameManifest {
  /** Where its poster stands on the home page: the lowest number first. */
  order: number
  badge: string
  colour: string
  /** A picture of 600 by 880, decoration of the home page. */
  poster: Component<{ wide?: boolean }>
  /** The signs of its seats; a seat that two games share looks the same in both. */
  seats: Record<string, Emblem>
  /** The kinds of things with a sheet to read, as the server names them. */
  sheetKinds: string[]
  /** What a part of the view is called where the position has given it another name. */
  partLabel?: (view: Record<string, unknown>, part: string) => string | null
  /** Words of a view that stand for a thing, like a hand for its character; the list layout says the thing's name. */
  references?: (view: Record<string, unknown>) => Record<string, string>
  /** What a group plays after a game that it has won: the name of the button, and the options of the table. */
  next?: (table: TableInfo) => { label: string; options: Record<string, string> } | null
  /** Verbs without a target that the board draws on a piece itself, so that the prompt needs no button for them. */
  drawn?: string[]
  /** Questions that go on with an action just begun: Esc takes it back as long as that is free. */
  midway?: string[]
  /** Verbs whose buttons come first in the prompt, the most used first: what does not fit there is folded away. */
  foremost?: string[]
  /** Whether a question with many buttons keeps one line, because the board below or above it is wanted. */
  folds?: boolean
  /** Whether its board keeps a corner free for the bar of a flat window, instead of a line over the whole width. */
  corner?: boolean
  /** Actions that no digit key does, because a key is pressed by habit and they cannot be taken back. */
  keyless?: string[]
  /** Parts of a view that warn, and are left out where nobody wants to be warned. */
  warnings?: string[]
  /** Parts of a view that only help to draw the board; the list layout says them as moves. */
  unlisted?: string[]
  /** The parts of a view that the list layout says first, in this order. */
  listedFirst?: string[]
  name: () => string
  facts: () => string
  pitch: () => string
}

const found = import.meta.glob<{ manifest: GameManifest }>('./*/manifest.ts', { eager: true })
const MANIFESTS = Object.fromEntries(
  Object.entries(found).map(([file, { manifest }]) => [file.split('/')[1] as string, manifest]),
)
const EMBLEMS = Object.assign({}, ...Object.values(MANIFESTS).map((manifest) => manifest.seats)) as Record<
  string,
  Emblem
>

/** Every game with a manifest, in the order of the home page. */
export const POSTERS = Object.entries(MANIFESTS)
  .map(([id, manifest]) => ({ id, ...manifest }))
  .sort((a, b) => a.order - b.order)

/** The game that is offered first. */
export const FIRST = POSTERS[0]?.id ?? ''

export const badgeOf = (game: string): Pick<GameManifest, 'badge' | 'colour'> =>
  MANIFESTS[game] ?? { badge: meeple, colour: 'var(--leather)' }

export const emblemOf = (seat: string | null): Emblem => EMBLEMS[seat ?? ''] ?? { body: meeple, side: '' }

export const shortName = (game: string): string => MANIFESTS[game]?.name() ?? game

/** What a part of a view is called as things stand. */
export const partLabel = (game: string, view: Record<string, unknown>, part: string): string =>
  MANIFESTS[game]?.partLabel?.(view, part) ?? partName(game, part)

export const referencesIn = (game: string, view: Record<string, unknown>): Record<string, string> =>
  MANIFESTS[game]?.references?.(view) ?? {}

/** The offers that stand as buttons in the prompt: those that have no place on the board, the most used first. */
export const promptOffers = (game: string, offers: readonly Offer[]): Offer[] => {
  const { drawn = [], foremost = [] } = MANIFESTS[game] ?? {}
  const rank = ({ verb }: Offer): number => (foremost.includes(verb) ? foremost.indexOf(verb) : foremost.length)
  return offers
    .filter((offer) => offer.target === null && !drawn.includes(offer.verb))
    .sort((a, b) => rank(a) - rank(b))
}

export const isMidway = (game: string, choice: string): boolean => MANIFESTS[game]?.midway?.includes(choice) ?? false

export const nextOf = (table: TableInfo): ReturnType<NonNullable<GameManifest['next']>> =>
  MANIFESTS[table.game]?.next?.(table) ?? null

const KEYLESS = new Set(Object.values(MANIFESTS).flatMap((manifest) => manifest.keyless ?? []))

/** Whether an action, as an offer names it, has no digit key. */
export const isKeyless = (id: string): boolean => KEYLESS.has(id)

export const warningsOf = (game: string): string[] => MANIFESTS[game]?.warnings ?? []

export const unlistedOf = (game: string): string[] => MANIFESTS[game]?.unlisted ?? []

export const listedFirst = (game: string): string[] => MANIFESTS[game]?.listedFirst ?? []

/** Whether seats differ by more than their number, so that one may want a certain one. */
export const hasSides = (seats: { id: string }[]): boolean => seats.some(({ id }) => id in EMBLEMS)

export const sheetKindsOf = (game: string): string[] => MANIFESTS[game]?.sheetKinds ?? []

export const foldsPrompt = (game: string): boolean => MANIFESTS[game]?.folds ?? false

export const keepsCorner = (game: string): boolean => MANIFESTS[game]?.corner ?? false
