import { expect, test } from 'vitest'
import chapter2 from '../src/games/duel/fixtures/chapter-2.json'
import { orderOf, questLines, stepsOf, wayOfVictory, winningPath } from '../src/games/duel/ending'
import { movedTo, sounds } from '../src/games/duel/motion'
import type { DuelView } from '../src/games/duel/view'

const before = chapter2.en.view as unknown as DuelView
const changed = (change: (view: DuelView) => void): DuelView => {
  const view = structuredClone(before)
  change(view)
  return view
}
const heard = (now: DuelView): string[] => sounds(before, now, movedTo(before, now)).map(([sound]) => sound)

test('a card that was laid out flies to the side that has it, or to the discard', () => {
  const card = before.layout.find((slot) => slot.state === 'available')?.card as string
  const played = changed((view) => view.players.fellowship.cards.push(card))
  expect([...movedTo(before, played)]).toEqual([[`card:${card}`, `card:${card}`]])
  const discarded = changed((view) => view.discard.push(card))
  expect([...movedTo(before, discarded)]).toEqual([[`card:${card}`, 'discard']])
})

test('cards, coins and every step are heard, and silence when nothing has changed', () => {
  expect(heard(changed(() => undefined))).toEqual([])
  expect(heard(changed((view) => (view.players.sauron.coins += 2)))).toEqual(['coin'])
  expect(heard(changed((view) => (view.players.sauron.quest += 2)))).toEqual(['step', 'step'])
  expect(heard(changed((view) => view.regions.rohan && (view.regions.rohan.units.sauron += 3)))).toEqual([
    'step',
    'step',
    'step',
  ])
})

const conquered = changed((view) => {
  view.outcome = { winners: ['sauron'], reason: 'conquest' }
  for (const region of Object.values(view.regions)) region.units.sauron = 1
})

test('the winning path is what the winner has done', () => {
  expect(winningPath(before).size).toBe(0)
  expect(wayOfVictory(conquered)).toBe('regions')
  expect(winningPath(conquered).size).toBe(7)
  const quest = changed((view) => (view.outcome = { winners: ['fellowship'], reason: 'quest-of-the-ring' }))
  expect([...winningPath(quest)]).toEqual(['quest'])
  const races = changed((view) => {
    view.outcome = { winners: ['fellowship'], reason: 'support-of-the-races' }
    view.players.fellowship.races = { elves: 2, dwarves: 0 }
    view.players.fellowship.tokens = ['elves-1']
  })
  expect([...winningPath(races)].sort()).toEqual(['race:elves', 'token:elves-1'])
  const shared = changed((view) => (view.outcome = { winners: ['fellowship', 'sauron'], reason: 'shared' }))
  expect(winningPath(shared).size).toBe(0)
})

test('the steps of a victory are told in their order, with the move that brought them', () => {
  const line = (move: number, name: string, pieces: string[], seat: string | null = null) => ({
    move,
    seat,
    kind: seat ? 'action' : 'event',
    text: name,
    pieces,
    name,
  })
  const acted = (move: number, seat: string, name: string, ...pieces: string[]) => [
    line(move, 'play', [], seat),
    line(move, name, pieces),
  ]
  const races = changed((view) => {
    view.outcome = { winners: ['fellowship'], reason: 'support-of-the-races' }
    view.players.fellowship.races = { elves: 2, dwarves: 1, ents: 0 }
    view.players.fellowship.tokens = ['hobbits-1']
  })
  const log = [
    ...acted(2, 'sauron', 'race-joined', 'race:elves'),
    ...acted(5, 'fellowship', 'race-joined', 'race:elves'),
    ...acted(6, 'fellowship', 'token-kept', 'token:hobbits-1'),
    ...acted(9, 'fellowship', 'race-joined', 'race:dwarves'),
  ] as Parameters<typeof stepsOf>[1]
  expect(stepsOf(races, log)).toEqual([
    { piece: 'race:elves', move: 5 },
    { piece: 'token:hobbits-1', move: 6 },
    { piece: 'race:dwarves', move: 9 },
  ])
  expect(stepsOf(before, log)).toEqual([])
  const milestones = ['rohan', 'gondor'].map((id, at) => ({ piece: `region:${id}`, move: at, text: '' }))
  expect([...orderOf({ milestones })]).toEqual([
    ['region:rohan', 1],
    ['region:gondor', 2],
  ])

  const quest = changed((view) => (view.outcome = { winners: ['fellowship'], reason: 'quest-of-the-ring' }))
  const road = [
    ...acted(1, 'fellowship', 'quest-advanced'),
    ...acted(2, 'sauron', 'quest-advanced'),
    ...acted(3, 'fellowship', 'quest-advanced'),
  ] as Parameters<typeof stepsOf>[1]
  expect(questLines(quest, road, 5).map(({ move }) => move)).toEqual([1, 3])
  expect(questLines(quest, road, 1).map(({ move }) => move)).toEqual([3])
  expect(questLines(races, road, 5)).toEqual([])
})
