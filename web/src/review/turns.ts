/** The turns of a game as the story tells them, for stepping and for the marks on the chart. */

import type { Story } from '../wire'

/** A new part of the game, such as a chapter or a turn of War, and the action after which it begins. */
export interface TurnMark {
  at: number
  name: string
}

/** The last action of every turn, ascending, with the end of the game. */
export function turnEnds(stories: Story[], moves: number): number[] {
  const told = stories.filter((story) => story.sentences.some((part) => part.kind === 'turn'))
  return [...new Set([...told.map((story) => story.last), moves])].sort((a, b) => a - b)
}

/** Where a new part of the game begins, with the first sentence of its name. */
export function turnMarks(stories: Story[]): TurnMark[] {
  return stories.flatMap((story) => {
    const mark = story.sentences.find((part) => part.kind === 'mark')
    return mark ? [{ at: story.last, name: mark.text.split('. ')[0] ?? mark.text }] : []
  })
}

/** The end of the turn after a moment; the moment itself at the end of the game. */
export function turnAfter(ends: number[], at: number): number {
  return ends.find((end) => end > at) ?? at
}

/** The end of the turn before a moment, or the beginning. */
export function turnBefore(ends: number[], at: number): number {
  return ends.findLast((end) => end < at) ?? 0
}

/** A longer sentence takes more than a line of a laptop. */
const LONG = 80

/** A text as its first sentence and the rest; a long sentence also ends at its colon. */
export function firstSentence(text: string): [string, string] {
  const end = text.search(/[.!?] /)
  const [title, rest] = end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)]
  const colon = title.indexOf(': ')
  if (title.length <= LONG || colon < 0) return [title, rest]
  return [`${title.slice(0, colon)}.`, [title.slice(colon + 2), rest].filter(Boolean).join(' ')]
}
