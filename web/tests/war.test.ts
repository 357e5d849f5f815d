import { describe, expect, it } from 'vitest'
import { aimAt } from '../src/games/war/map-focus'
import { labels, overlap, sizeAt } from '../src/games/war/map-labels'
import { kept } from '../src/board/movable-window'
import { ofTurn, waysSince } from '../src/games/war/log-summary'
import { covered, isFar, magnified, measured, NUMERAL, stacks } from '../src/games/war/army-layout'
import { BORDERS, broken, HEIGHT, REGIONS, regionNamed, WIDTH } from '../src/games/war/map-drawing'
import { leaders, signOf, troops } from '../src/games/war/nations'
import { targetsOf } from '../src/board/targets'
import { litRegions, toPick } from '../src/games/war/targets'
import type { WarView } from '../src/games/war/view'
import type { Line, Offer } from '../src/wire'

const offer = (verb: string, target: string | null, action = 1): Offer => ({
  action,
  id: `${verb} ${target ?? ''}`.trim(),
  verb,
  target,
  label: `${verb}!`,
})
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
      const points = region.outline
        .slice(1, -1)
        .split('L')
        .map((point) => point.split(',').map(Number))
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

describe('names and pieces', () => {
  const name = (id: string): string => id.replaceAll('-', ' ')
  const boxOf = ({ x, y, lines, size }: ReturnType<typeof labels>[number]) => {
    const width = Math.max(...lines.map((line) => line.length)) * size * 0.5
    return {
      left: x - width / 2,
      right: x + width / 2,
      top: y - (lines.length * size) / 2.2,
      bottom: y + (lines.length * size) / 2.2,
    }
  }
  it('can be read at every distance, and no name lies on another', () => {
    for (const pixels of [0.3, 0.64, 1, 2, 4]) {
      expect(sizeAt(pixels) * pixels).toBeGreaterThanOrEqual(12)
      const boxes = labels(pixels, name, new Set(), new Map()).map(boxOf)
      boxes.forEach((box, i) => expect(boxes.slice(i + 1).some((other) => overlap(box, other))).toBe(false))
    }
  })
  it('leave the sign of the settlement in sight', () => {
    const army = { figures: { 'rohan-regular': 1, 'rohan-elite': 1, 'rohan-leader': 1 }, characters: [], units: 2 }
    const everywhere = {
      regions: Object.fromEntries(
        REGIONS.map(({ id }) => [id, { control: null, besieged: false, 'free-peoples': army, shadow: null }]),
      ),
    } as unknown as WarView
    for (const pixels of [0.64, 1, 2]) {
      for (const [id, [one]] of stacks(everywhere, pixels)) {
        const site = regionNamed(id)?.site
        if (!site || !one) continue
        const [beside, below] = [Math.abs(site[0] - one.x) - one.width / 2, Math.abs(site[1] - one.y) - one.height / 2]
        expect(Math.max(beside, below), `${id} at ${pixels}`).toBeGreaterThan(9)
        if (Math.abs(below) < 9) expect(one.crown === 'left', id).toBe(site[0] > one.x)
      }
    }
  })
  it('are all there from nearby, and what may be chosen is named from afar, too', () => {
    expect(labels(2.5, name, new Set(), new Map())).toHaveLength(105)
    expect(labels(0.3, name, new Set(), new Map()).length).toBeLessThan(60)
    expect(labels(0.3, name, new Set(['noman-lands']), new Map()).map(({ id }) => id)).toContain('noman-lands')
  })
  it('step aside for the army of their region', () => {
    const army = { left: 1130, right: 1260, top: 560, bottom: 690 }
    const found = labels(1, name, new Set(), new Map([['barad-dur', army]])).find(({ id }) => id === 'barad-dur')
    expect(found?.y).toBeLessThan(560)
  })
  it('count figures in numbers of at least 12 pixels, or one counter for an army', () => {
    for (const pixels of [0.5, 0.64, 0.9, 1.3, 3])
      expect(NUMERAL * magnified(pixels) * pixels).toBeGreaterThanOrEqual(11.9)
    expect(isFar(0.3)).toBe(true)
    expect(measured({ figures: { 'gondor-regular': 2 }, characters: [] }).width).toBeLessThan(
      measured({ figures: { 'gondor-regular': 2, 'gondor-elite': 1 }, characters: [] }).width,
    )
  })
  it('put those within walls above those before them', () => {
    const force = { figures: { 'rohan-regular': 2 }, characters: [], units: 2 }
    const besieged = {
      regions: {
        'helms-deep': {
          control: 'free-peoples',
          besieged: true,
          'free-peoples': null,
          shadow: { ...force, figures: { 'isengard-regular': 5 } },
          inside: force,
        },
      },
    } as unknown as WarView
    const [inside, outside] = stacks(besieged, 1).get('helms-deep') ?? []
    expect(inside).toMatchObject({ walled: true, side: 'free-peoples' })
    expect(outside?.y).toBeGreaterThan(inside?.y ?? 0)
    expect(covered([inside!, outside!]).bottom).toBeGreaterThan(outside!.y)
  })
})

describe('a window over the map', () => {
  it('never leaves it', () => {
    const box = { left: 0, top: 0, width: 800, height: 600 }
    const window = { left: 10, top: 10, width: 300, height: 200 }
    expect(kept(window, box, { x: -50, y: 30 })).toEqual({ x: -10, y: 30 })
    expect(kept(window, box, { x: 900, y: 900 })).toEqual({ x: 490, y: 390 })
  })
})

describe('what has happened', () => {
  const line = (
    name: string,
    pieces: string[] = [],
    kind: Line['kind'] = 'event',
    seat: string | null = null,
  ): Line => ({ move: 1, seat, kind, name, text: `${name}!`, pieces })
  it('is gathered since the turn began, and equal lines are told once', () => {
    const log = [
      line('captured'),
      line('turn-begins'),
      line('drew'),
      line('recruited'),
      line('recruited'),
      line('at-war'),
    ]
    expect(ofTurn(log).map(({ text, times }) => [text, times])).toEqual([
      ['recruited!', 2],
      ['at-war!', 1],
    ])
  })
  it('shows the ways of the others since the own decision', () => {
    const march = line('marched', ['side:shadow', 'place:moria', 'place:lorien'])
    const log = [
      march,
      line('use', ['die:army'], 'action', 'free-peoples'),
      line('battle-begins', ['side:shadow', 'place:helms-deep', 'place:helms-deep-stronghold']),
      march,
    ]
    expect(waysSince(log, ['free-peoples'])).toEqual([{ from: 'moria', to: 'lorien', attack: false }])
    expect(waysSince([{ ...march, move: 0 }, march], [])).toHaveLength(1)
  })
})

describe('a small window', () => {
  it('comes near to one region, and less near to all of them', () => {
    const one = aimAt(['rivendell'], 390, 400)
    const all = aimAt(
      REGIONS.map((region) => region.id),
      390,
      400,
    )
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
      offer('use', 'die:army'),
      offer('to', 'place:moria'),
      offer('play', 'card:the-ring-is-mine'),
      offer('take', 'figure:nazgul'),
      offer('sway', 'nation:rohan'),
      offer('banish', 'card:elven-rope'),
      offer('pass', null),
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
