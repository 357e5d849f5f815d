/** The drawing of the map as data: borders are kept once and shared by both sides, so neighbours always fit. */

import facts from './map.json'

export const WIDTH = 1300
export const HEIGHT = 1000

export type Nation =
  'dwarves' | 'elves' | 'gondor' | 'north' | 'rohan' | 'isengard' | 'sauron' | 'southrons-easterlings'
export type Settlement = 'town' | 'city' | 'stronghold' | 'fortification'
export type Point = [number, number]

export interface Region {
  id: string
  nation: Nation | null
  settlement: Settlement | null
  points: number
  outline: string
  /** Where armies stand. */
  anchor: Point
  /** Where the settlement is drawn. */
  site: Point | null
  name: { x: number; y: number; lines: number; width: number }
}

type Arc = [kind: number, betweenNations: number, points: number[]]
interface Fact {
  id: string
  nation: string | null
  settlement: string | null
  points: number
  arcs: number[]
  anchor: number[]
  site: number[] | null
  name: number[]
}

const OPEN = 0
const IMPASSABLE = 1
const COAST = 2

/** Points are written as steps from one to the next, in quarters of a unit. */
function unfold(steps: number[]): Point[] {
  let x = 0
  let y = 0
  const found: Point[] = []
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0
    y += steps[i + 1] ?? 0
    found.push([x / facts.scale, y / facts.scale])
  }
  return found
}

const line = (points: Point[]): string => `M${points.map(([x, y]) => `${x},${y}`).join('L')}`

const arcs = facts.arcs as Arc[]
const unfolded = arcs.map(([, , steps]) => unfold(steps))

/** A ring of borders; those walked backwards are counted below zero, and the first is number one. */
function outline(ring: number[]): string {
  const points = ring.flatMap((number) => {
    const arc = unfolded[Math.abs(number) - 1] ?? []
    return number < 0 ? arc.toReversed() : arc
  })
  return `${line(points)}Z`
}

const point = ([x = 0, y = 0]: number[]): Point => [x, y]

export const REGIONS: readonly Region[] = (facts.regions as Fact[]).map((fact) => ({
  id: fact.id,
  nation: fact.nation as Nation | null,
  settlement: fact.settlement as Settlement | null,
  points: fact.points,
  outline: outline(fact.arcs),
  anchor: point(fact.anchor),
  site: fact.site && point(fact.site),
  name: { x: fact.name[0] ?? 0, y: fact.name[1] ?? 0, lines: fact.name[2] ?? 1, width: fact.name[3] ?? 60 },
}))

const byId = new Map(REGIONS.map((region) => [region.id, region]))
export const regionNamed = (id: string): Region | undefined => byId.get(id)

const drawn = (wanted: (arc: Arc) => boolean): string =>
  unfolded
    .filter((_, i) => wanted(arcs[i] as Arc))
    .map(line)
    .join('')

export const BORDERS = {
  open: drawn(([kind, nations]) => kind === OPEN && !nations),
  nations: drawn(([kind, nations]) => kind === OPEN && Boolean(nations)),
  impassable: drawn(([kind]) => kind === IMPASSABLE),
  coast: drawn(([kind]) => kind === COAST),
}

export const SEAS = facts.seas.map((sea) => ({
  id: sea.id,
  lake: sea.kind === 'lake',
  outline: `${line(unfold(sea.points))}Z`,
}))
export const RIVERS = facts.rivers.map((river) => ({ width: river.width, course: line(unfold(river.points)) }))

type Sign = { x: number; y: number; size: number }
function signs(flat: number[]): Sign[] {
  const found: Sign[] = []
  for (let i = 0; i < flat.length; i += 3) found.push({ x: flat[i] ?? 0, y: flat[i + 1] ?? 0, size: flat[i + 2] ?? 0 })
  return found
}

export const PEAKS: readonly Sign[] = facts.peaks.flatMap(signs).toSorted((a, b) => a.y - b.y)
export const TREES = signs(facts.terrain.tree)
export const HILLS = signs(facts.terrain.hill)
export const REEDS = signs(facts.terrain.reed)
export const WASTES = signs(facts.terrain.waste)

/** A name broken into so many lines, each as long as the others if it can be. */
export function broken(name: string, lines: number): string[] {
  const words = name.split(' ')
  if (lines < 2 || words.length < 2) return [name]
  let best: string[] = [name]
  let longest = Infinity
  for (let cut = 1; cut < words.length; cut += 1) {
    const parts = [words.slice(0, cut).join(' '), ...broken(words.slice(cut).join(' '), lines - 1)]
    const length = Math.max(...parts.map((part) => part.length))
    if (length < longest) [best, longest] = [parts, length]
  }
  return best
}
