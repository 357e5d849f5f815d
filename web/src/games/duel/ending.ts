/** What decided a game of Duel, for the end screen and for the board under it. */

import type { Screen } from '../../wire'
import { REGIONS } from './component-data'
import type { DuelView, Side } from './view'

export type Way = 'quest' | 'races' | 'regions'

const WAYS: Record<string, Way> = {
  'quest-of-the-ring': 'quest',
  'support-of-the-races': 'races',
  conquest: 'regions',
  'most-regions': 'regions',
}

/** The way in which the game was won; null while it is played, and where nobody won alone. */
export const wayOfVictory = ({ outcome }: DuelView): Way | null =>
  outcome?.winners.length === 1 ? (WAYS[outcome.reason] ?? null) : null

export const winnerOf = (view: DuelView): Side | null =>
  wayOfVictory(view) ? (view.outcome!.winners[0] as Side) : null

const standsIn = (view: DuelView, side: Side, region: string): boolean => {
  const here = view.regions[region]
  return Boolean(here && (here.units[side] || here.fortress === side))
}

/** The pieces that lie on the winning path, as the board names them. */
export function winningPath(view: DuelView): Set<string> {
  const [way, winner] = [wayOfVictory(view), winnerOf(view)]
  if (!winner) return new Set()
  const { races, tokens } = view.players[winner]
  if (way === 'quest') return new Set(['quest'])
  if (way === 'regions') return new Set(REGIONS.filter((id) => standsIn(view, winner, id)).map((id) => `region:${id}`))
  const supporting = Object.keys(races).filter((race) => races[race])
  return new Set([...supporting.map((race) => `race:${race}`), ...tokens.map((token) => `token:${token}`)])
}

/** The regions to which the winner came in the last turn: they closed the gap. */
export function lastRegions(view: DuelView, { log, stories = [] }: Pick<Screen, 'log' | 'stories'>): Set<string> {
  const from = stories.at(-1)?.first ?? Infinity
  const events = log.filter((line) => line.kind === 'event' && line.move >= from)
  // A march names where it comes from and where it goes; whoever marched through did not stay.
  const left = new Set(events.flatMap(({ name, pieces }) => (name === 'unit-moved' ? pieces.slice(0, 1) : [])))
  const reached = events.flatMap(({ name, pieces }) => (name === 'unit-moved' ? pieces.slice(1) : pieces))
  const path = winningPath(view)
  return new Set(reached.filter((piece) => piece.startsWith('region:') && path.has(piece) && !left.has(piece)))
}
