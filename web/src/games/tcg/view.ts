/** The view of the card game as `src/mathom/games/tcg/view.py` writes it. */

import type { Screen } from '../../wire'

export const PHASES = ['fellowship', 'shadow', 'maneuver', 'archery', 'assignment', 'skirmish', 'regroup'] as const

/** The phases in which it is worth telling what an action would come to. */
export const FOUGHT: ReadonlySet<string> = new Set(['maneuver', 'archery', 'assignment', 'skirmish'])

/** A card that is only lying there. */
export interface Lying {
  id: string
  print: string
  owner: string
  /** What it would cost now; of cards in hand only. */
  price?: number
}

export interface InPlay extends Lying {
  active: boolean
  tokens: number
  bears: InPlay[]
  stacked: Lying[]
  strength?: number
  vitality?: number
  wounds?: number
  exhausted?: boolean
  keywords?: Record<string, number>
  ring_bearer?: boolean
  ring_bound?: boolean
  takes_part?: boolean
  roaming?: boolean
  site?: number
  against?: string | null
}

export interface SiteView {
  id: string
  print: string
  number: number
  owner: string
  shadow: number
  controlled_by: string | null
  fellowships: string[]
  bears: InPlay[]
  stacked: Lying[]
}

export interface PlayerView {
  deck: string
  lost: boolean
  site: number
  burdens: number
  resistance: number
  bearer: string
  ring: string
  hand: number
  hand_cards: Lying[]
  draw_deck: number
  known_top: Lying[]
  adventure_deck: Lying[]
  discard: Lying[]
  dead: Lying[]
  companions: InPlay[]
  support: InPlay[]
}

export interface Skirmish {
  character: string
  minions: string[]
  now: boolean
  fierce: boolean
  strength: number
  against: number
  damage: number
  damage_against: number
  outcome: 'wins' | 'loses' | 'overwhelms' | 'overwhelmed'
  /** What each of those who would lose would take, and who of them would be killed. */
  wounds: number
  killed: string[]
}

/** What an action would change, as `foresee` of the server tells. */
export interface Foreseen {
  /** What it would come of, in words. */
  by: string
  skirmishes: Skirmish[]
  archery: { fellowship: number; minions: number }
  /** False where there is still something to choose: then the best that may come of it. */
  certain: boolean
}

const told = ({ strength, against, outcome, wounds, killed, minions }: Skirmish): string => JSON.stringify([strength, against, outcome, wounds, killed, minions])

/** Whether a skirmish would come to something else. */
export const differs = (now: Skirmish, then: Skirmish | undefined): boolean => !then || told(now) !== told(then)

export interface TcgView {
  seat: string | null
  seats: string[]
  asked: { seats: string[]; choice: string; numbers: Record<string, number> } | null
  format: 'basic' | 'deluxe'
  phase: 'set-up' | (typeof PHASES)[number]
  turn: string
  acting: string
  twilight: number
  ring_worn: boolean
  /** Only while decks are brought. */
  own_deck?: { deck: string | null; cards: string[] }
  order?: (string | null)[]
  path?: (SiteView | null)[]
  players?: Record<string, PlayerView>
  minions?: InPlay[]
  moves?: { made: number; limit: number; may_move: boolean }
  archery?: { fellowship: number; minions: number }
  skirmishes?: Skirmish[]
  resolving?: string[]
}

/** The view once the decks are laid out. */
export type TableView = TcgView & Required<Pick<TcgView, 'path' | 'players' | 'minions' | 'moves' | 'archery' | 'skirmishes' | 'resolving'>>

export const read = (screen: Screen): TcgView => screen.view as unknown as TcgView
export const laidOut = (view: TcgView): view is TableView => view.players !== undefined

/** Who sits below: the viewer; a spectator sits with the first. */
export const seatBelow = (view: TcgView): string => view.seat ?? view.seats[0]!

/** The others, in the order of turns after the one below. */
export function others(view: TcgView): string[] {
  const at = view.seats.indexOf(seatBelow(view))
  return [...view.seats.slice(at + 1), ...view.seats.slice(0, at)]
}

/** Whether a character has so much to tell of itself that its tile is higher. */
export const crowded = (card: InPlay): boolean => Object.keys(card.keywords ?? {}).filter((word) => word !== 'ring-bound').length + (card.roaming ? 1 : 0) + (card.tokens ? 1 : 0) > 1

const withBorne = (cards: InPlay[]): string[] => cards.flatMap((card) => [card.id, ...withBorne(card.bears)])

/** Every card that the table itself draws; what else is offered must be picked from a list. */
export function drawn(view: TableView): Set<string> {
  const below = view.players[seatBelow(view)]
  const found = new Set<string>((below?.hand_cards ?? []).map((card) => card.id))
  for (const player of Object.values(view.players)) for (const id of withBorne([...player.companions, ...player.support])) found.add(id)
  for (const id of withBorne(view.minions)) found.add(id)
  for (const site of view.path) if (site) found.add(site.id)
  return found
}

/** The cards that lie somewhere in sight by their id, for what is offered outside the table. */
export function lyingCards(view: TableView): Map<string, Lying> {
  const found = new Map<string, Lying>()
  const add = (cards: Lying[]): void => cards.forEach((card) => found.set(card.id, card))
  for (const player of Object.values(view.players)) {
    add([...player.hand_cards, ...player.known_top, ...player.adventure_deck, ...player.discard, ...player.dead])
    for (const card of [...player.companions, ...player.support]) add(card.stacked)
  }
  for (const card of view.minions) add(card.stacked)
  for (const site of view.path) if (site) add([...site.bears, ...site.stacked])
  return found
}
