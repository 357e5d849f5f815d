/** What the track of a goal shows. All numbers and states come from the view; here they are only laid out. */

import { faceOf, held } from './suits'
import type { FellowshipView, HandView } from './view'

export interface Slot {
  card: string
  is: 'won' | 'table' | 'mine' | 'gone' | 'out'
  suited: boolean
}

const MOST_SLOTS = 9

/** One card of every rank: the best that is to be said of each. */
function ranksOf(hand: HandView, view: FellowshipView): Slot[] {
  const best: Slot['is'][] = ['won', 'table', 'mine', 'out', 'gone']
  const all = (hand.goal?.wanted ?? []).map(({ card, state }): Slot => ({
    card,
    suited: false,
    is: LOOK[state] ?? (view.cards[card] === 'mine' ? 'mine' : 'out'),
  }))
  return (hand.goal?.ranks ?? []).flatMap((rank) => {
    const here = all.filter(({ card }) => faceOf(card).rank === rank)
    return here.sort((a, b) => best.indexOf(a.is) - best.indexOf(b.is)).slice(0, 1)
  })
}

/** Goals that speak of certain cards show those cards. */
export function slotsOf(hand: HandView, view: FellowshipView): Slot[] {
  if (hand.goal?.kind === 'win-every-rank') return ranksOf(hand, view)
  const wanted = hand.goal?.wanted ?? []
  if (!wanted.length || wanted.length > MOST_SLOTS) return []
  const suited = new Set(wanted.map(({ card }) => faceOf(card).suit)).size > 1
  const state = new Map(wanted.map((one) => [one.card, one.state]))
  return held(wanted.map(({ card }) => card)).map((card) => ({
    card,
    suited,
    is: LOOK[state.get(card) ?? 'loose'] ?? (view.cards[card] === 'mine' ? 'mine' : 'out'),
  }))
}

const LOOK: Record<string, Slot['is']> = { won: 'won', 'in-trick': 'table', out: 'gone', 'won-by-other': 'gone' }

export interface Tally {
  have: number
  least: number
  most: number | null
  shown: number
}

/** Goals that count tricks show a tally, with the first one too many crossed out. */
const COUNTED = [
  'win-tricks-min',
  'win-tricks-between',
  'win-tricks-exact',
  'win-tricks-equal-threat',
  'tricks-differ-from-threat',
  'win-streak-exact',
  'win-tricks-containing-suit-min',
  'win-one-of-last-tricks',
]

export function tallyOf(hand: HandView): Tally | null {
  const goal = hand.goal
  if (!goal || goal.have === null || !COUNTED.includes(goal.kind)) return null
  const shown = goal.most === null ? Math.max(goal.need, Math.min(goal.have, 8)) : goal.most
  return { have: goal.have, least: goal.need, most: goal.most, shown }
}
