/** The few words of the board itself; everything about a move comes from the server. They travel with the
 *  board and not with the first page, so they are spoken from here. */

import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import { bundleOf } from '../../lib/i18n.svelte'
import { session } from '../../lib/session.svelte'
import type { Lang } from '../../wire'
import type { Color } from './facts'
import type { Price } from './view'

const sources = import.meta.glob<string>('../../../../src/mathom/locale/*/web-duel.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const bundles = new Map<Lang, FluentBundle>()

function spoken(lang: Lang): FluentBundle {
  let bundle = bundles.get(lang)
  if (!bundle) {
    bundle = bundleOf(lang, sources[`../../../../src/mathom/locale/${lang}/web-duel.ftl`] ?? '')
    bundles.set(lang, bundle)
  }
  return bundle
}

/** A text of web-duel.ftl in the language that is spoken. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = spoken(session.lang)
  const message = bundle.getMessage(key)
  return message?.value ? bundle.formatPattern(message.value, args, []) : key
}

/** What a price badge shows, in words. */
export function priceText(price: Price, coins: number): string {
  if (price.coins > coins) return t('web-duel-short', { number: price.coins - coins })
  return price.coins ? t('web-duel-coins', { number: price.coins }) : t('web-duel-free')
}

export const regionName = (region: string): string => t('web-duel-region', { region })
export const tileName = (tile: string): string => t('web-duel-tile', { tile })
export const raceName = (race: string): string => t('web-duel-race', { race })
export const skillName = (skill: string): string => t('web-duel-skill', { skill })
export const pileName = (color: Color): string => t('web-duel-pile', { color })
export const sideName = (side: string): string => t('web-duel-side', { side })
