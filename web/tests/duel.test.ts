import { expect, test } from 'vitest'
import chapter2 from '../src/games/duel/fixtures/chapter-2.json'
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
