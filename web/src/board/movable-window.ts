/**
 * Lets a window over the board be moved: drag its handle, or press the arrow keys while the handle has the
 * focus. It stays inside its box.
 */

import type { Attachment } from 'svelte/attachments'

export interface Shift {
  x: number
  y: number
}
interface Size {
  left: number
  top: number
  width: number
  height: number
}

const STEP = 24
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** How far a window can move by this much and stay inside its box. */
export function kept(window: Size, box: Size, by: Shift): Shift {
  const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
  return {
    x: between(
      by.x,
      Math.min(0, box.left - window.left),
      Math.max(0, box.left + box.width - window.left - window.width),
    ),
    y: between(by.y, Math.min(0, box.top - window.top), Math.max(0, box.top + box.height - window.top - window.height)),
  }
}

/** Half of what a finger touches. */
const REACH = 22

/** How far down a window must step so that it lies over none of these spots; it stays where no place is free. */
export function clearOf(window: Size, box: Size, spots: Shift[]): Shift {
  const most = box.top + box.height - window.top - window.height
  for (let y = 0; y <= most; y += STEP) {
    const covered = spots.some(
      (spot) =>
        spot.x > window.left - REACH &&
        spot.x < window.left + window.width + REACH &&
        spot.y > window.top + y - REACH &&
        spot.y < window.top + y + window.height + REACH,
    )
    if (!covered) return { x: 0, y }
  }
  return { x: 0, y: 0 }
}

/** For the handle; the window is its nearest `section`, the box what that lies in. */
export const moves =
  (shift: () => Shift, set: (to: Shift) => void): Attachment<HTMLElement> =>
  (handle) => {
    const window = handle.closest('section')
    const box = window?.offsetParent
    if (!window || !box) return
    let from: Shift | null = null
    const by = (x: number, y: number): void => {
      const step = kept(window.getBoundingClientRect(), box.getBoundingClientRect(), { x, y })
      set({ x: shift().x + step.x, y: shift().y + step.y })
    }
    const handlers: Record<string, (event: never) => void> = {
      pointerdown: (event: PointerEvent) => {
        if ((event.target as Element).closest('button') !== handle && (event.target as Element).closest('button'))
          return
        from = { x: event.clientX, y: event.clientY }
        handle.setPointerCapture(event.pointerId)
      },
      pointermove: (event: PointerEvent) => {
        if (!from) return
        by(event.clientX - from.x, event.clientY - from.y)
        from = { x: event.clientX, y: event.clientY }
      },
      pointerup: () => (from = null),
      pointercancel: () => (from = null),
      keydown: (event: KeyboardEvent) => {
        const arrow = ARROWS[event.key]
        if (!arrow) return
        event.preventDefault()
        event.stopPropagation()
        by(...arrow)
      },
    }
    for (const [name, handler] of Object.entries(handlers)) handle.addEventListener(name, handler as EventListener)
    return () => {
      for (const [name, handler] of Object.entries(handlers)) handle.removeEventListener(name, handler as EventListener)
    }
  }
