import { expect, test } from 'vitest'
import { pinched, scaledAt, withinBox } from '../src/board/pan-zoom'

const WHOLE = { scale: 1, x: 0, y: 0 }

test('what lies under the pointer stays there while coming nearer', () => {
  const near = scaledAt(WHOLE, 2, { x: 100, y: 50 }, 4)
  expect(near).toEqual({ scale: 2, x: -100, y: -50 })
  expect(scaledAt(near, 0.5, { x: 100, y: 50 }, 4)).toEqual(WHOLE)
})

test('one comes no nearer than allowed and goes no farther than the whole', () => {
  expect(scaledAt(WHOLE, 100, { x: 0, y: 0 }, 4).scale).toBe(4)
  expect(scaledAt(WHOLE, 0.01, { x: 0, y: 0 }, 4).scale).toBe(1)
})

test('no edge of the picture comes inside the window', () => {
  expect(withinBox({ scale: 2, x: 30, y: -900 }, 200, 100, 4)).toEqual({ scale: 2, x: 0, y: -100 })
  expect(withinBox({ scale: 1, x: 30, y: 9 }, 200, 100, 4)).toEqual(WHOLE)
})

test('two fingers that part come nearer, and their middle carries the picture along', () => {
  const apart = pinched(
    WHOLE,
    [
      { x: 90, y: 50 },
      { x: 110, y: 50 },
    ],
    [
      { x: 80, y: 50 },
      { x: 120, y: 50 },
    ],
    4,
  )
  expect(apart).toEqual({ scale: 2, x: -100, y: -50 })
  const along = pinched(
    apart,
    [
      { x: 80, y: 50 },
      { x: 120, y: 50 },
    ],
    [
      { x: 90, y: 60 },
      { x: 130, y: 60 },
    ],
    4,
  )
  expect(along).toEqual({ scale: 2, x: -90, y: -40 })
})
