/** What is printed on the pieces, for drawing only: the data of the rules, bundled when the client is built. */

import alliances from '../../../../src/mathom/games/duel/data/alliances.json'
import cards from '../../../../src/mathom/games/duel/data/cards.json'
import landmarks from '../../../../src/mathom/games/duel/data/landmarks.json'
import layouts from '../../../../src/mathom/games/duel/data/layouts.json'
import map from '../../../../src/mathom/games/duel/data/map.json'
import quest from '../../../../src/mathom/games/duel/data/quest.json'
import type { DuelView, Side } from './view'

export type Color = 'grey' | 'yellow' | 'blue' | 'green' | 'red' | 'purple'

export interface Effect {
  op: string
  skills?: string[]
  options?: (string | Effect)[]
  amount?: number
  steps?: number
  race?: string
  count?: number
  regions?: string[] | string
  region?: string
  times?: number
  factor?: number
  reveal?: number
}

export interface CardFacts {
  id: string
  chapter: number
  color: Color
  coins: number
  skills: string[]
  chain: string | null
  free_with: string[]
  effects: Effect[]
}

export interface TileFacts {
  id: string
  region: string
  skills: string[]
  effects: Effect[]
}

export interface TokenFacts {
  id: string
  race: string
  timing: string
  trigger: string | null
  effect: Effect
}

export interface Place {
  row: number
  x: number
  face: string
}

function byId<T extends { id: string }>(list: T[]): Map<string, T> {
  return new Map(list.map((item) => [item.id, item]))
}

const CARDS = byId(cards.cards as CardFacts[])
const TILES = byId(landmarks.landmarks as TileFacts[])
const TOKENS = byId(alliances.alliances as TokenFacts[])

function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`no piece is called ${id}`)
  return found
}

export const card = (id: string): CardFacts => known(CARDS.get(id), id)
export const tile = (id: string): TileFacts => known(TILES.get(id), id)
export const token = (id: string): TokenFacts => known(TOKENS.get(id), id)
export const layout = (chapter: number): Place[] => known(layouts.chapters[chapter - 1], `chapter ${chapter}`).slots

export const COLORS = cards.colors as Color[]
export const SKILLS = cards.skills
export const RACES = alliances.races
export const REGIONS = map.regions.map((region) => region.id)
export const ROAD_LENGTH = quest.steps_to_win
export const BONUSES = quest.bonuses
export const RACES_TO_WIN = RACES.length
export const TOKENS_OF_A_RACE = alliances.alliances.length / RACES.length

/** Fortresses that a side has not on the board. */
export function fortressesLeft(view: DuelView, side: Side): number {
  const box = map.setup.seats.find((seat) => seat.id === side)?.fortresses ?? 0
  return box - Object.values(view.regions).filter((region) => region.fortress === side).length
}

/** How many pieces of a kind a card's skills are, in the order of the data: equal ones side by side. */
export function sorted(skills: string[]): string[] {
  return [...skills].sort((a, b) => SKILLS.indexOf(a) - SKILLS.indexOf(b))
}

/** Which cards of later chapters a chain symbol frees. */
export function freedBy(chain: string): CardFacts[] {
  return [...CARDS.values()].filter((other) => other.free_with.includes(chain))
}
