import { describe, expect, it } from 'vitest'
import { heard } from '../src/games/fellowship/motion'
import type { FellowshipView, GoalState } from '../src/games/fellowship/view'
import { hasSides, referencesIn } from '../src/games/manifests'

function view(tricks: number, cards: number, free = false, state: GoalState = 'open', round = 1): FellowshipView {
  return {
    round,
    rings_free: free,
    history: Array(tricks).fill({ winner: 'hand-1', cards: [] }),
    trick: { cards: Array(cards).fill({}) },
    hands: [{ goal: { state } }, { goal: null }],
  } as unknown as FellowshipView
}
const names = (before: FellowshipView, now: FellowshipView): string[] => heard(before, now).map(([sound]) => sound)

describe('sounds of the Fellowship', () => {
  it('hears a card, the end of a trick, Rings that are free and a goal that is safe', () => {
    expect(names(view(0, 0), view(0, 1))).toEqual(['card'])
    expect(names(view(0, 1), view(1, 0))).toEqual(['card', 'step'])
    expect(names(view(0, 1), view(1, 0, true))).toEqual(['card', 'step', 'coin'])
    expect(names(view(1, 0), view(1, 1, false, 'certain'))).toEqual(['card', 'coin'])
  })
  it('hears nothing when nothing was played, or when cards are taken back', () => {
    expect(names(view(1, 1), view(1, 1))).toEqual([])
    expect(names(view(1, 1), view(1, 0))).toEqual([])
    expect(names(view(8, 0), view(0, 0, false, 'open', 2))).toEqual([])
  })
})

describe('how the list layout speaks of hands', () => {
  it('names a hand by its character, once it has one', () => {
    const hands = [
      { id: 'hand-1', character: 'frodo' },
      { id: 'hand-2', character: null },
    ]
    expect(referencesIn('fellowship', { hands })).toEqual({ 'hand-1': 'character:frodo' })
    expect(referencesIn('duel', { hands })).toEqual({})
  })
})

describe('seats to choose from', () => {
  it('are those that differ by more than their number', () => {
    expect(hasSides([{ id: 'seat-1' }, { id: 'seat-2' }])).toBe(false)
    expect(hasSides([{ id: 'fellowship' }, { id: 'sauron' }])).toBe(true)
  })
})
