/** The few words of the board; whatever is said about a move comes from the server. */

import { partName, t } from '../../lib/i18n.svelte'

export { t }
/** What a part of the view is called: a region, a nation, a figure, a face of a die. */
export const part = (id: string): string => partName('war', id)
