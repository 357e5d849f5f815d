/** On a phone the table is three pages; what lies on which, so that nothing that may be chosen stays out of sight. */

import { seatBelow, type InPlay, type TableView } from './view'

export const PAGES = ['fight', 'path', 'players'] as const
export type TablePage = (typeof PAGES)[number]

const withBorne = (cards: InPlay[]): string[] => cards.flatMap((card) => [card.id, ...withBorne(card.bears)])

/** The page of a piece; what lies in the hand is on every page. */
export function pageOf(view: TableView, piece: string): TablePage | 'hand' {
  if (view.players[seatBelow(view)]?.hand_cards.some((card) => card.id === piece)) return 'hand'
  if (view.path.some((site) => site?.id === piece)) return 'path'
  const fellowship = withBorne(view.players[view.turn]?.companions ?? [])
  const fighting = view.skirmishes.map((fight) => fight.character)
  if ([...fellowship, ...withBorne(view.minions), ...fighting].includes(piece)) return 'fight'
  const aside = Object.values(view.players).flatMap((player) => withBorne([...player.companions, ...player.support]))
  return aside.includes(piece) ? 'players' : 'fight'
}

/** How many pieces on each page may be chosen. */
export function litOn(view: TableView, pieces: Iterable<string>): Record<TablePage | 'hand', number> {
  const found = { fight: 0, path: 0, players: 0, hand: 0 }
  for (const piece of pieces) found[pageOf(view, piece)] += 1
  return found
}

/** The page to turn to: the one that is open, unless everything that may be chosen lies on another. */
export function turnTo(open: TablePage, lit: Record<TablePage | 'hand', number>): TablePage {
  if (lit[open] || lit.hand) return open
  return PAGES.find((page) => lit[page]) ?? open
}
