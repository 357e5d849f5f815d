/** What the sentences of the Fellowship's log draw: suits, characters, goals. */

import ring from 'icon:ring'
import star from 'icon:polar-star'
import threat from 'icon:pointy-sword'
import type { LogSymbol } from '../../board/board-props'
import { personLook } from './characters'
import { faceOf, SUITS } from './suits'

const SIGNS: Record<string, LogSymbol> = {
  rings: { icon: ring, colour: SUITS.rings.fill },
  reached: { icon: star, colour: '#a5762b' },
  threat: { icon: threat },
}

export function symbolOf(of: string): LogSymbol | null {
  if (of.startsWith('card:')) {
    const suit = SUITS[faceOf(of.slice(5)).suit]
    return suit ? { icon: suit.icon, colour: suit.fill } : null
  }
  return of.startsWith('character:') ? personLook(of.slice(10)) : (SIGNS[of] ?? null)
}
