const LIVE = ['data-lit', 'data-piece', 'data-digit', 'id']

/** A copy of a piece for motion: it cannot be focused, pressed, found or read aloud. */
export function inertCopy(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll('*')]) for (const name of LIVE) part.removeAttribute(name)
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  return copy
}
