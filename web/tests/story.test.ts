import { expect, test } from 'vitest'
import type { Line, Screen, Story } from '../src/wire'
import { othersTurn, stepsOf, wholeStory } from '../src/table/story'

const turn = (first: number, last: number, seat: string | null, text: string): Story => ({
  first,
  last,
  seat,
  sentences: [{ kind: 'turn', text }],
})
const line = (move: number): Line => ({ move, seat: null, kind: 'event', text: `${move}`, pieces: [], name: 'x' })
const told = [turn(0, 0, null, 'Set up.'), turn(1, 3, 'sauron', 'One.'), turn(4, 5, 'fellowship', 'Two.')]

test('a turn that goes on replaces what was told of it', () => {
  const screen = { stories: [turn(4, 6, 'fellowship', 'Two and more.')], stories_since: 4 } as unknown as Screen
  expect(wholeStory(told, screen).map((story) => story.sentences[0]?.text)).toEqual([
    'Set up.',
    'One.',
    'Two and more.',
  ])
})

test('an undone turn is forgotten', () => {
  const screen = { stories: [turn(1, 2, 'sauron', 'Half of one.')], stories_since: 1 } as unknown as Screen
  expect(wholeStory(told, screen)).toHaveLength(2)
})

test('the last turn of somebody else is told, not one of my own', () => {
  expect(othersTurn(told, ['fellowship'])).toBe('One.')
  expect(othersTurn(told, [])).toBe('Two.')
  expect(othersTurn([], [])).toBe('')
})

test('each story has the lines of its own moves', () => {
  const steps = stepsOf(told, [0, 1, 1, 3, 5, 9].map(line))
  expect([...steps.values()].map((lines) => lines.map(({ move }) => move))).toEqual([[0], [1, 1, 3], [5]])
})
