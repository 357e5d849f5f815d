/** The view of the card game: its generated types and what the board derives from them. */

import { mostSeen, seenBySeats } from '../../board/open-views'
import type { Screen } from '../../wire'
import type { ArcheryView, InPlay, Lying, Skirmish, TcgView } from './view-types'

export type * from './view-types'

export const PHASES = ['fellowship', 'shadow', 'maneuver', 'archery', 'assignment', 'skirmish', 'regroup'] as const

/** The phases in which it is worth telling what an action would come to. */
export const FOUGHT: ReadonlySet<string> = new Set(['maneuver', 'archery', 'assignment', 'skirmish'])

/** What an action would change, as `foresee` of the server tells. */
export interface Foreseen {
  /** What it would come of, in words. */
  by: string
  skirmishes: Skirmish[]
  archery: ArcheryView
  /** False where there is still something to choose: then the best that may come of it. */
  certain: boolean
}

const told = ({ strength, against, outcome, wounds, killed, minions }: Skirmish): string =>
  JSON.stringify([strength, against, outcome, wounds, killed, minions])

/** Whether a skirmish would come to something else. */
export const differs = (now: Skirmish, then: Skirmish | undefined): boolean => !then || told(now) !== told(then)

/** What of a player can be laid out to be looked at. */
export type PileName = 'discard' | 'dead' | 'adventure_deck' | 'hand_cards'

/** The view once the decks are laid out. */
export type TableView = TcgView &
  Required<Pick<TcgView, 'path' | 'players' | 'minions' | 'moves' | 'archery' | 'skirmishes' | 'resolving'>>

export const read = (screen: Screen): TcgView => opened(screen.view as unknown as TcgView)

/** The view with the cards of every hand, if it comes with what each seat saw. */
function opened(view: TcgView): TcgView {
  const seen = seenBySeats(view)
  if (!seen.length || !view.players) return view
  const players = Object.entries(view.players).map(([seat, player]) => {
    const cards = mostSeen(seen, (one) => one.players?.[seat]?.hand_cards)
    return [seat, { ...player, hand_cards: cards }] as const
  })
  return { ...view, players: Object.fromEntries(players) }
}

export const laidOut = (view: TcgView): view is TableView => view.players !== undefined

/** Who sits below: the viewer; a spectator sits with the first. */
export const seatBelow = (view: TcgView): string => view.seat ?? view.seats[0]!

/** The others, in the order of turns after the one below. */
export function others(view: TcgView): string[] {
  const at = view.seats.indexOf(seatBelow(view))
  return [...view.seats.slice(at + 1), ...view.seats.slice(0, at)]
}

/** Whether a character has so much to tell of itself that its tile is higher. */
export const crowded = (card: InPlay): boolean =>
  Object.keys(card.keywords ?? {}).filter((word) => word !== 'ring-bound').length +
    (card.roaming ? 1 : 0) +
    (card.tokens ? 1 : 0) >
  1

/** A card in play by its id, wherever it lies or is borne. */
export function cardInPlay(view: TcgView, id: string): InPlay | null {
  if (!laidOut(view)) return null
  const all = (cards: InPlay[]): InPlay[] => cards.flatMap((card) => [card, ...all(card.bears)])
  const lying = Object.values(view.players).flatMap((player) => [...player.companions, ...player.support])
  return all([...lying, ...view.minions]).find((card) => card.id === id) ?? null
}

const withBorne = (cards: InPlay[]): string[] => cards.flatMap((card) => [card.id, ...withBorne(card.bears)])

/** Every card that the table itself draws; what else is offered must be picked from a list. */
export function drawn(view: TableView): Set<string> {
  const below = view.players[seatBelow(view)]
  const found = new Set<string>((below?.hand_cards ?? []).map((card) => card.id))
  for (const player of Object.values(view.players))
    for (const id of withBorne([...player.companions, ...player.support])) found.add(id)
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
