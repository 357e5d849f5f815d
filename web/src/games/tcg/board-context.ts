/** What every piece on the board must know, handed down once. */

import { getContext, setContext } from 'svelte'
import type { Targets } from '../../board/targets'
import type { Foreseen, Lying } from './view'

const TABLE = Symbol('tcg')

export interface TableContext {
  readonly targets: Targets
  readonly highlighted: ReadonlySet<string>
  readonly chosen: string | null
  readonly yours: boolean
  /** What would come of the piece that is looked at. */
  readonly foreseen: Foreseen | null
  choose: (id: string, element: Element) => void
  why: (action: string) => void
  /** Lay out cards that lie on or under another. */
  show: (title: string, cards: Lying[]) => void
  /** A piece was dropped on another, or on the open table. */
  drop: (id: string, over: string | null) => void
}

export const provideTable = (table: TableContext): TableContext => setContext(TABLE, table)
export const getTable = (): TableContext => getContext<TableContext>(TABLE)
