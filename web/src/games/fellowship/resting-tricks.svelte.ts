/**
 * Full tricks lie on the table for a moment, then they go to whoever has won them. Until the last card is collected
 * no card of the next trick is shown; tricks that are completed meanwhile wait for their turn.
 */

import type { FullTrick } from './view'

const NO_CARDS: FullTrick = { winner: null, cards: [] }
/** How long a full trick lies, and how long one lies when the next is full already. */
const REST = 1200
const HURRY = 500

export class RestingTricks {
  /** What lies on the table instead of the running trick; null for the running trick itself. */
  shown = $state.raw<FullTrick | null>(null)
  #waiting: FullTrick[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #collect: (trick: FullTrick) => number

  /** `collect` moves the cards to the winner and says how many milliseconds that takes. */
  constructor(collect: (trick: FullTrick) => number) {
    this.#collect = collect
  }

  add(trick: FullTrick): void {
    this.#waiting.push(trick)
    if (!this.shown) this.#next()
  }
  /** Nothing rests any more. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.shown = null
  }
  #next(): void {
    this.shown = this.#waiting.shift() ?? null
    const trick = this.shown
    if (trick) this.#timer = setTimeout(() => this.#gather(trick), this.#waiting.length ? HURRY : REST)
  }
  #gather(trick: FullTrick): void {
    const lasting = this.#collect(trick)
    this.shown = NO_CARDS
    this.#timer = setTimeout(() => this.#next(), lasting)
  }
}
