/** Who sits here and how they like it; the likings stay in this browser. */

import type { BoardSettings } from '../games/board'
import type { Lang, Me } from '../wire'

export const LANGUAGES: readonly Lang[] = ['en', 'it', 'sv']
const KEPT = 'mathom-settings'

export interface Likings {
  lang: Lang
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'full' | 'none'
  /** When a move is asked for twice: never, when it was tapped with a finger, always. */
  confirm: 'never' | 'touch' | 'always'
  /** How loud sounds are, 0 to 1; silent unless somebody wants it otherwise. */
  volume: number
  cardSize: number
  /** Whether boards warn of moves that would surely do harm. */
  warnings: boolean
  layout: 'board' | 'list'
  rail: boolean
}

export function preferredLanguage(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().split('-')[0] === lang)
    if (found) return found
  }
  return 'en'
}

function defaults(): Likings {
  return {
    lang: preferredLanguage(navigator.languages ?? [navigator.language]),
    theme: 'system',
    motion: 'system',
    confirm: 'never',
    volume: 0,
    cardSize: 1,
    warnings: true,
    layout: 'board',
    rail: true,
  }
}

const ALLOWED: { [K in keyof Likings]: (value: unknown) => boolean } = {
  lang: (value) => LANGUAGES.includes(value as Lang),
  theme: (value) => ['system', 'light', 'dark'].includes(value as string),
  motion: (value) => ['system', 'full', 'none'].includes(value as string),
  confirm: (value) => ['never', 'touch', 'always'].includes(value as string),
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  cardSize: (value) => typeof value === 'number' && value >= 0.7 && value <= 1.5,
  warnings: (value) => typeof value === 'boolean',
  layout: (value) => ['board', 'list'].includes(value as string),
  rail: (value) => typeof value === 'boolean',
}

/** What was kept, as far as it can be read; anything odd falls back to its default. */
export function readLikings(text: string | null): Likings {
  let kept: Record<string, unknown> = {}
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (found && typeof found === 'object') kept = found as Record<string, unknown>
  } catch {
    // An unreadable setting is no reason to fail.
  }
  const fitting = Object.entries(kept).filter(([key, value]) =>
    ALLOWED[key as keyof Likings]?.(value),
  )
  return { ...defaults(), ...Object.fromEntries(fitting) }
}

class Session {
  me = $state.raw<Me | null>(null)
  likings = $state(readLikings(stored()))
  calm = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)
  dark = $state(matchMedia('(prefers-color-scheme: dark)').matches)

  get lang(): Lang {
    return this.likings.lang
  }

  get motion(): boolean {
    return this.likings.motion === 'system' ? !this.calm : this.likings.motion === 'full'
  }

  get night(): boolean {
    return this.likings.theme === 'system' ? this.dark : this.likings.theme === 'dark'
  }

  get board(): BoardSettings {
    return { motion: this.motion, cardSize: this.likings.cardSize, warnings: this.likings.warnings }
  }

  set(changes: Partial<Likings>): void {
    Object.assign(this.likings, changes)
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.likings))
    } catch {
      // Without storage the likings last as long as the page.
    }
    this.dress()
  }

  /** Put language, theme and motion on the document, where the styles look for them. */
  dress(): void {
    const root = document.documentElement
    root.lang = this.likings.lang
    if (this.likings.theme === 'system') root.removeAttribute('data-theme')
    else root.dataset.theme = this.likings.theme
    if (this.likings.motion === 'system') root.removeAttribute('data-motion')
    else root.dataset.motion = this.likings.motion
  }

  listen(): void {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const dark = matchMedia('(prefers-color-scheme: dark)')
    calm.addEventListener?.('change', () => (this.calm = calm.matches))
    dark.addEventListener?.('change', () => (this.dark = dark.matches))
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

export const session = new Session()
