import { expect, test } from 'vitest'
import { isEmpty, partsToSay } from '../src/table/view-parts'

test.each([null, undefined, false, '', [], {}, [null], { units: { fellowship: 0, sauron: 0 }, fortress: null }])(
  'nothing is said about %j',
  (value) => expect(isEmpty(value)).toBe(true),
)

test.each([0, 1, true, 'rohan', [0, 1], { coins: 0, quest: 3 }, { units: { fellowship: 0, sauron: 2 } }])(
  'something is said about %j',
  (value) => expect(isEmpty(value)).toBe(false),
)

test('parts are said by their meaning, and none is not said', () => {
  const view = { players: { a: 1 }, turn: 2, extra: 0, battle: null, points: { free: 0, shadow: 3 }, orders: { b: 1 } }
  expect(partsToSay(view, ['orders'], ['battle', 'points'])).toEqual([
    ['points', { free: 0, shadow: 3 }],
    ['players', { a: 1 }],
    ['turn', 2],
  ])
})
