/** Changes of a deck that are not saved yet stay in this browser, so that a reload loses nothing. */

export interface Draft {
  name: string
  text: string
}

const PREFIX = 'mathom-tcg-draft-'
/** New decks have drafts of their own, as many as were begun: `new`, `new-2` and so on. */
const NEW = /^new(-\d+)?$/

export const isNew = (id: string): boolean => NEW.test(id)

export function keepDraft(id: string, draft: Draft): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(draft))
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

export function dropDraft(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // There was none.
  }
}

export function readDraft(id: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null')
    if (!found || typeof found !== 'object') return null
    const { name, text } = found as Partial<Draft>
    return typeof name === 'string' && typeof text === 'string' ? { name, text } : null
  } catch {
    return null
  }
}

const number = (id: string): number => Number(id.split('-')[1] ?? 1)

/** The drafts of decks that were never saved, the oldest first. */
export function newDrafts(): { id: string; draft: Draft }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX) && isNew(key.slice(PREFIX.length)))
      .map((key) => key.slice(PREFIX.length))
      .sort((a, b) => number(a) - number(b))
      .flatMap((id) => {
        const draft = readDraft(id)
        return draft ? [{ id, draft }] : []
      })
  } catch {
    return []
  }
}

/** A place for one more new deck, where no draft lies. */
export function freeDraft(): string {
  const last = newDrafts().at(-1)
  return last ? `new-${number(last.id) + 1}` : 'new'
}
