import { describe, expect, it } from 'vitest'
import { aimAt } from '../src/games/war/aim'
import { BORDERS, broken, HEIGHT, REGIONS, regionNamed, WIDTH } from '../src/games/war/geography'
import { leaders, signOf, troops } from '../src/games/war/nations'
import { litRegions, targetsOf, toPick } from '../src/games/war/targets'
import type { WarView } from '../src/games/war/view'
import type { Offer } from '../src/wire'

const offer = (verb: string, target: string | null, action = 1): Offer => ({ action, id: `${verb} ${target ?? ''}`.trim(), verb, target, label: `${verb}!` })
const view = {
  regions: { rivendell: {}, moria: {} },
  hands: { shadow: { known: ['the-ring-is-mine'] } },
  nations: { rohan: {} },
} as unknown as WarView

describe('the map', () => {
  it('has 105 regions, each a closed outline around its army', () => {
    expect(REGIONS).toHaveLength(105)
    for (const region of REGIONS) {
      expect(region.outline).toMatch(/^M[\d.,L-]+Z$/)
      const points = region.outline.slice(1, -1).split('L').map((point) => point.split(',').map(Number))
      expect(inside(region.anchor, points as [number, number][]), region.id).toBe(true)
      expect(region.anchor[0]).toBeLessThan(WIDTH)
      expect(region.anchor[1]).toBeLessThan(HEIGHT)
    }
  })
  it('draws every kind of border', () => {
    for (const border of Object.values(BORDERS)) expect(border.length).toBeGreaterThan(1000)
  })
  it('knows nations and settlements', () => {
    expect(regionNamed('minas-tirith')).toMatchObject({ nation: 'gondor', settlement: 'stronghold', points: 2 })
    expect(regionNamed('osgiliath')?.settlement).toBe('fortification')
    expect(regionNamed('nowhere')).toBeUndefined()
  })
  it('breaks names evenly, and never loses a word', () => {
    expect(broken('North Anduin Vale', 2)).toEqual(['North', 'Anduin Vale'])
    expect(broken('Moria', 2)).toEqual(['Moria'])
    expect(broken('Vale of the Carnen', 3).join(' ')).toBe('Vale of the Carnen')
  })
})

describe('a small window', () => {
  it('comes near to one region, and less near to all of them', () => {
    const one = aimAt(['rivendell'], 390, 400)
    const all = aimAt(REGIONS.map((region) => region.id), 390, 400)
    expect(one?.scale).toBe(3.4)
    expect(all?.scale).toBeLessThan(1.1)
    expect(one?.x).toBeCloseTo((regionNamed('rivendell')?.anchor[0] ?? 0) / WIDTH)
    expect(aimAt([], 390, 400)).toBeNull()
  })
})

describe('armies', () => {
  it('are counted by nation, with leaders apart', () => {
    const host = { 'gondor-regular': 3, 'gondor-elite': 1, 'rohan-elite': 2, 'gondor-leader': 1, 'rohan-leader': 1 }
    expect(troops(host)).toEqual([
      { nation: 'gondor', regulars: 3, elites: 1 },
      { nation: 'rohan', regulars: 0, elites: 2 },
    ])
    expect(leaders(host)).toBe(2)
    expect(signOf('gondor-elite')).not.toBe(signOf('rohan-elite'))
  })
})

describe('targets', () => {
  it('light the region around a besieged stronghold', () => {
    const lit = litRegions(targetsOf([offer('from', 'place:moria'), offer('against', 'place:moria-stronghold', 2)]))
    expect([...lit.keys()]).toEqual(['moria'])
    expect(lit.get('moria')?.offers.map((each) => each.action)).toEqual([1, 2])
  })
  it('that lie nowhere on the table are laid out', () => {
    const targets = targetsOf([
      offer('use', 'die:army'), offer('to', 'place:moria'), offer('play', 'card:the-ring-is-mine'), offer('take', 'figure:nazgul'),
      offer('sway', 'nation:rohan'), offer('banish', 'card:elven-rope'), offer('pass', null),
    ])
    expect(toPick(targets, view, 'shadow', { army: 1 })).toEqual(['figure:nazgul', 'card:elven-rope'])
  })
  it('lay out the faces that a ring may turn a die into', () => {
    const targets = targetsOf([offer('into', 'die:army'), offer('into', 'die:event')])
    expect(toPick(targets, view, 'shadow', { army: 1 })).toEqual(['die:army', 'die:event'])
  })
})

/** Whether a point lies within an outline: a ray to the right crosses it an odd number of times. */
function inside([x, y]: [number, number], points: [number, number][]): boolean {
  let crossed = false
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] as [number, number]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossed = !crossed
  })
  return crossed
}
