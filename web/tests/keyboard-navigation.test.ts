import { expect, test } from 'vitest'
import { draggable } from '../src/board/drag-and-drop'
import { isMidway } from '../src/games/manifests'
import { digitOf, isWriting, nearest, pressDigit, walk } from '../src/shared/keyboard-navigation'

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
]

test('an arrow goes to the nearest target in its direction', () => {
  expect(nearest(square[0]!, square, 'ArrowRight')).toBe(1)
  expect(nearest(square[0]!, square, 'ArrowDown')).toBe(2)
  expect(nearest(square[3]!, square, 'ArrowUp')).toBe(1)
  expect(nearest(square[0]!, square, 'ArrowLeft')).toBe(-1)
})

test('the first arrow finds the first lit target', () => {
  document.body.innerHTML = '<button>no</button><button data-lit="a">a</button><button data-lit="b">b</button>'
  for (const one of document.querySelectorAll<HTMLElement>('[data-lit]')) {
    one.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList
  }
  walk(document, 'ArrowRight')
  expect(document.activeElement?.textContent).toBe('a')
})

test('keys are left alone while somebody writes', () => {
  document.body.innerHTML = '<input id="w"><input id="r" type="range"><button id="b"></button>'
  const at = (id: string) => isWriting(document.getElementById(id))
  expect([at('w'), at('r'), at('b')]).toEqual([true, false, false])
})

test('a digit never stands beside another number', () => {
  expect(digitOf(0, 'Pass')).toBe(1)
  expect(digitOf(9, 'Pass')).toBeUndefined()
  expect(digitOf(1, '2 units')).toBe(2)
  expect(digitOf(0, '2 units')).toBeUndefined()
})

test('a digit presses the open menu before the question', () => {
  const button = (text: string): string => `<button data-digit="1">${text}</button>`
  document.body.innerHTML = `<div class="ask">${button('ask')}</div><div role="menu">${button('menu')}</div>`
  const pressed: string[] = []
  for (const one of document.querySelectorAll('button')) {
    one.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
    one.onclick = () => pressed.push(one.textContent)
  }
  pressDigit('1')
  expect(pressed).toEqual(['menu'])
})

test('Esc takes back an action just begun, and never a new turn', () => {
  expect(isMidway('duel', 'place-units')).toBe(true)
  expect(isMidway('duel', 'take-turn')).toBe(false)
  expect(isMidway('tcg', 'choose-bearer')).toBe(true)
  expect(isMidway('fellowship', 'lead-card')).toBe(false)
})

test('Esc lets go of a piece that is dragged', () => {
  document.body.innerHTML = '<button data-piece="card:a">a</button>'
  const piece = document.querySelector('button')!
  const dropped: (string | null)[] = []
  document.elementsFromPoint = () => []
  const leave = draggable({ may: () => true, ondrop: (over) => dropped.push(over) })(piece)
  const point = (type: string, x: number): PointerEvent =>
    new PointerEvent(type, { clientX: x, clientY: 0, pointerId: 1, isPrimary: true, button: 0, bubbles: true })
  const drag = (): void => {
    piece.dispatchEvent(point('pointerdown', 0))
    window.dispatchEvent(point('pointermove', 40))
  }
  drag()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  window.dispatchEvent(point('pointerup', 40))
  expect(dropped).toEqual([])
  drag()
  window.dispatchEvent(point('pointerup', 40))
  expect(dropped).toEqual([null])
  if (typeof leave === 'function') leave()
})
