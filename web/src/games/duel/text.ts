/** Texts of the board itself; texts about actions come from the server. */

import { partName, t } from '../../shared/i18n.svelte'
import type { Color } from './component-data'
import type { Price } from './view'

/** What a price badge shows, in words. */
export function priceText(price: Price, coins: number): string {
  if (price.coins > coins) return t('web-duel-short', { number: price.coins - coins })
  return price.coins ? t('web-duel-coins', { number: price.coins }) : t('web-duel-free')
}

const part = (id: string): string => partName('duel', id)
export { t, part as regionName, part as raceName, part as skillName, part as sideName }
export const tileName = (tile: string): string => t('web-duel-tile', { tile })
export const pileName = (color: Color): string => t('web-duel-pile', { color })
