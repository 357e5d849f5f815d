/** Texts of the board itself; texts about actions come from the server. */

import { partName, t } from '../../shared/i18n.svelte'
import { playerOf } from '../../shared/table-text'
import type { SeatInfo } from '../../wire'

export { t }
export const part = (id: string): string => partName('tcg', id)
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** Who sits at a seat; where several have the same name, with the number of the seat. */
export function playerAt(seats: readonly SeatInfo[], id: string): string {
  const found = seats.find((one) => one.id === id)
  if (!found) return part(id)
  const name = playerOf(found)
  const same = seats.filter((one) => playerOf(one) === name)
  return same.length > 1 ? `${name} ${seats.indexOf(found) + 1}` : name
}
