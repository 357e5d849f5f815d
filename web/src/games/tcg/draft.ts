/** Changes of a deck that are not saved yet stay in this browser, so that a reload loses nothing. */

export interface Draft {
  name: string
  text: string
}

const key = (id: string): string => `mathom-tcg-draft-${id}`

export function keepDraft(id: string, draft: Draft): void {
  try {
    localStorage.setItem(key(id), JSON.stringify(draft))
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

export function dropDraft(id: string): void {
  try {
    localStorage.removeItem(key(id))
  } catch {
    // There was none.
  }
}

export function readDraft(id: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(id)) ?? 'null')
    if (!found || typeof found !== 'object') return null
    const { name, text } = found as Partial<Draft>
    return typeof name === 'string' && typeof text === 'string' ? { name, text } : null
  } catch {
    return null
  }
}
