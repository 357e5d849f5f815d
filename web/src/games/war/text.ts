/** Texts of the board itself; texts about actions come from the server. */

import { partName, t } from '../../shared/i18n.svelte'
import type { Troops, WarView } from './view'

export { t }
/** What a part of the view is called: a region, a nation, a figure, a face of a die. */
export const part = (id: string): string => partName('war', id)

/** A character as he is now: Strider, or Aragorn. */
export const person = (view: WarView, id: string): string =>
  view.characters[id]?.upgraded ? t('web-war-risen', { who: id }) : part(id)

/** Everybody of an army in words. */
export const listed = (view: WarView, troops: Troops): string =>
  [
    ...Object.entries(troops.figures).map(([figure, number]) => `${number} × ${part(figure)}`),
    ...troops.characters.map((who) => person(view, who)),
  ].join(', ')
