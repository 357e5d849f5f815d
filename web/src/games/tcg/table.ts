/** What every piece on the board must know, handed down once. */

import { getContext, setContext } from 'svelte'
import type { Targets } from './targets'

const TABLE = Symbol('tcg')

export interface TableContext {
  readonly targets: Targets
  readonly highlighted: ReadonlySet<string>
  readonly chosen: string | null
  readonly yours: boolean
  choose: (id: string, element: Element) => void
  why: (action: string) => void
}

export const provideTable = (table: TableContext): TableContext => setContext(TABLE, table)
export const getTable = (): TableContext => getContext<TableContext>(TABLE)
