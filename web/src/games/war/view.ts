/** What a seat sees of War of the Ring, as the server sends it. */

import type { Screen } from '../../wire'

export type Side = 'free-peoples' | 'shadow'
export const SIDES: readonly Side[] = ['free-peoples', 'shadow']

/** Figures by their kinds: `gondor-regular`, `nazgul`. */
export type Host = Record<string, number>

export interface Force {
  figures: Host
  characters: string[]
  units: number
}

export interface RegionView {
  control: Side | null
  besieged: boolean
  'free-peoples': Force | null
  shadow: Force | null
  inside?: Force | null
}

export interface FellowshipView {
  region: string | null
  mordor: number | null
  progress: number
  revealed: boolean
  corruption: number
  guide: string
  possible_guides: string[]
  companions: string[]
  damage: number
  tile: string | null
  source: string | null
}

export interface NationView {
  steps_to_war: number
  active: boolean
  at_war: boolean
}

export interface HandView {
  side: Side
  backs: Record<string, number>
  known: string[]
  limit: number
}

export interface ArmyView {
  side: Side
  figures: Host
  characters: string[]
  strength: number
  dice: number
  leadership: number
  needs: number
  card: string | null
}

export interface BattleView {
  kind: string
  from: string
  at: string
  round: number
  attacker: ArmyView
  defender: ArmyView
  chosen: Record<Side, Record<string, number>>
  chosen_known: string[]
}

export interface WarView {
  turn: number
  acting: string
  leading: string[]
  points: Record<Side, number>
  goals: Record<Side, number>
  dice: Record<Side, Record<string, number>>
  hunt_box: Record<Side, number>
  rings: Record<Side, number>
  fellowship: FellowshipView
  characters: Record<string, { place: string | null; state: string; upgraded: boolean }>
  nations: Record<string, NationView>
  regions: Record<string, RegionView>
  reinforcements: Record<Side, Host>
  tiles: Record<string, string[]>
  table: string[]
  hands: Record<string, HandView>
  battle: BattleView | null
  picked: { figures: Host; characters: string[] }
}

export const read = (screen: Screen): WarView => screen.view as unknown as WarView

/** The side of a seat; whoever only watches sits with the free peoples. */
export const sideOf = (view: WarView, seat: string | null): Side => (seat && view.hands[seat]?.side) || 'free-peoples'

export const other = (side: Side): Side => (side === 'shadow' ? 'free-peoples' : 'shadow')

/** A place is a region, or the inside of its stronghold while it is besieged. */
export const regionOf = (place: string): string => place.replace(/-stronghold$/, '')

/** Sums up a hand of which only the backs are seen. */
export const cardsIn = (hand: HandView): number => Object.values(hand.backs).reduce((sum, backs) => sum + backs, 0)
