import { expect, test } from 'vitest'
import type { Line, Screen, Story } from '../src/wire'
import { ledHere, othersTurn, partsOf, stepsOf, turningPoints, wholeStory } from '../src/table/story'
import { symbolOf as duelSymbol } from '../src/games/duel/symbols'
import { symbolOf as warSymbol } from '../src/games/war/symbols'

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

test('a sentence is cut at its marks, also after a character that takes two places', () => {
  const marks = [
    { at: 2, length: 4, of: 'tile:bree' },
    { at: 11, length: 0, of: 'coins' },
  ]
  expect(partsOf({ kind: 'turn', text: '😀 Bree for 2 coins.', marks })).toEqual([
    { text: '😀 ', of: '' },
    { text: 'Bree', of: 'tile:bree' },
    { text: ' for ', of: '' },
    { text: '', of: 'coins' },
    { text: '2 coins.', of: '' },
  ])
  expect(partsOf({ kind: 'turn', text: 'Plain.' })).toEqual([{ text: 'Plain.', of: '' }])
})

test('games draw their own symbols and nothing for what they do not know', () => {
  expect(duelSymbol('red')?.colour).toBe('#a32a22')
  expect(duelSymbol('region:rohan')).not.toBeNull()
  expect(warSymbol('nation-elves')?.colour).toBe('#3f6b2a')
  expect(warSymbol('die-army-muster')).not.toBeNull()
  expect([duelSymbol('tile:bree'), warSymbol('region:rohan'), warSymbol('nothing')]).toEqual([null, null, null])
})

test('turning points are the turns with an alarm or the end, and the beginnings of parts', () => {
  const sentence = (kind: 'turn' | 'mark' | 'alarm' | 'end') => ({ kind, text: kind })
  const alarmed = { ...turn(6, 7, 'sauron', 'Three.'), sentences: [sentence('turn'), sentence('alarm')] }
  const begun = { ...turn(8, 8, 'sauron', 'Four.'), sentences: [sentence('turn'), sentence('mark')] }
  const ended = { ...turn(9, 9, 'sauron', 'Five.'), sentences: [sentence('turn'), sentence('end')] }
  expect(turningPoints([...told, alarmed, begun, ended])).toEqual([
    alarmed,
    { ...begun, sentences: [sentence('mark')] },
    ended,
  ])
})

test('what led to a question is never what the reader did', () => {
  const acted = (move: number, seat: string): Line => ({ ...line(move), kind: 'action', seat, text: seat })
  const mine = [turn(1, 2, 'sauron', 'You passed.')]
  expect(ledHere({ stories: mine, log: [acted(1, 'fellowship'), acted(2, 'sauron')] }, ['sauron'])).toBe('fellowship')
  expect(ledHere({ stories: mine, log: [acted(2, 'sauron')] }, ['sauron'])).toBe('')
  expect(ledHere({ stories: told, log: [] }, ['fellowship'])).toBe('One.')
})
