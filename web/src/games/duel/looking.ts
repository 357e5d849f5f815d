/** Tells the shell which piece is looked at: by pointer, by focus, and by a long press. */

import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const LOOK = Symbol('look')
type Look = (id: string | null) => void

export const provideLook = (look: Look): Look => setContext(LOOK, look)

export function lookedAt(): (id: string) => Attachment {
  const look = getContext<Look | undefined>(LOOK)
  return (id) => (element) => {
    const on = (): void => look?.(id)
    const off = (): void => look?.(null)
    const events: [string, () => void][] = [['pointerenter', on], ['focusin', on], ['pointerleave', off], ['focusout', off]]
    for (const [name, handler] of events) element.addEventListener(name, handler)
    return () => {
      for (const [name, handler] of events) element.removeEventListener(name, handler)
    }
  }
}
