/** The view of Duel: its generated types and what the board derives from them. */

import type { Side } from './view-types'

export type * from './view-types'

export const SIDES: Side[] = ['fellowship', 'sauron']
