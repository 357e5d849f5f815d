/** Lets a board place the prompt line itself. */

import { getContext, setContext, type Snippet } from 'svelte'

const FRAME = Symbol('frame')

export interface Frame {
  prompt: Snippet
  take: () => void
  giveBack: () => void
}

export const provideFrame = (frame: Frame): Frame => setContext(FRAME, frame)

/**
 * The prompt line, to be drawn by the board: `const frame = lentFrame()`, in `onMount` call
 * `frame?.take()` and return `frame?.giveBack`, then `{#if frame}{@render frame.prompt()}{/if}` where
 * hand and eye are. A board that does not ask gets the line below itself.
 */
export const lentFrame = (): Frame | undefined => getContext<Frame | undefined>(FRAME)
