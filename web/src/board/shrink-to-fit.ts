/**
 * Draws the content of a box smaller, step by step, until it fits. The box has one child, a size of its own and
 * hidden overflow: `<div class="box" {@attach fitted}><ul>…</ul></div>`. Inside, `--zoom` says how much smaller it is,
 * so that text can stay readable: `font-size: max(1em, 12px / var(--zoom, 1))`.
 */

import type { Attachment } from 'svelte/attachments'

const STEPS = [1, 0.92, 0.85, 0.78, 0.71, 0.64, 0.58]

export const fitted: Attachment = (box) => {
  const inside = box.firstElementChild as HTMLElement | null
  if (!inside) return
  const fits = (): boolean => box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1
  function fit(): void {
    for (const step of STEPS) {
      inside?.style.setProperty('zoom', String(step))
      inside?.style.setProperty('--zoom', String(step))
      if (fits()) return
    }
  }
  const resized = new ResizeObserver(fit)
  const changed = new MutationObserver(fit)
  resized.observe(box)
  changed.observe(inside, { childList: true, subtree: true })
  return () => {
    resized.disconnect()
    changed.disconnect()
  }
}
