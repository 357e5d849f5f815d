/** What the sentences of War's log draw: faces of dice, nations, characters, and what armies and the Fellowship do. */

import swords from 'icon:crossed-swords'
import eye from 'icon:burning-eye'
import fall from 'icon:broken-shield'
import hiking from 'icon:hiking'
import helm from 'icon:visored-helm'
import ring from 'icon:ring'
import siege from 'icon:siege-tower'
import steps from 'icon:footsteps'
import type { LogSymbol } from '../../board/board-props'
import type { Nation } from './map-drawing'
import { FACES, NATIONS, PEOPLE } from './nations'

const EVENT_SYMBOLS: Record<string, LogSymbol> = {
  battle: { icon: swords },
  march: { icon: steps },
  recruits: { icon: helm },
  fellowship: { icon: hiking },
  hunt: { icon: eye, colour: '#8e231c' },
  corruption: { icon: ring, colour: '#8e231c' },
  ring: { icon: ring, colour: '#236d88' },
  siege: { icon: siege },
  fall: { icon: fall, colour: '#8e231c' },
}

export function symbolOf(of: string): LogSymbol | null {
  if (of.startsWith('die-')) {
    const icon = FACES[of.slice(4)]?.[0]
    return icon ? { icon } : null
  }
  if (of.startsWith('nation-')) {
    const look = NATIONS[of.slice(7) as Nation]
    return { icon: look.sign, colour: look.colour }
  }
  if (of.startsWith('character:')) {
    const icon = PEOPLE[of.slice(10)]
    return icon ? { icon } : null
  }
  return EVENT_SYMBOLS[of] ?? null
}
