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

/** Dice that were rolled, the lowest number that counted, and how many reached it. */
export interface RollView {
  dice: number[]
  hits_on: number
  hits: number
}

export interface Troops {
  figures: Host
  characters: string[]
}

interface Rolls {
  roll: RollView | null
  reroll: RollView | null
  /** An extra attack by a combat card. */
  strike: RollView | null
  /** The hits for which losses were taken. */
  landed: number
}

export interface ArmyView extends Troops, Rolls {
  side: Side
  seat: string
  before: Troops
  strength: number
  dice: number
  leadership: number
  rerolls: number
  needs: number
  combat_bonus: number
  leader_bonus: number
  hits_on: number
  card: string | null
  title: string | null
  cancelled: boolean
  extra_hits: number
  hits: number
}

export interface BattleView {
  kind: string
  from: string
  at: string
  round: number
  dice_round: number
  attacker: ArmyView
  defender: ArmyView
  chosen: Record<Side, Record<string, number>>
  chosen_known: string[]
}

export interface FoughtView {
  kind: string
  from: string
  at: string
  round: number
  result: string
  retreat: string | null
  attacker: Troops & Rolls & { side: Side; before: Troops }
  defender: Troops & Rolls & { side: Side; before: Troops }
}

export interface HuntView {
  level: number
  bonus: number
  spies: string[]
  roll: RollView | null
  again: RollView | null
  may_reroll: number
  successes: number
  damage: number
  tile: { id: string; value: number | string; reveals: boolean; stops: boolean } | null
  source?: string
  eye_worth?: number
}

export interface WarView {
  turn: number
  acting: string
  leading: string[]
  players: Record<string, { side: Side; nations: string[]; minions: string[]; leads: boolean }>
  points: Record<Side, number>
  goals: Record<Side, number>
  dice: Record<Side, Record<string, number>>
  hunt_box: Record<Side, number>
  hunt: HuntView
  /** The face of the die that pays for what is being done. */
  paying: string | null
  phase: string
  rings: Record<Side, number>
  fellowship: FellowshipView
  characters: Record<string, { place: string | null; state: string; upgraded: boolean }>
  nations: Record<string, NationView>
  regions: Record<string, RegionView>
  reinforcements: Record<Side, Host>
  lost: Host
  discard: string[]
  face_down: Record<string, number>
  face_down_known: string[]
  decks: Record<string, number>
  tiles: Record<string, string[]>
  table: string[]
  hands: Record<string, HandView>
  battle: BattleView | null
  fought: FoughtView | null
  losses: { side: Side; place: string; hits: number } | null
  picked: Troops & { for: string | null; from: string | null }
}

export const read = (screen: Screen): WarView => screen.view as unknown as WarView

/** The side of a seat; whoever only watches sits with the free peoples. */
export const sideOf = (view: WarView, seat: string | null): Side => (seat && view.hands[seat]?.side) || 'free-peoples'

export const other = (side: Side): Side => (side === 'shadow' ? 'free-peoples' : 'shadow')

/** A place is a region, or the inside of its stronghold while it is besieged. */
export const regionOf = (place: string): string => place.replace(/-stronghold$/, '')

/** Sums up a hand of which only the backs are seen. */
export const cardsIn = (hand: HandView): number => Object.values(hand.backs).reduce((sum, backs) => sum + backs, 0)
