import { expect, test } from 'vitest'
import { firstSentence, turnAfter, turnBefore, turnEnds, turnMarks } from '../src/review/turns'
import type { Story } from '../src/wire'

const story = (first: number, last: number, ...kinds: string[]): Story =>
  ({ first, last, seat: null, sentences: kinds.map((kind) => ({ kind, text: `Turn ${last}. Something.` })) }) as Story

const STORIES = [story(0, 0, 'mark'), story(1, 3, 'turn'), story(4, 4, 'turn', 'mark'), story(5, 9, 'turn', 'alarm')]

test('a turn ends with its last action, and the game with its last move', () => {
  expect(turnEnds(STORIES, 11)).toEqual([3, 4, 9, 11])
  expect(turnEnds([], 7)).toEqual([7])
})

test('stepping by turns goes to the end of the next turn or of the one before', () => {
  const ends = turnEnds(STORIES, 9)
  expect(turnAfter(ends, 0)).toBe(3)
  expect(turnAfter(ends, 3)).toBe(4)
  expect(turnAfter(ends, 9)).toBe(9)
  expect(turnBefore(ends, 9)).toBe(4)
  expect(turnBefore(ends, 7)).toBe(4)
  expect(turnBefore(ends, 3)).toBe(0)
})

test('a new part of the game is a mark with its name', () => {
  expect(turnMarks(STORIES)).toEqual([
    { at: 0, name: 'Turn 0' },
    { at: 4, name: 'Turn 4' },
  ])
})

test('the first sentence of an ending is its title', () => {
  expect(firstSentence('The round is lost. Sam missed the goal.')).toEqual([
    'The round is lost.',
    'Sam missed the goal.',
  ])
  expect(firstSentence('Sauron wins.')).toEqual(['Sauron wins.', ''])
  expect(firstSentence('The Ring was taken: Sauron wins.')).toEqual(['The Ring was taken: Sauron wins.', ''])
  const strongholds = 'Helm’s Deep (turn 3), Pelargir (turn 4), Minas Tirith (turn 10) and Dale (turn 12) fell.'
  expect(firstSentence(`The Shadow wins with 10 points: ${strongholds}`)).toEqual([
    'The Shadow wins with 10 points.',
    strongholds,
  ])
})
