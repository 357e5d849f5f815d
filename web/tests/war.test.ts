import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withinBox } from '../src/board/pan-zoom'
import { aimAt, centredOn, filled, inWindow, seenPart } from '../src/games/war/map-focus'
import { adviceOn, marchAdvice } from '../src/games/war/advice'
import { hitChances, winChance, type Strength } from '../src/games/war/odds'
import { labels, overlap, sizeAt } from '../src/games/war/map-labels'
import { clearOf, kept } from '../src/board/movable-window'
import { ofTurn, waysSince } from '../src/games/war/log-summary'
import { covered, isFar, magnified, measured, NUMERAL, stacks } from '../src/games/war/army-layout'
import { BORDERS, broken, HEIGHT, REGIONS, regionNamed, WIDTH } from '../src/games/war/map-drawing'
import { leaders, signOf, troops } from '../src/games/war/nations'
import { targetsOf } from '../src/board/targets'
import { litRegions, toPick } from '../src/games/war/targets'
import { onlyAnswer } from '../src/games/war/automatic'
import {
  cheapest,
  completed,
  everybody,
  goalsOf,
  groupSteps,
  hitsTaken,
  lack,
  leavingOne,
  lossesIn,
  lossSteps,
  mayGo,
  placesOf,
  recruitsIn,
  recruitSteps,
  roomFor,
  sources,
  stepsOf,
} from '../src/games/war/orders'
import { promptOffers } from '../src/games/manifests'
import { placePicker } from '../src/games/war/picker-place'
import { speak } from '../src/shared/i18n.svelte'
import { fitting } from '../src/table/fold-buttons'
import type { ArmyOrder, GroupOrder, WarView } from '../src/games/war/view'
import type { Lang, Line, Offer } from '../src/wire'

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
  it('stay inside the map', () => {
    for (const pixels of [0.3, 0.45, 0.64, 1, 2])
      for (const box of labels(pixels, name, new Set(), new Map()).map(boxOf)) {
        expect(Math.min(box.left, box.top)).toBeGreaterThan(0)
        expect(box.right).toBeLessThan(1300)
        expect(box.bottom).toBeLessThan(1000)
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
  it('stay on the map where a stronghold at its edge is besieged', () => {
    const dwarves = {
      figures: { 'dwarves-regular': 1, 'dwarves-elite': 2, 'north-regular': 1 },
      characters: ['strider'],
    }
    const siege = { figures: { 'sauron-regular': 3, 'isengard-regular': 1, nazgul: 2 }, characters: [] }
    const here = { control: 'free-peoples', 'free-peoples': null, shadow: siege, inside: dwarves }
    const view = { regions: Object.fromEntries(REGIONS.map(({ id }) => [id, here])) } as unknown as WarView
    for (const pixels of [0.4, 0.55, 0.64, 1, 2]) {
      for (const [id, found] of stacks(view, pixels)) {
        expect(covered(found).top, `${id} at ${pixels}`).toBeGreaterThanOrEqual(0)
        expect(covered(found).bottom, `${id} at ${pixels}`).toBeLessThanOrEqual(HEIGHT)
      }
    }
  })
})

describe('a window over the map', () => {
  it('steps down as far as it must to lie over nothing that may be chosen', () => {
    const box = { left: 0, top: 0, width: 390, height: 400 }
    const window = { left: 10, top: 10, width: 300, height: 44 }
    expect(clearOf(window, box, [])).toEqual({ x: 0, y: 0 })
    expect(clearOf(window, box, [{ x: 350, y: 30 }])).toEqual({ x: 0, y: 0 })
    expect(clearOf(window, box, [{ x: 200, y: 30 }])).toEqual({ x: 0, y: 48 })
    const everywhere = Array.from({ length: 9 }, (_, i) => ({ x: 200, y: i * 50 }))
    expect(clearOf(window, box, everywhere)).toEqual({ x: 0, y: 0 })
  })
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

  it('shows no region under the buttons in its corner', () => {
    const [width, height] = [374, 311]
    const regions = ['ettenmoors', 'helms-deep']
    const aim = aimAt(regions, width, height)
    if (!aim) throw new Error('nothing to look at')
    const { scale } = aim
    const wanted = { scale, x: width * (0.5 - aim.x * scale), y: height * (0.5 - aim.y * scale) }
    const view = withinBox(wanted, width, height, 4)
    for (const id of regions) {
      const { x, y } = inWindow(regionNamed(id)?.anchor ?? [0, 0], view, width, height)
      expect(x < 235 && y > height - 60, id).toBe(false)
      expect(x > 0 && x < width && y > 0 && y < height, id).toBe(true)
    }
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

describe('orders', () => {
  const march: ArmyOrder = {
    verb: 'march',
    from: 'minas-tirith',
    figures: { 'gondor-regular': 3, 'gondor-elite': 1, 'rohan-regular': 1, 'gondor-leader': 1 },
    characters: ['strider', 'boromir'],
    rest: {},
    led_by: [],
    follow: 'leaders',
    targets: {
      lossarnach: { least: 1, most: 5, barred: ['rohan'], odds: null },
      osgiliath: { least: 1, most: 2, barred: [], odds: null },
    },
    exposes: ['south-ithilien'],
  }
  const attack: ArmyOrder = {
    ...march,
    verb: 'attack',
    follow: 'everybody',
    led_by: ['gondor-leader', 'strider', 'boromir'],
    targets: { 'south-ithilien': { least: 1, most: 5, barred: [], odds: { all: 84, all_but_one: 59 } } },
  }
  const some = (figures: Record<string, number>, characters: string[] = []) => ({ figures, characters })

  it('sends everybody at first, or all but one regular', () => {
    const all = everybody([march, attack])
    expect(all).toEqual({ figures: march.figures, characters: ['strider', 'boromir'] })
    expect(leavingOne([march]).figures).toEqual({ ...march.figures, 'gondor-regular': 2 })
    expect(leavingOne([{ ...march, rest: { 'north-regular': 1 } }])).toEqual(all)
  })
  it('lights what the chosen figures can reach, in whatever order they were chosen', () => {
    expect([...goalsOf([march, attack], everybody([march])).keys()]).toEqual(['south-ithilien'])
    expect([...goalsOf([march], some({ 'gondor-regular': 2 })).keys()]).toEqual(['lossarnach', 'osgiliath'])
    expect([...goalsOf([march], some({ 'gondor-regular': 3 })).keys()]).toEqual(['lossarnach'])
    expect(goalsOf([march], some({ 'rohan-regular': 1, 'gondor-regular': 2 })).size).toBe(0)
    expect(goalsOf([march], some({}, ['strider'])).size).toBe(0)
  })
  it('advises with the facts that come with it', async () => {
    // In a language without catalogues a text is its key.
    await speak('none' as Lang)
    const few = some({ 'gondor-regular': 2 }, ['strider'])
    const all = everybody([attack])
    expect(adviceOn([attack], few, 'south-ithilien')).toBe('web-war-advice-all web-war-advice-fall')
    expect(adviceOn([attack], all, 'south-ithilien')).toBe('web-war-advice-fall web-war-advice-but-one')
    expect(adviceOn([{ ...attack, exposes: [] }], few, 'south-ithilien')).toBe('web-war-advice-all')
    expect(adviceOn([{ ...attack, exposes: [] }], all, 'south-ithilien')).toBe('')
    expect(adviceOn([attack], some({}), 'south-ithilien')).toBe('')
    expect(adviceOn([march], few, 'lossarnach')).toBe('')
    expect(marchAdvice([march], all)).toBe('web-war-advice-empty')
    expect(marchAdvice([march], few)).toBe('')
    expect(marchAdvice([{ ...march, exposes: [] }], all)).toBe('')
  })
  it('says what is missing', () => {
    expect(lack([march], some({ 'gondor-regular': 1 }))).toBe('')
    expect(lack([march], some({}, ['strider']))).toBe('units')
    expect(lack([attack], some({ 'gondor-regular': 1 }))).toBe('leader')
    expect(lack([march], some({ 'gondor-regular': 3, 'rohan-regular': 1 }))).toBe('room')
  })
  it('lets nobody stay alone who may not', () => {
    const units = some({ 'gondor-regular': 3, 'gondor-elite': 1, 'rohan-regular': 1 }, ['strider'])
    expect(completed(march, units).figures['gondor-leader']).toBe(1)
    expect(completed(march, units).characters).toEqual(['strider'])
    expect(completed(attack, units).characters).toEqual(['strider', 'boromir'])
    expect(mayGo(attack, 'south-ithilien', units)).toBe(false)
    expect(lack([attack], units)).toBe('alone')
    expect(mayGo(attack, 'south-ithilien', everybody([attack]))).toBe(true)
    const rest = { 'north-leader': 1 }
    expect(mayGo({ ...attack, rest }, 'south-ithilien', everybody([attack]))).toBe(false)
  })
  it('names every step that the rules ask for, in their order', () => {
    const chosen = some({ 'gondor-elite': 1, 'gondor-regular': 2 }, ['boromir'])
    const takes = ['gondor-regular', 'gondor-regular', 'gondor-elite', 'boromir'].map((one) => `take figure:${one}`)
    const from = 'from place:minas-tirith'
    expect(stepsOf(march, 'lossarnach', chosen, 'use-die')).toEqual([
      'march',
      from,
      ...takes,
      'done',
      'to place:lossarnach',
    ])
    expect(stepsOf(attack, 'south-ithilien', chosen, 'attack-from')).toEqual([
      from,
      ...takes,
      'done',
      'against place:south-ithilien',
    ])
    expect(stepsOf({ ...march, verb: 'advance' }, 'osgiliath', chosen, 'advance')).toEqual([...takes, 'done'])
    expect(stepsOf(march, 'lossarnach', chosen, 'pick-marchers')[0]).toBe(takes[0])
    expect(stepsOf(attack, 'south-ithilien', everybody([attack]), 'attack-from')).toEqual([
      from,
      'all',
      'against place:south-ithilien',
    ])
  })
  it('lets companions go as far as the farthest of them leads', () => {
    const group: GroupOrder = {
      from: null,
      reach: { gandalf: 3, gimli: 2, meriadoc: 1 },
      swift: 4,
      targets: { rivendell: 0, hollin: 1, moria: 2, 'dimrill-dale': 3, lorien: 4 },
    }
    expect(placesOf(group, [])).toEqual([])
    expect(placesOf(group, ['meriadoc'])).toEqual(['rivendell', 'hollin'])
    expect(placesOf(group, ['meriadoc', 'gimli'])).not.toContain('dimrill-dale')
    expect(placesOf(group, ['meriadoc', 'gandalf'])).toContain('lorien')
    expect(placesOf(group, ['gimli', 'gandalf'])).not.toContain('lorien')
    expect(groupSteps(group, ['meriadoc', 'gandalf'], 'moria', 'separate-group')).toEqual([
      'take figure:gandalf',
      'take figure:meriadoc',
      'done',
      'to place:moria',
    ])
  })
  it('begins where something can be done, and recruits in two steps', () => {
    const orders = { armies: [march], groups: [], recruits: { 'gondor-elite': ['pelargir', 'minas-tirith'] } }
    expect([...sources(orders).keys()]).toEqual(['minas-tirith', 'pelargir'])
    expect(recruitsIn(orders, 'pelargir')).toEqual(['gondor-elite'])
    expect(recruitSteps('gondor-elite', 'pelargir', 'muster-figure')).toHaveLength(2)
    expect(recruitSteps('gondor-elite', 'pelargir', 'use-die')[0]).toBe('muster')
  })
  it('takes hits as cheaply as it can, and no figure twice', () => {
    const ways = lossesIn([
      offer('lose', 'figure:gondor-regular'),
      offer('reduce', 'figure:gondor-elite'),
      offer('lose', 'figure:gondor-elite'),
      offer('done', null),
    ])
    expect(ways.map((way) => way.hits)).toEqual([1, 1, 2])
    const host = { 'gondor-regular': 1, 'gondor-elite': 2 }
    const losses = cheapest(ways, host, 2)
    expect(losses).toEqual({ 'lose figure:gondor-regular': 1, 'reduce figure:gondor-elite': 1 })
    expect(hitsTaken(ways, losses)).toBe(2)
    expect(roomFor(ways[2]!, { 'reduce figure:gondor-elite': 2 }, host)).toBe(0)
    expect(lossSteps({ 'reduce figure:gondor-elite': 1, 'lose figure:gondor-elite': 1 })).toEqual([
      'lose figure:gondor-elite',
      'reduce figure:gondor-elite',
    ])
  })
})

describe('the picker of an army', () => {
  const box = { width: 1000, height: 600 }
  const size = { width: 250, height: 300 }
  it('stands beside the army, where it hides no target', () => {
    const army = { left: 480, top: 280, right: 540, bottom: 320 }
    expect(placePicker(size, army, [], box).side).toBe('left')
    const west = { left: 300, top: 280, right: 470, bottom: 330 }
    expect(placePicker(size, army, [west], box).side).toBe('right')
  })
  it('points at the army', () => {
    const army = { left: 480, top: 280, right: 540, bottom: 320 }
    const { left, tip } = placePicker(size, army, [], box)
    expect(tip).toEqual({ x: left + size.width, y: 300, turn: 45 })
  })
  it('goes where no target is when they are all around the army', () => {
    const army = { left: 480, top: 280, right: 540, bottom: 320 }
    const north = { left: 0, top: 0, right: 1000, bottom: 400 }
    const east = { left: 300, top: 400, right: 1000, bottom: 600 }
    const low = { width: 250, height: 150 }
    const { left, top, side, tip } = placePicker(low, army, [north, east], box)
    expect(left + low.width).toBeLessThanOrEqual(300)
    expect(top).toBeGreaterThanOrEqual(400)
    expect([side, tip]).toEqual(['apart', undefined])
  })
  it('stays in its box', () => {
    const { left, top } = placePicker(size, { left: 0, top: 0, right: 40, bottom: 30 }, [], box)
    expect(left).toBeGreaterThan(40)
    expect(top).toBeGreaterThanOrEqual(0)
  })
})

describe('questions without a choice', () => {
  const at = (progress: number, corruption = 0, region = 'rivendell') =>
    ({
      phase: 'fellowship',
      fellowship: { progress, corruption, region, guide: 'gandalf', possible_guides: ['gandalf', 'strider'] },
      regions: { rivendell: { control: 'free-peoples' }, moria: { control: 'shadow' } },
      nations: { elves: { active: true } },
    }) as unknown as WarView
  const declare = [offer('declare', null), offer('decline', null)]
  it('does not declare a Fellowship that has not moved, unless it would rest', () => {
    expect(onlyAnswer(at(0), 'may-declare', declare, '')).toBe('decline')
    expect(onlyAnswer(at(1), 'may-declare', declare, '')).toBeNull()
    expect(onlyAnswer(at(0, 2), 'may-declare', declare, '')).toBeNull()
    expect(onlyAnswer(at(0, 2, 'moria'), 'may-declare', declare, '')).toBe('decline')
  })
  it('keeps the Guide unless another is wished for, and asks when one has left', () => {
    const guides = [offer('guide', 'character:gandalf'), offer('guide', 'character:strider')]
    expect(onlyAnswer(at(0), 'choose-guide', guides, '')).toBe('guide character:gandalf')
    expect(onlyAnswer(at(0), 'choose-guide', guides, 'strider')).toBe('guide character:strider')
    expect(onlyAnswer({ ...at(0), phase: 'action' }, 'choose-guide', guides, '')).toBeNull()
    expect(onlyAnswer(at(0), 'choose-guide', [], '')).toBeNull()
  })
})

describe('the odds of an attack', () => {
  const army = (regulars: number, elites = 0, leadership = 0): Strength => ({
    regulars,
    elites,
    captains: 0,
    leadership,
  })
  it('count a roll and the re-roll of leaders', () => {
    expect(hitChances(army(1), 1 / 3)[1]).toBeCloseTo(1 / 3)
    const [none = 0, one = 0] = hitChances(army(1, 0, 1), 1 / 3)
    expect(none).toBeCloseTo(4 / 9)
    expect(one).toBeCloseTo(5 / 9)
  })
  it('of one regular against another are known', () => {
    // Of the rounds with a hit, one is won, one is lost and in a fourth of them both fall.
    expect(winChance(army(1), army(1), 'never')).toBeCloseTo(2 / 5)
    // Behind walls one round is fought, and no elite is there for another.
    expect(winChance(army(1), army(1), 'always')).toBeCloseTo((1 / 6) * (2 / 3))
  })
  it('are those that the server tells', () => {
    const file = join(import.meta.dirname, '../../tests/games/war/battle_odds.json')
    const examples = JSON.parse(readFileSync(file, 'utf8')) as {
      attack: Strength
      defence: Strength
      walls: 'never' | 'first' | 'always'
      chance: number
    }[]
    expect(examples.length).toBeGreaterThan(4)
    for (const { attack, defence, walls, chance } of examples)
      expect(winChance(attack, defence, walls)).toBeCloseTo(chance, 3)
  })
  it('rise with the army and fall with walls', () => {
    expect(winChance(army(5, 2), army(3), 'never')).toBeGreaterThan(winChance(army(3), army(3), 'never'))
    expect(winChance(army(5), army(3), 'first')).toBeLessThan(winChance(army(5), army(3), 'never'))
    expect(winChance(army(4, 3), army(3), 'always')).toBeLessThan(winChance(army(4, 3), army(3), 'first'))
    expect(winChance(army(2), army(0), 'never')).toBe(1)
  })
})

describe('the overview of the map', () => {
  it('frames what is in sight, and looks where it is clicked', () => {
    expect(seenPart({ scale: 2, x: -650, y: -500 }, 1300, 1000)).toEqual({
      left: 325,
      top: 250,
      width: 650,
      height: 500,
    })
    const there = centredOn({ x: 500, y: 400 }, { scale: 2, x: 0, y: 0 }, 1300, 1000)
    expect(seenPart(there, 1300, 1000)).toEqual({ left: 175, top: 150, width: 650, height: 500 })
    expect(inWindow([500, 400], there, 1300, 1000)).toEqual({ x: 650, y: 500 })
  })
  it('cuts away empty sea in a tall and in a low window', () => {
    expect(filled(1300, 1000)).toBeNull()
    expect(filled(390, 700)?.scale).toBeGreaterThan(2)
    expect(filled(600, 250)?.scale).toBeGreaterThan(1.5)
  })
})

describe('the buttons of a question', () => {
  it('come in the order in which they are used, before what is folded away', () => {
    const verbs = ['move-fellowship', 'separate', 'move-companions', 'march', 'attack', 'muster', 'skip']
    const offers = verbs.map((verb, action) => ({ id: verb, verb, action, target: null, label: verb }))
    expect(promptOffers('war', offers).map((offer) => offer.verb)).toEqual([
      'move-fellowship',
      'march',
      'attack',
      'muster',
      'separate',
      'move-companions',
      'skip',
    ])
  })
  it('stay in one line, and those that do not fit are folded away', () => {
    expect(fitting([100, 100], 206)).toBe(2)
    expect(fitting([100, 100, 100], 311)).toBe(2)
    expect(fitting([100, 100, 100], 312)).toBe(3)
    expect(fitting([400, 100], 300)).toBe(1)
  })
})
