/**
 * Tells the page which piece to preview: under the mouse, with the focus, or long-pressed. A board calls
 * `providePreview(onpreview)` once; its pieces carry `{@attach showPreview(id)}` from `const showPreview =
 * piecePreview()`.
 */

import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const LOOK = Symbol('look')
const LONG = 380
const SLACK = 8
type Look = (id: string | null) => void

export const providePreview = (look: Look): Look => setContext(LOOK, look)

export function piecePreview(): (id: string) => Attachment {
  const look = getContext<Look | undefined>(LOOK)
  return (id) => (element) => {
    let pressing: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let long = false
    const on = (): void => look?.(id)
    const off = (): void => {
      clearTimeout(pressing)
      look?.(null)
    }
    const handlers: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType !== 'touch' && on(),
      pointerleave: off,
      pointercancel: off,
      focusin: () => (element as HTMLElement).matches(':focus-visible, :has(:focus-visible)') && on(),
      focusout: off,
      pointerdown: (event) => {
        long = false
        const { pointerType, clientX, clientY } = event as PointerEvent
        if (pointerType !== 'touch') return
        from = { x: clientX, y: clientY }
        pressing = setTimeout(() => {
          long = true
          on()
        }, LONG)
      },
      pointermove: (event) => {
        const { clientX, clientY } = event as PointerEvent
        if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK) clearTimeout(pressing)
      },
      pointerup: (event) => {
        clearTimeout(pressing)
        if ((event as PointerEvent).pointerType === 'touch') off()
      },
      // Looking at a piece is not choosing it, and the browser's own menu stays away.
      contextmenu: (event) => long && event.preventDefault(),
    }
    const click = (event: Event): void => {
      if (!long) return
      long = false
      event.preventDefault()
      event.stopPropagation()
    }
    // Says that the piece can be seen larger, so that its smallest marks need not be read here.
    element.setAttribute('data-enlarges', id)
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler)
    element.addEventListener('click', click, { capture: true })
    return () => {
      clearTimeout(pressing)
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler)
      element.removeEventListener('click', click, { capture: true })
    }
  }
}
