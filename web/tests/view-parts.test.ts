import { expect, test } from 'vitest'
import { isEmpty } from '../src/table/view-parts'

test.each([null, undefined, false, '', [], {}, [null], { units: { fellowship: 0, sauron: 0 }, fortress: null }])(
  'nothing is said about %j',
  (value) => expect(isEmpty(value)).toBe(true),
)

test.each([0, 1, true, 'rohan', [0, 1], { coins: 0, quest: 3 }, { units: { fellowship: 0, sauron: 2 } }])(
  'something is said about %j',
  (value) => expect(isEmpty(value)).toBe(false),
)
