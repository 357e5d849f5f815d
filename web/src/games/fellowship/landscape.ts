/**
 * Landscapes made from a few numbers: a sky, a disc, ridges behind each other, and what grows on them. The pictures of
 * the cards and the country behind the table are drawn with the same words.
 */

import { svgImage } from '../../board/svg-image'
import { chance } from './seeded-random'

export type Land = 'rolling' | 'peaks' | 'pines' | 'crags' | 'water'

export interface Scene {
  width: number
  height: number
  sky: [string, string]
  sun: { x: number; y: number; r: number; fill: string }
  /** From the farthest to the nearest. */
  ridges: string[]
  land: Land
  /** Where the farthest ridge and the nearest one stand, as shares of the height. */
  from: number
  to: number
  seed: number
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Heights along a line: slow waves for gentle land, midpoints thrown up and down for rough land. */
function skyline(scene: Scene, base: number, wild: number, random: () => number): [number, number][] {
  const rough = scene.land === 'peaks' || scene.land === 'crags'
  return rough ? broken(scene, base, wild, random) : waved(scene, base, wild, random)
}

function waved(scene: Scene, base: number, wild: number, random: () => number): [number, number][] {
  const phase = [random() * 7, random() * 7, random() * 7]
  const length = [1.3, 2.7, 5.1].map((n) => n + random())
  const steps = 24
  return Array.from({ length: steps + 1 }, (_, i) => {
    const at = i / steps
    const sway = phase.reduce((sum, p, n) => sum + Math.sin(p + at * length[n]! * Math.PI) / (n + 1), 0)
    return [round(at * scene.width), round(base + sway * wild * 0.4)]
  })
}

function broken(scene: Scene, base: number, wild: number, random: () => number): [number, number][] {
  let line = [random() - 0.5, -0.9 + random() * 0.4, random() - 0.5]
  for (let size = 0.62; line.length < 60; size *= 0.56) {
    line = line.flatMap((height, i) => {
      const next = line[i + 1]
      return next === undefined ? [height] : [height, (height + next) / 2 + (random() - 0.5) * size]
    })
  }
  return line.map((height, i) => [round((i / (line.length - 1)) * scene.width), round(base + height * wild)])
}

const area = (line: [number, number][], scene: Scene): string =>
  `M${line.map(([x, y]) => `${x} ${y}`).join('L')}V${scene.height}H0Z`

/** A pine: three tiers, each wider than the one above. */
function pine(x: number, y: number, size: number): string {
  const n = (share: number): number => round(size * share)
  return (
    `M${round(x)} ${round(y - size)}l${n(0.2)} ${n(0.36)}h${n(-0.07)}l${n(0.16)} ${n(0.34)}h${n(-0.08)}` +
    `l${n(0.18)} ${n(0.32)}h${n(-0.78)}l${n(0.18)} ${n(-0.32)}h${n(-0.08)}l${n(0.16)} ${n(-0.34)}h${n(-0.07)}Z`
  )
}

function woods(line: [number, number][], size: number, random: () => number): string {
  return line
    .flatMap(([x, y], i) =>
      i % 2 ? [] : [pine(x + (random() - 0.5) * size, y + size * 0.2, size * (0.6 + random() * 0.6))],
    )
    .join('')
}

/** Snow on the highest point of a ridge. */
function snow(line: [number, number][], size: number): string {
  const [x, y] = line.reduce((top, point) => (point[1] < top[1] ? point : top))
  const n = (share: number): number => round(size * share)
  return (
    `<path d="M${x} ${y}l${n(0.9)} ${n(1.1)}l${n(-0.45)} ${n(-0.2)}l${n(-0.3)} ${n(0.4)}` +
    `l${n(-0.35)} ${n(-0.4)}l${n(-0.5)} ${n(0.3)}Z" fill="#fff" opacity=".75"/>`
  )
}

function ripples(scene: Scene, base: number, random: () => number): string {
  const marks = Array.from({ length: 5 }, () => {
    const x = random() * scene.width
    const long = scene.width * (0.1 + random() * 0.12)
    return (
      `M${round(x)} ${round(base + random() * scene.height * 0.12 + 6)}` +
      `q${round(long / 2)} ${round(-long * 0.14)} ${round(long)} 0`
    )
  })
  return (
    `<path d="${marks.join('')}" fill="none" stroke="#fff"` +
    ` stroke-opacity=".28" stroke-width="${round(scene.width / 110)}"/>`
  )
}

function ridge(scene: Scene, i: number, random: () => number): string {
  const share = scene.ridges.length > 1 ? i / (scene.ridges.length - 1) : 1
  const base = scene.height * (scene.from + (scene.to - scene.from) * share)
  const wild =
    scene.height * (scene.land === 'peaks' ? 0.2 : scene.land === 'crags' ? 0.13 : scene.land === 'water' ? 0.03 : 0.07)
  const line = skyline(scene, base, wild * (1 - share * 0.35), random)
  const grown = scene.land === 'pines' ? woods(line, scene.height * (0.09 + 0.16 * share), random) : ''
  const body = `<path d="${area(line, scene)}${grown}" fill="${scene.ridges[i]}"/>`
  if (scene.land === 'peaks' && i < 2) return body + snow(line, scene.height * 0.085)
  if (scene.land === 'water') return body + ripples(scene, base, random)
  return body
}

/** The inside of an SVG of `width` by `height`. */
export function landscape(scene: Scene): string {
  const random = chance(scene.seed)
  const { x, y, r, fill } = scene.sun
  const glow = [2.1, 1.5, 1].map(
    (times, i) =>
      `<circle cx="${x}" cy="${y}" r="${round(r * times)}" fill="${fill}" opacity="${[0.18, 0.25, 1][i]}"/>`,
  )
  return [
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${scene.sky[0]}"/>` +
      `<stop offset="1" stop-color="${scene.sky[1]}"/></linearGradient></defs>`,
    `<rect width="${scene.width}" height="${scene.height}" fill="url(#s)"/>`,
    ...glow,
    ...scene.ridges.map((_, i) => ridge(scene, i, random)),
  ].join('')
}

/** A picture as an address: drawn once by the browser, however often it is shown. */
export const asImage = (width: number, height: number, inside: string): string => svgImage(width, height, inside)
