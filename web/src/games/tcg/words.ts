/** The few words of the board; whatever is said about a card or a move comes from the server. */

import { partName, t } from '../../lib/i18n.svelte'

export { t }
export const part = (id: string): string => partName('tcg', id)
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
