/**
 * Size and place of the figures in a region: larger when zoomed out, so that numbers stay readable, and one
 * counter per army from very far.
 */

import { HEIGHT, REGIONS, type Region } from './map-drawing'
import type { Box } from './map-labels'
import { troops, type Troop } from './nations'
import { SIDES, type Force, type Side, type WarView } from './view'

/** Numbers on the pieces, in units of the drawing, and the least they may be on the screen. */
export const NUMERAL = 16.5
const LEAST = 12
/** Where pieces stop growing with the map, in pixels for a unit. */
const NEAR = 1.25
/** Below this the pieces of a region are one counter. */
const FAR = 0.5
const MOST = 1.5

/** The round sign of a settlement, and the most that pieces step aside for it. */
const SITE = 13.5
const ASIDE = 16

/** Between the armies of a region, and between them and the edge of the map: beyond it they cannot be seen. */
const GAP = 2
const EDGE = 3

export const ROW = 25
export const PERSON = 22
const CHIP = 20
const SIGN = 25

export interface Measures {
  rows: (Troop & { width: number })[]
  people: { id: string; number: number }[]
  width: number
  height: number
}

/** The parts of an army: a plate for each nation, below them Nazgûl and characters. */
export function measured(force: Pick<Force, 'figures' | 'characters'>): Measures {
  const rows = troops(force.figures).map((troop) => ({
    ...troop,
    width: SIGN + CHIP * (Number(troop.regulars > 0) + Number(troop.elites > 0)),
  }))
  const nazgul = force.figures.nazgul ?? 0
  const people = [
    ...(nazgul ? [{ id: 'nazgul', number: nazgul }] : []),
    ...force.characters.map((id) => ({ id, number: 0 })),
  ]
  return {
    rows,
    people,
    width: Math.max(people.length * PERSON, ...rows.map((row) => row.width), 22),
    height: Math.max(20, rows.length * ROW + (people.length ? PERSON : 0)),
  }
}

/** How much larger than drawn pieces are when so many pixels are one unit. */
export const magnified = (pixels: number): number =>
  pixels > NEAR ? NEAR / pixels : Math.min(MOST, Math.max(1, LEAST / (NUMERAL * pixels)))

export const isFar = (pixels: number): boolean => pixels < FAR

/** How much larger than drawn the sign of a settlement is. */
export const magnifiedSite = (pixels: number): number => Math.min(1.2, magnified(pixels))

export interface Stack {
  side: Side
  force: Force
  /** Within the walls of a besieged stronghold. */
  walled: boolean
  x: number
  y: number
  scale: number
  width: number
  height: number
  /** Leaders stand at the corner away from the settlement. */
  crown: 'left' | 'right'
}

/** How far pieces of this size step to the west (below zero) or east, so that the settlement is in sight. */
function aside({ site, anchor }: Region, width: number, height: number, pixels: number): number {
  if (!site) return 0
  const radius = SITE * magnifiedSite(pixels)
  const [east, south] = [site[0] - anchor[0], site[1] - anchor[1]]
  const missing = width / 2 + radius - Math.abs(east)
  if (missing <= 0 || Math.abs(south) >= height / 2 + radius) return 0
  return -Math.sign(east) * Math.min(ASIDE, missing)
}

/** The armies of a region, one below the other; those within walls first. */
function stacked(region: Region, view: WarView, pixels: number): Stack[] {
  const here = view.regions[region.id]
  if (!here) return []
  const inside = here.inside && here.control ? [{ side: here.control, force: here.inside, walled: true }] : []
  const outside = SIDES.flatMap((side) => (here[side] ? [{ side, force: here[side], walled: false }] : []))
  const all = [...inside, ...outside]
  const near = magnified(pixels)
  const sized = all.map((one) => {
    const { width, height } = isFar(pixels) ? { width: 22, height: 22 } : measured(one.force)
    const scale = isFar(pixels) ? LEAST / (15 * pixels) : near
    return { ...one, scale, width: width * scale, height: (height + (one.walled ? 16 : 0)) * scale }
  })
  const [, middle] = region.anchor
  const high = sized.reduce((sum, one) => sum + one.height + GAP, -GAP)
  const x = region.anchor[0] + aside(region, Math.max(...sized.map((one) => one.width)), high, pixels)
  const crown = region.site && region.site[0] > region.anchor[0] ? 'left' : 'right'
  let top = Math.max(EDGE, Math.min(middle - high / 2, HEIGHT - EDGE - high))
  return sized.map((one) => {
    const y = top + one.height / 2
    top += one.height + GAP
    return { ...one, x, y, crown }
  })
}

export function stacks(view: WarView, pixels: number): Map<string, Stack[]> {
  return new Map(
    REGIONS.map((region) => [region.id, stacked(region, view, pixels)] as const).filter(([, found]) => found.length),
  )
}

/** What the pieces of a region cover. */
export const covered = (found: Stack[]): Box => ({
  left: Math.min(...found.map((one) => one.x - one.width / 2)),
  right: Math.max(...found.map((one) => one.x + one.width / 2)),
  top: Math.min(...found.map((one) => one.y - one.height / 2)),
  bottom: Math.max(...found.map((one) => one.y + one.height / 2)),
})
