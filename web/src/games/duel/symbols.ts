/** What the sentences of Duel's log draw: the colours of cards, and pieces by their drawings. */

import type { LogSymbol } from '../../board/board-props'
import { ICONS, type IconName } from './icons'

const drawn = (path: string, colour: string): LogSymbol => ({ icon: `<g transform="scale(51.2)">${path}</g>`, colour })

/** The marks of the six colours, as the cards have them. */
const COLORS: Record<string, LogSymbol> = {
  grey: drawn('<path d="M5 0 10 5 5 10 0 5z"/>', '#565c63'),
  yellow: drawn('<circle cx="5" cy="5" r="4.6"/>', '#b07d12'),
  blue: drawn('<path d="M.8.8h8.4v8.4H.8z"/>', '#22568c'),
  green: drawn('<path d="M5 .6 9.8 9.4H.2z"/>', '#2f6b35'),
  red: drawn('<path d="M2 0 5 3 8 0l2 2-3 3 3 3-2 2-3-3-3 3-2-2 3-3-3-3z"/>', '#a32a22'),
  purple: drawn('<path d="m5 0 1.5 3.4 3.5.4-2.6 2.5.7 3.7L5 8.2 1.9 10l.7-3.7L0 3.8l3.5-.4z"/>', '#643585'),
}
const COLOURED: Record<string, string> = { coins: '#9a6a0a', remove: '#a32a22', raze: '#a32a22' }

export function symbolOf(of: string): LogSymbol | null {
  const name = of.startsWith('region:') ? of.slice(7) : of
  const icon = ICONS[name as IconName]
  return COLORS[of] ?? (icon ? { icon, colour: COLOURED[of] } : null)
}
