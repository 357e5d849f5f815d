/**
 * The chosen piece and its menu. A piece with one action acts at once; several open a menu, which closes on a
 * choice, on Esc, on a press elsewhere, or when the table changes.
 */

import type { Offer } from '../wire'

interface Chosen {
  id: string
  element: Element
}

/** A press on these is not a press elsewhere: the menu, and everything that can be chosen. */
const PART = '[role="menu"], [data-lit], .lit'

export class Choosing {
  now = $state.raw<Chosen | null>(null)
  #send: (action: number) => void

  constructor(send: (action: number) => void) {
    this.#send = send
  }

  readonly id = $derived(this.now?.id ?? null)

  choose = (id: string, offers: readonly Offer[], element: Element): void => {
    if (this.now?.id === id) this.now = null
    else if (offers.length > 1) this.now = { id, element }
    else if (offers[0]) this.act(offers[0].action)
  }
  act = (action: number): void => {
    this.now = null
    this.#send(action)
  }
  drop = (): void => {
    this.now = null
  }
  /** For keydown of the window: Esc drops the choice and gives the focus back. */
  key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.now) return
    event.preventDefault()
    const { element } = this.now
    this.now = null
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  }
  /** For pointerdown of the window. */
  pressed = (event: PointerEvent): void => {
    if (this.now && !(event.target as Element).closest(PART)) this.now = null
  }
}
