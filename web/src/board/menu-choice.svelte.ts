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
  #opensMenu: (offers: readonly Offer[]) => boolean

  /** `opensMenu` says which offers are asked for in a menu, where that is not simply more than one. */
  constructor(send: (action: number) => void, opensMenu = (offers: readonly Offer[]): boolean => offers.length > 1) {
    this.#send = send
    this.#opensMenu = opensMenu
  }

  readonly id = $derived(this.now?.id ?? null)

  choose = (id: string, offers: readonly Offer[], element: Element): void => {
    if (this.now?.id === id) this.close()
    else if (this.#opensMenu(offers)) this.now = { id, element }
    else if (offers[0]) this.act(offers[0].action)
  }
  act = (action: number): void => {
    this.now = null
    this.#send(action)
  }
  drop = (): void => {
    this.now = null
  }
  /** Drop the choice and give the focus back. */
  close = (): void => {
    const element = this.now?.element
    this.now = null
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  }
  /** For keydown of the window: Esc closes the menu. */
  key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.now) return
    event.preventDefault()
    this.close()
  }
  /** For pointerdown of the window. */
  pressed = (event: PointerEvent): void => {
    if (this.now && !(event.target as Element).closest(PART)) this.now = null
  }
}
