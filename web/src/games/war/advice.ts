/** What else one should know before an army goes, in a sentence or two. The facts come with the orders. */

import { everybody, unitsIn, type Selection } from './orders'
import { part, t } from './text'
import { regionOf, type ArmyOrder } from './view'

const goesWhole = (orders: readonly ArmyOrder[], { figures }: Selection): boolean =>
  unitsIn(figures) === unitsIn(everybody(orders).figures)

/** Beside the odds of those who are chosen: those of everybody, or of all but one, and what is at stake. */
export function adviceOn(armies: readonly ArmyOrder[], chosen: Selection, target: string): string {
  const order = armies.find(({ verb, targets }) => verb === 'attack' && targets[target])
  const odds = order?.targets[target]?.odds
  if (!order || !odds || !unitsIn(chosen.figures)) return ''
  const whole = goesWhole([order], chosen)
  const exposed = order.exposes.length > 0
  if (whole && !exposed) return ''
  const fewer = whole && odds.all_but_one !== null
  return [
    whole ? '' : t('web-war-advice-all', { count: unitsIn(order.figures), percent: odds.all }),
    exposed ? t('web-war-advice-fall', { place: part(regionOf(order.from)) }) : '',
    fewer ? t('web-war-advice-but-one', { percent: odds.all_but_one ?? 0 }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** When everybody marches off and enemies stand next to the settlement that they leave. */
export function marchAdvice(armies: readonly ArmyOrder[], chosen: Selection): string {
  const order = armies.find(({ verb }) => verb === 'march')
  if (!order?.exposes.length || !goesWhole([order], chosen)) return ''
  return t('web-war-advice-empty', {
    place: part(regionOf(order.from)),
    near: order.exposes.map((one) => part(one)).join(', '),
  })
}
