/** The story of a table: each turn in a sentence or two, with the log lines it was made from. */

import type { Line, Screen, Sentence, Story } from '../wire'

/** What was told before, as far as it still holds, and what is new. */
export function wholeStory(told: Story[], screen: Screen): Story[] {
  return [...told.filter((story) => story.first < (screen.stories_since ?? 0)), ...(screen.stories ?? [])]
}

/** What a turn did, without alarms and new chapters. */
export function turnText(story: Story): string {
  return story.sentences
    .filter((part) => part.kind === 'turn')
    .map((part) => part.text)
    .join(' ')
}

/** The last turn of somebody else, or of nobody in particular. */
export const lastTurnOf = (stories: Story[], own: string[]): Story | undefined =>
  stories.findLast((story) => !(story.seat && own.includes(story.seat)) && turnText(story) !== '')

/** The same as one text. */
export function othersTurn(stories: Story[], own: string[]): string {
  const last = lastTurnOf(stories, own)
  return last ? turnText(last) : ''
}

/** What led to the question: the last turn of somebody else, otherwise the last thing that somebody else did. */
export function ledHere(screen: Pick<Screen, 'stories' | 'log'>, own: string[]): string {
  const theirs = (line: Line): boolean => line.kind === 'action' && !(line.seat && own.includes(line.seat))
  return othersTurn(screen.stories ?? [], own) || (screen.log.findLast(theirs)?.text ?? '')
}

/** The turns that led to an alarm or to the end, and where new parts of the game begin. */
export function turningPoints(stories: Story[]): Story[] {
  return stories.flatMap((story) => {
    if (story.sentences.some((part) => part.kind === 'alarm' || part.kind === 'end')) return [story]
    const sentences = story.sentences.filter((part) => part.kind === 'mark')
    return sentences.length ? [{ ...story, sentences }] : []
  })
}

/** The log lines of each story, by the first move of the story. */
export function stepsOf(stories: Story[], lines: Line[]): Map<number, Line[]> {
  const found = new Map<number, Line[]>(stories.map((story) => [story.first, []]))
  let at = 0
  for (const line of lines) {
    while (at < stories.length && (stories[at]?.last ?? 0) < line.move) at += 1
    const story = stories[at]
    if (story && line.move >= story.first) found.get(story.first)?.push(line)
  }
  return found
}

/** A part of a sentence: words, or what is marked in them. */
export interface Part {
  text: string
  /** A piece like `region:rohan`, or a symbol that stands for the text; empty for plain words. */
  of: string
}

/** A sentence cut at its marks, which count whole characters, also those that take two places in a string. */
export function partsOf({ text, marks = [] }: Sentence): Part[] {
  const characters = [...text]
  const cut = (from: number, to?: number): string => characters.slice(from, to).join('')
  const found: Part[] = []
  let at = 0
  for (const mark of marks) {
    found.push({ text: cut(at, mark.at), of: '' }, { text: cut(mark.at, mark.at + mark.length), of: mark.of })
    at = mark.at + mark.length
  }
  found.push({ text: cut(at), of: '' })
  return found.filter((part) => part.text || part.of)
}
