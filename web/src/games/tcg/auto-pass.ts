/**
 * Auto-pass. It never looks at the hand: it passes after the same pause whether or not something could be
 * played, so that nobody learns what is held.
 */

import type { Offer, Screen } from '../../wire'
import { read } from './view'

/** The phases in which both sides act in turn, and the windows in which something is answered. */
export const WINDOWS = ['maneuver', 'archery', 'assignment', 'skirmish', 'regroup', 'answer'] as const
export type PassWindow = (typeof WINDOWS)[number]

/** How long it waits before it passes, in milliseconds: time to see what happens, and to stop it. */
export const PAUSE = 900

/** The offer to pass, where passing hands the action to the other side and ends nothing of one's own. */
export function passOffer(screen: Screen): Offer | null {
  if (!screen.prompt.yours || !['act', 'answer'].includes(screen.prompt.choice ?? '')) return null
  return screen.offers.find((offer) => offer.verb === 'pass' && offer.target === null) ?? null
}

export function windowOf(screen: Screen): PassWindow | null {
  const phase = screen.prompt.choice === 'answer' ? 'answer' : read(screen).phase
  return WINDOWS.find((one) => one === phase) ?? null
}

/** What "until something else comes up" means: the same phase of the same turn, and the same skirmish. */
export function stretchOf(screen: Screen): string {
  const view = read(screen)
  return [
    view.turn,
    view.players?.[view.turn]?.site,
    view.phase,
    view.skirmishes?.find((fight) => fight.now)?.character,
  ].join(' ')
}

/**
 * The offer to pass with now, because of a setting or because the person asked for it in this stretch. The
 * latter never skips answers.
 */
export function passesItself(screen: Screen, windows: ReadonlySet<PassWindow>, asked: string | null): Offer | null {
  const offer = passOffer(screen)
  const window = windowOf(screen)
  if (!offer || !window) return null
  return windows.has(window) || (window !== 'answer' && asked === stretchOf(screen)) ? offer : null
}

const KEPT = 'mathom-tcg-passing'

export function readWindows(): Set<PassWindow> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return new Set(WINDOWS.filter((one) => Array.isArray(kept) && kept.includes(one)))
  } catch {
    return new Set()
  }
}

export function keepWindows(windows: ReadonlySet<PassWindow>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...windows]))
  } catch {
    // Without storage it lasts as long as the page.
  }
}
