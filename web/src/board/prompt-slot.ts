/** Lets a board place the prompt line itself. */

import { getContext, onMount, setContext, type Snippet } from 'svelte'

const FRAME = Symbol('frame')

/** What the board says instead of the question while something is half chosen, and how to drop that. */
export interface HalfChosen {
  text: string
  cancel: () => void
}

export interface Frame {
  /** The line, with a button of the board's own after those of the question. */
  prompt: Snippet<[own?: Snippet]>
  /** Who plays, with clocks and connections: for a board that draws them in a flat window. */
  players?: Snippet
  /** What somebody else did last, in one line, for a board whose question has no room to say it. */
  lastTurn?: Snippet
  /** Whether the bar stands in the corner that the board keeps free: `--corner` wide, `--corner-height` high. */
  readonly folded?: boolean
  /** Whether clocks run or somebody is away, so that the players must be seen. */
  readonly urgent?: boolean
  /** Say something instead of the question; null brings the question back. */
  say?: (said: HalfChosen | null) => void
  /** Whether the end is told beside the board, with what would otherwise stand next to it. */
  readonly ended?: boolean
  take: () => void
  giveBack: () => void
}

export const provideFrame = (frame: Frame): Frame => setContext(FRAME, frame)

/**
 * The prompt line, to be drawn by the board where hand and eye are: `const frame = borrowPrompt()` while the board
 * is set up, then `{#if frame}{@render frame.prompt()}{/if}`. A board that does not borrow it gets the line below
 * itself.
 */
export function borrowPrompt(): Frame | undefined {
  const frame = getContext<Frame | undefined>(FRAME)
  onMount(() => {
    frame?.take()
    return frame?.giveBack
  })
  return frame
}
