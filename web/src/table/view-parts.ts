/** What the list layout leaves out: parts of a view that hold nothing. */

/** Whether there is nothing to say about a value. A group of nothing but noughts is empty, too; a nought that stands
 *  beside other values is worth saying. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true
  if (typeof value !== 'object') return false
  return Object.values(value).every((one) => one === 0 || isEmpty(one))
}

/** The parts of a view that are worth saying, those of `first` in its order before the others. What is none is left
 *  out. */
export function partsToSay(view: object, left: string[], first: string[]): [string, unknown][] {
  const rank = (key: string): number => (first.includes(key) ? first.indexOf(key) : first.length)
  return Object.entries(view)
    .filter(([key, value]) => !left.includes(key) && value !== 0 && !isEmpty(value))
    .sort(([a], [b]) => rank(a) - rank(b))
}
