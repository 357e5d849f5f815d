/** What the list layout leaves out: parts of a view that hold nothing. */

/** Whether there is nothing to say about a value. A group of nothing but noughts is empty, too; a nought that stands
 *  beside other values is worth saying. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true
  if (typeof value !== 'object') return false
  return Object.values(value).every((one) => one === 0 || isEmpty(one))
}
