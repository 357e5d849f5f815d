/** Where those who are being sent off may go, in one sentence. */

import { session } from '../../shared/session.svelte'
import { regionOf } from './view'
import { part, t } from './text'

/** More names than this are not read. */
const MOST = 4

export function goalsInWords(goals: ReadonlyMap<string, string>): string {
  const either = new Intl.ListFormat(session.lang, { type: 'disjunction' })
  const named = (wanted: (verb: string) => boolean): string[] =>
    [...goals].flatMap(([place, verb]) => (wanted(verb) ? [part(regionOf(place))] : []))
  const attacks = named((verb) => verb === 'attack')
  const marches = named((verb) => verb !== 'attack')
  if (marches.length + attacks.length > MOST) return t('web-war-go-somewhere')
  return t('web-war-go', {
    kind: !attacks.length ? 'march' : !marches.length ? 'attack' : 'both',
    places: either.format(marches),
    enemies: either.format(attacks),
  })
}
