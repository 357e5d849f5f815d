/** The sentence of a goal, from the facts in the view. */

import type { HandView } from './view'
import { suitName, t } from './text'

export function goalText(hand: HandView): string {
  const goal = hand.goal
  if (!goal) return ''
  const [first, second, third] = goal.suits.map(suitName)
  return t('web-fellowship-goal', {
    kind: goal.kind,
    least: goal.need,
    most: goal.most ?? 0,
    window: goal.window,
    suit: first ?? '',
    second: second ?? '',
    third: third ?? '',
    rank: hand.threat ?? 0,
    threat: hand.threat ? 'known' : 'unknown',
    forbidden: goal.forbidden.length > 1 ? 'all' : goal.forbidden.length ? 'one' : 'none',
  })
}
