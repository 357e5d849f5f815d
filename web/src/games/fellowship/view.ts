/** The view of the Fellowship as `src/mathom/games/fellowship/view.py` writes it. */

import type { Screen } from '../../wire'
import type { Suit } from './suits'

export type GoalState = 'open' | 'met' | 'certain' | 'impossible' | 'hidden'

export interface GoalView {
  kind: string
  state: GoalState
  suits: Suit[]
  ranks: number[]
  have: number | null
  need: number
  most: number | null
  window: number
  wanted: { card: string; state: 'won' | 'in-trick' | 'out' | 'won-by-other' | 'loose' }[]
  forbidden: string[]
}

export interface HandView {
  id: string
  seat: string
  pyramid: boolean
  open: boolean
  character: string | null
  burdened: boolean
  completed_before: boolean
  rider: string | null
  threat: number | null
  threat_hidden: boolean
  declared: string | null
  announced: boolean
  size: number
  cards: string[]
  to_play: number
  tucked: string | null
  reserved: string | null
  lacks: Suit[]
  tricks: number
  won: string[]
  goal: GoalView | null
}

export interface Played {
  hand: string
  card: string | null
  /** The suit that was named of a card that lies face down. */
  suit: Suit | null
}

export type Place = 'mine' | 'known' | 'played' | 'lost' | 'out' | 'unseen'

export interface Slot {
  state: 'gone' | 'face-down' | 'covered' | 'free'
  card: string | null
}

export interface FellowshipView {
  seat: string | null
  seats: string[]
  asked: { seats: string[]; choice: string; numbers: Record<string, number> } | null
  outcome: { winners: string[]; reason: string } | null
  chapter: string
  length: 'short' | 'long' | 'groups'
  round: number
  phase: 'setup' | 'choosing' | 'preparing' | 'playing'
  event: string | null
  group: string | null
  completed: string[]
  to_complete: string[]
  parts_done: string[]
  available: string[]
  starred: string[]
  gifts: { gift: string; used: boolean }[]
  mithril: boolean
  hands: HandView[]
  trick: { number: number; of: number; leader: string | null; led: Suit | null; cards: Played[]; winning: string | null; claimed: string | null }
  history: { winner: string | null; cards: string[] }[]
  rings_free: boolean
  ring_holder: string | null
  lost: string[]
  barrow: number
  pile: number
  event_cards: string[]
  event_deck: string[]
  threat_deck: number[]
  longest_suits: Suit[]
  taken_by_none: string[]
  pyramid: { rows: Slot[][]; side: string[] } | null
  promises: { from: string; to: string; chosen: boolean; card: string | null }[]
  breaks: Peril[]
  cards: Record<string, Place>
}

/** A card whose play would surely put goals out of reach; `claims`: played as the One Ring that wins. */
export interface Peril {
  card: string
  claims: boolean
  characters: string[]
}

export const read = (screen: Screen): FellowshipView => screen.view as unknown as FellowshipView

/** The hand that sits below: the viewer's own; a spectator sits with the first. */
export const handBelow = (view: FellowshipView): HandView =>
  view.hands.find((hand) => hand.seat === view.seat && !hand.pyramid) ?? (view.hands[0] as HandView)

/** The hand that must do something now, if it is one. */
export function handToAct(view: FellowshipView): string | null {
  const numbers = view.asked?.numbers ?? {}
  const number = numbers.hand ?? numbers.giver
  return number === undefined ? null : (view.hands[number]?.id ?? null)
}

/** A trick that is full: who played what, and who took it; the view alone does not say who played what. */
export interface FullTrick {
  winner: string | null
  cards: Played[]
}

/** The trick that was completed between two views, when it follows from them. */
export function completedTrick(old: FellowshipView, now: FellowshipView): FullTrick | null {
  const last = now.history.at(-1)
  if (!last || old.round !== now.round || now.history.length !== old.history.length + 1) return null
  const missing = last.cards.filter((card) => !old.trick.cards.some((one) => one.card === card))
  const waiting = old.hands.filter((hand) => hand.size > 0 && !old.trick.cards.some((one) => one.hand === hand.id && one.card))
  if (missing.length !== 1 || waiting.length !== 1) return null
  const laid: Played = { hand: waiting[0]!.id, card: missing[0]!, suit: null }
  return { winner: last.winner, cards: [...old.trick.cards.filter((one) => one.card), laid] }
}
