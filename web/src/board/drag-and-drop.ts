/** Drag and drop as a shortcut for two clicks: dropping a lit piece on another chooses both. */

import type { Attachment } from 'svelte/attachments'
import { inertCopy } from './inert-copy'

const SLACK = 9

interface Drag {
  /** Whether this piece may be dragged now. */
  may: () => boolean
  /** Dropped on another piece, or on the open table. */
  ondrop: (over: string | null) => void
}

export const draggable =
  ({ may, ondrop }: Drag): Attachment =>
  (node) => {
    const element = node as HTMLElement
    let from: { x: number; y: number; id: number } | null = null
    let copy: HTMLElement | null = null
    let over: HTMLElement | null = null

    function down(event: PointerEvent): void {
      if (event.button === 0 && event.isPrimary && may())
        from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!copy && Math.hypot(x, y) > SLACK) copy = lift()
      if (!copy) return
      copy.style.translate = `${x}px ${y}px`
      mark(pieceAt(event))
    }
    /** Show on what it would be dropped. */
    function mark(piece: HTMLElement | null): void {
      if (piece === over) return
      over?.removeAttribute('data-over')
      over = piece
      over?.setAttribute('data-over', '')
    }
    function pieceAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
      const found = document
        .elementsFromPoint(clientX, clientY)
        .map((one) => one.closest<HTMLElement>('[data-piece^="card:"]'))
      return found.find((one) => one && one !== element) ?? null
    }
    function lift(): HTMLElement {
      const box = element.getBoundingClientRect()
      const made = inertCopy(element)
      Object.assign(made.style, {
        position: 'fixed',
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        fontSize: getComputedStyle(element).fontSize,
        zIndex: '70',
        opacity: '.85',
        pointerEvents: 'none',
      })
      document.body.append(made)
      return made
    }
    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return
      const dragged = copy !== null
      drop()
      if (!dragged) return
      // The press was a drag: the click that follows it must not choose the piece as well.
      element.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
      ondrop(pieceAt(event)?.dataset.piece ?? null)
    }
    function drop(): void {
      copy?.remove()
      mark(null)
      copy = null
      from = null
    }
    /** Esc lets go of the piece where it was. */
    function cancel(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !copy) return
      event.preventDefault()
      drop()
    }
    function swallow(event: Event): void {
      event.preventDefault()
      event.stopPropagation()
    }
    const still = (event: Event): void => event.preventDefault()
    element.addEventListener('pointerdown', down)
    element.addEventListener('dragstart', still)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', drop)
    addEventListener('keydown', cancel, { capture: true })
    return () => {
      drop()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('dragstart', still)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', drop)
      removeEventListener('keydown', cancel, { capture: true })
    }
  }
