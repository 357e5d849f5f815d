/** Finished lessons, kept in this browser. */

const KEPT = 'mathom-lessons'

export function readLearned(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

class Learned {
  #done = $state.raw<string[]>(readLearned(stored()))

  has(game: string, lesson: string): boolean {
    return this.#done.includes(`${game}/${lesson}`)
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return
    this.#done = [...this.#done, `${game}/${lesson}`]
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#done))
    } catch {
      // Without storage the ticks last as long as the page.
    }
  }
}

export const learned = new Learned()
