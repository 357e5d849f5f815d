/** The signed-in person and their preferences; preferences stay in this browser. */

import type { BoardSettings } from '../board/board-props'
import { LANGUAGE_NAMES, type Lang, type Me } from '../wire'

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Lang[]
const KEPT = 'mathom-settings'

export interface Preferences {
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
  /** Whether the log stands beside the board; null where nobody has said so, and the window decides. */
  rail: boolean | null
  /** How fast the moves of others follow each other. */
  pace: 'instant' | 'calm' | 'slow'
  /** The bot that was played against last. */
  level: string
}

export function preferredLanguage(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().split('-')[0] === lang)
    if (found) return found
  }
  return 'en'
}

function defaults(): Preferences {
  return {
    lang: preferredLanguage(navigator.languages ?? [navigator.language]),
    theme: 'system',
    motion: 'system',
    confirm: 'never',
    volume: 0,
    cardSize: 1,
    warnings: true,
    layout: 'board',
    rail: null,
    pace: 'instant',
    level: '',
  }
}

const ALLOWED: { [K in keyof Preferences]: (value: unknown) => boolean } = {
  lang: (value) => LANGUAGES.includes(value as Lang),
  theme: (value) => ['system', 'light', 'dark'].includes(value as string),
  motion: (value) => ['system', 'full', 'none'].includes(value as string),
  confirm: (value) => ['never', 'touch', 'always'].includes(value as string),
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  cardSize: (value) => typeof value === 'number' && value >= 0.7 && value <= 1.5,
  warnings: (value) => typeof value === 'boolean',
  layout: (value) => ['board', 'list'].includes(value as string),
  rail: (value) => typeof value === 'boolean' || value === null,
  pace: (value) => ['instant', 'calm', 'slow'].includes(value as string),
  level: (value) => typeof value === 'string' && /^[a-z]*$/.test(value),
}

/** What was kept, as far as it can be read; anything odd falls back to its default. */
export function readPreferences(text: string | null): Preferences {
  let kept: Record<string, unknown> = {}
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (found && typeof found === 'object') kept = found as Record<string, unknown>
  } catch {
    // An unreadable setting is no reason to fail.
  }
  const fitting = Object.entries(kept).filter(([key, value]) => ALLOWED[key as keyof Preferences]?.(value))
  return { ...defaults(), ...Object.fromEntries(fitting) }
}

class Session {
  me = $state.raw<Me | null>(null)
  preferences = $state(readPreferences(stored()))
  calm = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)
  dark = $state(matchMedia('(prefers-color-scheme: dark)').matches)

  get lang(): Lang {
    return this.preferences.lang
  }

  get motion(): boolean {
    return this.preferences.motion === 'system' ? !this.calm : this.preferences.motion === 'full'
  }

  get night(): boolean {
    return this.preferences.theme === 'system' ? this.dark : this.preferences.theme === 'dark'
  }

  /** How long the move of somebody else stays before the next is shown, in milliseconds. */
  get pause(): number {
    return { instant: 0, calm: 900, slow: 2000 }[this.preferences.pace]
  }

  get board(): BoardSettings {
    return { motion: this.motion, cardSize: this.preferences.cardSize, warnings: this.preferences.warnings }
  }

  set(changes: Partial<Preferences>): void {
    Object.assign(this.preferences, changes)
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.preferences))
    } catch {
      // Without storage the preferences last as long as the page.
    }
    this.dress()
  }

  /** Put language, theme and motion on the document, where the styles look for them. */
  dress(): void {
    const root = document.documentElement
    root.lang = this.preferences.lang
    if (this.preferences.theme === 'system') root.removeAttribute('data-theme')
    else root.dataset.theme = this.preferences.theme
    if (this.preferences.motion === 'system') root.removeAttribute('data-motion')
    else root.dataset.motion = this.preferences.motion
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
