/** The pictures of the trick cards, one for every suit and rank; made when first asked for and kept. */

import birds from 'icon:raven'
import cavalry from 'icon:cavalry'
import { seedOf } from './seeded-random'
import { asImage, landscape, type Scene } from './landscape'
import type { Suit } from './suits'

const WIDTH = 184
const HEIGHT = 272

type Sketch = Pick<Scene, 'sky' | 'ridges' | 'land' | 'from' | 'to'> & { sun: string }

const SKETCHES: Record<Exclude<Suit, 'rings'>, Sketch> = {
  hills: {
    sky: ['#fbeec4', '#f2c874'],
    sun: '#fff8e2',
    ridges: ['#dcae4c', '#bb933a', '#9b7829', '#7a5d17', '#5f4912'],
    land: 'rolling',
    from: 0.46,
    to: 0.92,
  },
  mountains: {
    sky: ['#f2f4f1', '#bfd0da'],
    sun: '#ffffff',
    ridges: ['#a3b9c8', '#7c94a7', '#546f87', '#2d4a66', '#233a50'],
    land: 'peaks',
    from: 0.42,
    to: 0.95,
  },
  forests: {
    sky: ['#f1f3da', '#bcd3a0'],
    sun: '#fdfbe6',
    ridges: ['#8db27c', '#678e60', '#416945', '#1b4529'],
    land: 'pines',
    from: 0.5,
    to: 0.96,
  },
  shadows: {
    sky: ['#2b2038', '#9a4b3a'],
    sun: '#f2a154',
    ridges: ['#5b3a57', '#442b43', '#2c1d2f', '#150e1b'],
    land: 'crags',
    from: 0.42,
    to: 0.92,
  },
  rivers: {
    sky: ['#e3f1ee', '#9fcfd2'],
    sun: '#ffffff',
    ridges: ['#5fa9b0', '#3c8f99', '#207884', '#135f6b', '#0c4650'],
    land: 'water',
    from: 0.42,
    to: 0.9,
  },
}

const figure = (body: string, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}"` +
  ` viewBox="0 0 512 512" color="#150e1b" fill="#150e1b">${body}</svg>`

const TOWER = 'M0 0L4-130l-6-14 5 3 2-10 4 9 3-16 3 16 4-9 2 10 5-3-6 14 4 130Z'

/** Riders on the low shadows, birds over the middle ones, a tower on the high ones. */
function dusk(rank: number): string {
  if (rank <= 3)
    return [38, 78, 118]
      .slice(0, rank)
      .map((x, i) => figure(cavalry, x, 142 + (i % 2) * 7, 44))
      .join('')
  if (rank <= 5)
    return [
      [30, 60, 30],
      [120, 44, 38],
      [78, 92, 26],
      [140, 96, 22],
    ]
      .slice(0, rank - 1)
      .map(([x, y, size]) => figure(birds, x!, y!, size!))
      .join('')
  return `<path d="${TOWER}" fill="#150e1b" transform="translate(124 264) scale(${1 + (rank - 6) * 0.12})"/>`
}

function band(x: number, y: number, r: number): string {
  const stroke = (colour: string, width: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return stroke('#5f3408', r * 0.34) + stroke('#c98d2a', r * 0.26) + stroke('#f7d77f', r * 0.09)
}

const RING_PLACES: [number, number][][] = [
  [],
  [[92, 148]],
  [
    [64, 150],
    [120, 150],
  ],
  [
    [92, 116],
    [60, 172],
    [124, 172],
  ],
  [
    [62, 120],
    [122, 120],
    [62, 180],
    [122, 180],
  ],
  [
    [92, 150],
    [54, 112],
    [130, 112],
    [54, 188],
    [130, 188],
  ],
]

function rings(rank: number): string {
  const ember = landscape({
    width: WIDTH,
    height: HEIGHT,
    sky: ['#3c0a08', '#b5391f'],
    sun: { x: 92, y: 148, r: 46, fill: '#ff9d4a' },
    ridges: ['#7c1f14', '#4b120d'],
    land: 'crags',
    from: 0.78,
    to: 0.94,
    seed: seedOf(`rings${rank}`),
  })
  if (rank !== 1) return ember + (RING_PLACES[rank] ?? []).map(([x, y]) => band(x, y, 27)).join('')
  const letters = Array.from(
    { length: 36 },
    (_, i) =>
      `<path d="M92 ${148 - 52}v${-5 - (i % 3) * 2}q4 3 3 7" fill="none" stroke="#7d3b06"` +
      ` stroke-width="1.6" transform="rotate(${i * 10} 92 148)"/>`,
  )
  return `${ember}<circle cx="92" cy="148" r="56" fill="#ffb14a" opacity=".35"/>${band(92, 148, 56)}${letters.join('')}`
}

function draw(suit: Suit, rank: number): string {
  if (suit === 'rings') return rings(rank)
  const { sun, ...sketch } = SKETCHES[suit]
  const seed = seedOf(`${suit}${rank}`)
  const low = suit === 'shadows'
  const scene = {
    ...sketch,
    width: WIDTH,
    height: HEIGHT,
    seed,
    sun: { x: 70 + (seed % 70), y: low ? 104 : 56, r: low ? 27 : 22, fill: sun },
  }
  return landscape(scene) + (low ? dusk(rank) : '')
}

const kept = new Map<string, string>()

export function pictureOf(suit: Suit, rank: number): string {
  const key = `${suit}-${rank}`
  const found = kept.get(key) ?? asImage(WIDTH, HEIGHT, draw(suit, rank))
  kept.set(key, found)
  return found
}
