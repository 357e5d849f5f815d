/** Dragging is a shortcut for clicks: a lit piece that is dropped on another says both at once. */

import type { Attachment } from 'svelte/attachments'

const SLACK = 9

interface Drag {
  /** Whether this piece may be dragged now. */
  may: () => boolean
  /** Dropped on another piece, or on the open table. */
  ondrop: (over: string | null) => void
}

export const draggable = ({ may, ondrop }: Drag): Attachment => (node) => {
  const element = node as HTMLElement
  let from: { x: number; y: number; id: number } | null = null
  let copy: HTMLElement | null = null

  function down(event: PointerEvent): void {
    if (event.button === 0 && event.pointerType === 'mouse' && may()) from = { x: event.clientX, y: event.clientY, id: event.pointerId }
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!copy && Math.hypot(x, y) > SLACK) copy = lift()
    if (copy) copy.style.translate = `${x}px ${y}px`
  }
  function lift(): HTMLElement {
    const box = element.getBoundingClientRect()
    const made = element.cloneNode(true) as HTMLElement
    for (const name of ['data-lit', 'data-piece', 'data-digit']) made.removeAttribute(name)
    made.inert = true
    Object.assign(made.style, { position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, fontSize: getComputedStyle(element).fontSize, zIndex: '70', opacity: '.85', pointerEvents: 'none' })
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
    const over = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one !== element && one.closest('[data-piece^="card:"]'))
    ondrop(over?.closest<HTMLElement>('[data-piece]')?.dataset.piece ?? null)
  }
  function drop(): void {
    copy?.remove()
    copy = null
    from = null
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
  return () => {
    drop()
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('dragstart', still)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', drop)
  }
}
