/** How many buttons of a prompt stand in its line. */

const GAP = 6
/** The button from which the others hang, and the least room of the words. */
const MORE = 92
const WORDS = 216
const LOW_WORDS = 150
/** On an upright phone the buttons have lines of their own. */
const PHONE = 760
const PHONE_BUTTONS = 3

/** The first buttons that fit into a line of so many pixels, beside the one from which the others hang. */
export function fitting(widths: readonly number[], room: number): number {
  const all = widths.reduce((sum, width) => sum + width + GAP, -GAP)
  if (all <= room) return widths.length
  let used = MORE
  for (const [number, width] of widths.entries()) {
    used += width + GAP
    if (used > room) return Math.max(1, number)
  }
  return widths.length
}

/** Measures the line in which an element ends the buttons of the offers. */
export function shownButtons(end: Element): number {
  const holder = end.parentElement
  const body = holder?.parentElement
  if (!holder || !body) return Infinity
  const own = [...holder.querySelectorAll<HTMLElement>(':scope > [data-lit]')]
  if (innerWidth <= PHONE) return own.length > PHONE_BUTTONS + 1 ? PHONE_BUTTONS : own.length
  const tools = [...holder.querySelectorAll<HTMLElement>(':scope > .tool')]
  const taken = tools.reduce((sum, one) => sum + one.offsetWidth + GAP, 12)
  const room = body.clientWidth - taken - (innerHeight <= 480 ? LOW_WORDS : WORDS)
  return fitting(
    own.map((one) => one.offsetWidth),
    room,
  )
}
