/** What decided a game of Duel, for the end screen and for the board under it. */

import type { Line, Screen } from '../../wire'
import { REGIONS, token } from './component-data'
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

/** Something that the winning path is made of, and the move that brought it; 0 if it was there from the start. */
export interface Step {
  piece: string
  move: number
}

/** What came of the actions of a side. */
function eventsOf(side: Side | null, log: Screen['log']): Line[] {
  const actors = new Map(log.flatMap(({ move, seat }) => (seat ? [[move, seat] as const] : [])))
  return log.filter(({ kind, move }) => kind === 'event' && actors.get(move) === side)
}

/** How the winner came to the races that won, in order. Regions are milestones of the screen. */
export function stepsOf(view: DuelView, log: Screen['log']): Step[] {
  const [way, winner] = [wayOfVictory(view), winnerOf(view)]
  const own = eventsOf(winner, log)
  const came = (name: string, piece: string): number =>
    own.findLast((line) => line.name === name && line.pieces.at(-1) === piece)?.move ?? 0
  const inOrder = (steps: Step[]): Step[] => steps.sort((a, b) => a.move - b.move)
  if (way !== 'races') return []
  const races = [...winningPath(view)].filter((piece) => piece.startsWith('race:'))
  const eagle = view.players[winner!].tokens.find((id) => token(id).effect.op === 'race')
  return inOrder([
    ...races.map((piece) => ({ piece, move: own.find((line) => line.pieces.includes(piece))?.move ?? 0 })),
    ...(eagle ? [{ piece: `token:${eagle}`, move: came('token-kept', `token:${eagle}`) }] : []),
  ])
}

/** What the log tells of the winner's steps on the road, the last ones. */
export function questLines(view: DuelView, log: Screen['log'], most: number): Line[] {
  if (wayOfVictory(view) !== 'quest') return []
  return eventsOf(winnerOf(view), log)
    .filter(({ name }) => name === 'quest-advanced')
    .slice(-most)
}

/** By region: as which one the winner took it for good. */
export const orderOf = ({ milestones = [] }: Pick<Screen, 'milestones'>): Map<string, number> =>
  new Map(milestones.map(({ piece }, index) => [piece, index + 1]))
