/** The story of a table: each turn in a sentence or two, with the log lines it was made from. */

import type { Line, Screen, Story } from '../wire'

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

/** The last turn of somebody else, or of nobody in particular, as one text. */
export function othersTurn(stories: Story[], own: string[]): string {
  const last = stories.findLast((story) => !(story.seat && own.includes(story.seat)) && turnText(story) !== '')
  return last ? turnText(last) : ''
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
