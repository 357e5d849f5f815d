/** The arithmetic of a window onto something large: how near one looks, and where its corner lies. */

export interface Look {
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
export function withinBox(look: Look, width: number, height: number, most: number): Look {
  const scale = between(look.scale, 1, most)
  return { scale, x: between(look.x, width * (1 - scale), 0), y: between(look.y, height * (1 - scale), 0) }
}

/** Come nearer or go back so that what lies under a spot stays there. */
export function scaledAt(look: Look, by: number, at: Spot, most: number): Look {
  const scale = between(look.scale * by, 1, most)
  const share = scale / look.scale
  return { scale, x: at.x - (at.x - look.x) * share, y: at.y - (at.y - look.y) * share }
}

/** Two fingers have moved: what lay between them still does. */
export function pinched(look: Look, before: [Spot, Spot], now: [Spot, Spot], most: number): Look {
  const apart = ([a, b]: [Spot, Spot]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
  const middle = ([a, b]: [Spot, Spot]): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const from = middle(before)
  const to = middle(now)
  const there = scaledAt(look, apart(now) / apart(before), from, most)
  return { ...there, x: there.x + to.x - from.x, y: there.y + to.y - from.y }
}
