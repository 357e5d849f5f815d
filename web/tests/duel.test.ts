import { expect, test } from 'vitest'
import chapter2 from '../src/games/duel/fixtures/chapter-2.json'
import { lastRegions, wayOfVictory, winningPath } from '../src/games/duel/ending'
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

test('the regions that closed the gap are those where the winner stayed in the last turn', () => {
  const event = (move: number, name: string, ...pieces: string[]) => ({
    move,
    seat: null,
    kind: 'event',
    text: '',
    pieces: pieces.map((id) => `region:${id}`),
    name,
  })
  const screen = {
    stories: [{ first: 8, last: 9, seat: 'sauron', sentences: [] }],
    log: [
      event(7, 'unit-moved', 'gondor', 'mordor'),
      event(8, 'unit-moved', 'enedwaith', 'arnor'),
      event(9, 'unit-moved', 'arnor', 'lindon'),
    ],
  } as unknown as Parameters<typeof lastRegions>[1]
  expect([...lastRegions(conquered, screen)]).toEqual(['region:lindon'])
})
