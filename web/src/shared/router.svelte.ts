/** A small router on the browser's history: a path says the page, the query says the moment. */

export type Page =
  | { name: 'home' }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'campaign'; id: string }
  | { name: 'campaigns'; game: string }
  | { name: 'deck'; id: string }
  | { name: 'decks'; game: string }
  | { name: 'games' }
  | { name: 'watch' }
  | { name: 'replays' }
  | { name: 'ladder' }
  | { name: 'learn'; game: string; lesson: string }
  | { name: 'settings' }
  | { name: 'admin' }
  | { name: 'about' }
  | { name: 'lost' }

const PLAIN = ['games', 'watch', 'replays', 'ladder', 'settings', 'admin', 'about'] as const

export function pageOf(path: string): Page {
  const [first = '', id = '', second = '', more] = path.split('/').filter(Boolean).map(readable)
  if (!first) return { name: 'home' }
  if (more !== undefined) return { name: 'lost' }
  if (first === 'learn' && id) return { name: first, game: id, lesson: second }
  if (second) return { name: 'lost' }
  if ((first === 'table' || first === 'replay' || first === 'campaign' || first === 'deck') && id)
    return { name: first, id }
  if ((first === 'campaigns' || first === 'decks') && id) return { name: first, game: id }
  const plain = PLAIN.find((name) => name === first)
  return plain && !id ? { name: plain } : { name: 'lost' }
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  page = $derived(pageOf(this.path))

  go(address: string): void {
    history.pushState(null, '', address)
    this.read()
    scrollTo(0, 0)
  }

  /** Change the query without a new entry in the history, as a scrubber does. */
  note(changes: Record<string, string | null>): void {
    const query = new URLSearchParams(location.search)
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) query.delete(key)
      else query.set(key, value)
    }
    const text = query.toString()
    history.replaceState(null, '', location.pathname + (text ? `?${text}` : ''))
    this.query = query
  }

  read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  /** Follow links within the app without loading the page again. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download')) return
    const address = link.getAttribute('href') ?? ''
    if (!address.startsWith('/') || address.startsWith('/api/')) return
    event.preventDefault()
    this.go(address)
  }

  listen(): () => void {
    const click = (event: MouseEvent) => this.follow(event)
    const back = () => this.read()
    document.addEventListener('click', click)
    addEventListener('popstate', back)
    return () => {
      document.removeEventListener('click', click)
      removeEventListener('popstate', back)
    }
  }
}

export const router = new Router()
