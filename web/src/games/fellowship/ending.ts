/** What decided a lost round. */

import type { Screen } from '../../wire'
import type { FellowshipView, HandView } from './view'

type Story = NonNullable<Screen['stories']>[number]

/** The hands whose goals were missed. */
export const missed = (view: FellowshipView): HandView[] =>
  view.hands.filter((hand) => hand.character && hand.goal?.state === 'impossible')

/** Which trick of its round ended with a story. */
export function trickAfter(log: Screen['log'], story: Story): number {
  const past = log.filter(({ move }) => move <= story.last)
  const begun = past.findLastIndex(({ name }) => name === 'round-begins')
  return past.slice(begun + 1).filter(({ name }) => name === 'trick-won').length
}

/**
 * The turn of the log in which a missed goal went out of reach, and whose goal it was: the first alarm that names
 * the character, because from then on the round was lost.
 */
export function decidingStory(
  stories: readonly Story[],
  view: FellowshipView,
  nameOf: (character: string) => string,
): { story: Story; hand: HandView } | null {
  for (const story of stories) {
    const alarms = story.sentences.filter(({ kind }) => kind === 'alarm')
    const hand = missed(view).find((one) => alarms.some(({ text }) => text.includes(nameOf(one.character!))))
    if (hand) return { story, hand }
  }
  return null
}
