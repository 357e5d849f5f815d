import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decidingStory, trickAfter } from '../src/games/fellowship/ending'
import { heard } from '../src/games/fellowship/motion'
import type { FellowshipView, GoalState } from '../src/games/fellowship/view'
import { RestingTricks } from '../src/games/fellowship/resting-tricks.svelte'
import type { Offer, Screen, TableInfo } from '../src/wire'
import { completedTrick, read, startsOver, type FullTrick } from '../src/games/fellowship/view'
import { hasSides, isKeyless, nextOf, promptOffers, referencesIn } from '../src/games/manifests'

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

describe('a replay with everything open', () => {
  const hands = (...cards: string[][]) => cards.map((held, at) => ({ id: `hand-${at + 1}`, cards: held }))
  const cards = { 'hills-1': 'unseen', 'rings-1': 'known', 'hills-2': 'unseen', 'hills-3': 'unseen' }
  const seen = { hands: hands([], ['rings-1']), cards }
  const shown = (view: object) => read({ view } as unknown as Screen)

  it('shows the cards of every hand, and knows where they are', () => {
    const views = {
      'seat-1': { ...seen, hands: hands(['hills-1'], ['rings-1']) },
      'seat-2': { ...seen, hands: hands([], ['rings-1', 'hills-2']) },
    }
    const view = shown({ ...seen, views })
    expect(view.hands.map((hand) => hand.cards)).toEqual([['hills-1'], ['rings-1', 'hills-2']])
    expect(view.cards).toEqual({ ...cards, 'hills-1': 'known', 'hills-2': 'known' })
  })
  it('shows no more than a seat or a spectator sees otherwise', () => {
    expect(shown(seen)).toEqual(seen)
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

describe('the One Ring', () => {
  it('is spent by no digit key', () => {
    for (const id of ['win', 'lay-ahead-to-win', 'play card:rings-1']) expect(isKeyless(id)).toBe(true)
    expect(isKeyless('play card:rings-2')).toBe(false)
  })
  it('offers both of its uses itself, so that the prompt stays low', () => {
    const offer = (verb: string, target: string | null): Offer => ({ action: 1, id: verb, verb, target, label: verb })
    const offers = [offer('win', null), offer('play', 'card:rings-1'), offer('decline', null)]
    expect(promptOffers('fellowship', offers).map((one) => one.verb)).toEqual(['decline'])
    expect(promptOffers('duel', offers).map((one) => one.verb)).toEqual(['win', 'decline'])
  })
})

describe('a full trick', () => {
  const trick = (card: string): FullTrick => ({ winner: 'hand-1', cards: [{ hand: 'hand-1', card, suit: null }] })
  const table = (history: string[][], round = 1): FellowshipView =>
    ({
      round,
      history: history.map((cards) => ({ winner: 'hand-2', cards })),
      hands: [
        { id: 'hand-1', laid: ['hills-1', 'hills-3'] },
        { id: 'hand-2', laid: ['hills-2', 'hills-4'] },
      ],
    }) as unknown as FellowshipView
  const first = ['hills-1', 'hills-2']
  const second = ['hills-3', 'hills-4']

  it('is found with whoever played each card, also when several cards came at once', () => {
    expect(completedTrick(table([first]), table([first, second]))).toEqual({
      winner: 'hand-2',
      cards: [
        { hand: 'hand-1', card: 'hills-3', suit: null },
        { hand: 'hand-2', card: 'hills-4', suit: null },
      ],
    })
    expect(completedTrick(table([first]), table([first]))).toBe(null)
    expect(completedTrick(table([first]), table([first, second], 2))).toBe(null)
  })
  it('is forgotten when it was taken back, or when a round begins', () => {
    expect(startsOver(table([first]), table([]))).toBe(true)
    expect(startsOver(table([first]), table([], 2))).toBe(true)
    expect(startsOver(table([first]), table([first, second]))).toBe(false)
  })

  describe('on the table', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())
    it('is collected before any card of the next trick is shown', () => {
      const collected: string[] = []
      const tricks = new RestingTricks((one) => (collected.push(one.cards[0]!.card!), 300))
      tricks.add(trick('hills-1'))
      tricks.add(trick('hills-2'))
      expect(tricks.shown?.cards[0]?.card).toBe('hills-1')
      vi.advanceTimersByTime(1200)
      expect(collected).toEqual(['hills-1'])
      // While the cards fly, the cloth is empty.
      expect(tricks.shown?.cards).toEqual([])
      vi.advanceTimersByTime(300)
      expect(tricks.shown?.cards[0]?.card).toBe('hills-2')
      vi.advanceTimersByTime(1500)
      expect(tricks.shown).toBe(null)
    })
    it('is dropped at once when the round starts over', () => {
      const tricks = new RestingTricks(() => 0)
      tricks.add(trick('hills-1'))
      tricks.drop()
      expect(tricks.shown).toBe(null)
      vi.advanceTimersByTime(5000)
      expect(tricks.shown).toBe(null)
    })
  })
})

describe('the end', () => {
  const hand = (character: string, state: GoalState) => ({ id: character, character, goal: { state } })
  const lost = { hands: [hand('frodo', 'impossible'), hand('sam', 'certain')] } as unknown as FellowshipView
  const story = (last: number, ...alarms: string[]) => ({
    first: last,
    last,
    seat: null,
    sentences: alarms.map((text) => ({ kind: 'alarm' as const, text })),
  })
  const named = (character: string): string => character.toUpperCase()

  it('finds the turn in which the missed goal went out of reach', () => {
    const stories = [story(3), story(5, 'SAM is in danger'), story(8, 'FRODO is lost'), story(9, 'FRODO again')]
    expect(decidingStory(stories as never, lost, named)?.story.last).toBe(8)
    expect(decidingStory(stories as never, lost, named)?.hand.character).toBe('frodo')
    expect(decidingStory([story(3)] as never, lost, named)).toBe(null)
  })

  const table = (more: Partial<TableInfo>): TableInfo =>
    ({ game: 'fellowship', options: {}, campaign: null, ...more }) as TableInfo
  it('goes on with the next chapter, until there is none', () => {
    expect(nextOf(table({}))?.options).toEqual({ chapter: '2', progress: '' })
    expect(nextOf(table({ options: { chapter: '17' } }))?.options.chapter).toBe('18')
    expect(nextOf(table({ options: { chapter: '18' } }))).toBe(null)
    expect(nextOf(table({ options: { chapter: 'endless' } }))).toBe(null)
    // A campaign knows itself where its group stands.
    expect(nextOf(table({ campaign: 'c', options: { chapter: '3' } }))?.options).toEqual({})
    expect(nextOf(table({ game: 'duel' }))).toBe(null)
  })
})

it('the trick in which a goal broke is counted from the beginning of its round', () => {
  const line = (move: number, name: string) => ({ move, seat: null, kind: 'event', text: '', pieces: [], name })
  const log = [
    line(0, 'round-begins'),
    line(4, 'trick-won'),
    line(8, 'trick-won'),
    line(9, 'round-begins'),
    line(13, 'trick-won'),
    line(17, 'trick-won'),
    line(21, 'trick-won'),
  ] as Parameters<typeof trickAfter>[0]
  const story = (last: number) => ({ first: last - 3, last, seat: null, sentences: [] })
  expect(trickAfter(log, story(8))).toBe(2)
  expect(trickAfter(log, story(17))).toBe(2)
  expect(trickAfter(log, story(21))).toBe(3)
})
