/** The view of Duel as `src/mathom/games/duel/view.py` writes it. */

export type Side = 'fellowship' | 'sauron'
export const SIDES: Side[] = ['fellowship', 'sauron']

export interface Price {
  coins: number
  bought: number
  chain?: boolean
  surcharge?: number
}

export interface Slot {
  state: 'taken' | 'face-down' | 'face-up' | 'available'
  card?: string
  price?: Record<Side, Price>
}

export interface RegionView {
  units: Record<Side, number>
  fortress: Side | null
}

export interface PlayerView {
  coins: number
  quest: number
  supply: number
  discard_income: number
  cards: string[]
  tiles: string[]
  tokens: string[]
  skills: Record<string, number>
  chains: string[]
  races: Record<string, number>
  races_supporting: number
  regions_present: number
  trio_used: boolean
}

export interface StackView {
  count: number
  top: string | null
  rest: string[]
}

export interface DuelView {
  seat: Side | null
  seats: Side[]
  asked: { seats: Side[]; choice: string; numbers: Record<string, number> } | null
  outcome: { winners: Side[]; reason: string } | null
  chapter: number
  turn: Side
  extra_turns: number
  reserve: number
  layout: Slot[]
  tiles: { tile: string; price: Record<Side, Price> }[]
  tile_stack: string[]
  regions: Record<string, RegionView>
  players: Record<Side, PlayerView>
  stacks: Record<string, StackView>
  discard: string[]
  out: string[]
  set_aside: number
  set_aside_seen_by: Side[]
  set_aside_known: string[]
  unseen: string[]
}
