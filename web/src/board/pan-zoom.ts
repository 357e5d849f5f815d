/** The arithmetic of zooming and panning: scale and corner of the visible part. */

export interface Viewport {
  scale: number
  x: number
  y: number
}
export interface Spot {
  x: number
  y: number
}

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Never farther than the whole, never nearer than allowed, and no edge inside the window. */
export function withinBox(viewport: Viewport, width: number, height: number, most: number): Viewport {
  const scale = between(viewport.scale, 1, most)
  return { scale, x: between(viewport.x, width * (1 - scale), 0), y: between(viewport.y, height * (1 - scale), 0) }
}

/** Come nearer or go back so that what lies under a spot stays there. */
export function scaledAt(viewport: Viewport, by: number, at: Spot, most: number): Viewport {
  const scale = between(viewport.scale * by, 1, most)
  const share = scale / viewport.scale
  return { scale, x: at.x - (at.x - viewport.x) * share, y: at.y - (at.y - viewport.y) * share }
}

/** Two fingers have moved: what lay between them still does. */
export function pinched(viewport: Viewport, before: [Spot, Spot], now: [Spot, Spot], most: number): Viewport {
  const apart = ([a, b]: [Spot, Spot]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
  const middle = ([a, b]: [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const from = middle(before)
  const to = middle(now)
  const there = scaledAt(viewport, apart(now) / apart(before), from, most)
  return { ...there, x: there.x + to.x - from.x, y: there.y + to.y - from.y }
}
