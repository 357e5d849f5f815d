/** Texts of the board itself; texts about actions come from the server. */

import { partName, t } from '../../shared/i18n.svelte'
import { faceOf, type Suit } from './suits'

export { t }
export const part = (id: string): string => partName('fellowship', id)
export const suitName = (suit: Suit): string => t('web-fellowship-suit', { suit })

export function cardName(id: string): string {
  const { suit, rank } = faceOf(id)
  return t('web-fellowship-card', { suit, rank })
}

/** Of the endless road there is no number. */
export const introOf = (chapter: string): string => t('web-fellowship-intro', { chapter: Number(chapter) || chapter })

/** What was said aloud: more or fewer tricks than the threat, or a span of them. */
export const declaredName = (said: string): string => (/\d/.test(said) ? said.replace('-', '–') : part(said))
