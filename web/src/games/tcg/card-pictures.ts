/** The pictures of the cards: a country made from the number of the card, and a silhouette before it. */

import { svgImage } from '../../board/svg-image'
import { cultureOf, type Culture } from './cultures'
import type { Facts } from './card-info.svelte'
import { figuresOf } from './card-silhouettes'

const WIDTH = 200
const HEIGHT = 140
const RIDGES = 4

/** Seeded random numbers, so that a drawing never changes. */
function chance(text: string): () => number {
  let state = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

const round = (value: number): number => Math.round(value * 10) / 10

function ridge(culture: Culture, share: number, random: () => number): string {
  const base = HEIGHT * (0.5 + 0.42 * share)
  const peaked = culture.land === 'peaks'
  const steps = peaked ? 9 : 18
  const phase = random() * 7
  const heights = Array.from({ length: steps + 1 }, (_, i) => {
    const sway = peaked
      ? (i % 2 ? -random() : random() * 0.4) * 26 * (1.2 - share)
      : Math.sin(phase + (i / steps) * (5 + share * 4)) * 8 - random() * 2
    return [round((i / steps) * WIDTH), round(base + sway)] as const
  })
  const line = heights.map(([x, y]) => `${x} ${y}`).join('L')
  const pines =
    culture.land === 'pines'
      ? heights
          .map(
            ([x, y]) =>
              `M${x} ${round(y - 16 - 14 * share)}l${round(5 + 4 * share)} ${round(22 + 14 * share)}` +
              `h${round(-10 - 8 * share)}Z`,
          )
          .join('')
      : ''
  const dark = 22 + share * 62
  return (
    `<path d="M${line}V${HEIGHT}H0Z${pines}" fill="color-mix(in srgb, ` +
    `${culture.sky[1]}, ${culture.colour} ${round(dark)}%)"/>`
  )
}

function country(id: string, culture: Culture): string {
  const random = chance(id)
  const [x, y] = [round(50 + random() * 100), round(38 + random() * 16)]
  const sun = [34, 25, 17]
    .map((r, i) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff3d0" opacity="${[0.16, 0.22, 0.9][i]}"/>`)
    .join('')
  const sky =
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${culture.sky[0]}"/>` +
    `<stop offset="1" stop-color="${culture.sky[1]}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>`
  return sky + sun + Array.from({ length: RIDGES }, (_, i) => ridge(culture, i / (RIDGES - 1), random)).join('')
}

/** Dark with an ivory edge for the Free Peoples, ivory with a dark edge for the Shadow. */
function silhouette(facts: Facts): string {
  if (facts.type === 'site') return ''
  const dark = facts.side === 'shadow' || facts.type === 'ring'
  const [fill, edge] = dark ? ['#f3e3c3', '#1d1512'] : ['#221a14', '#fbf4e2']
  return figuresOf(facts)
    .map(({ body, x, y, size }) => {
      const at = `x="${x}" y="${y}" width="${size}" height="${size}" viewBox="-24 -24 560 560"`
      return (
        `<svg ${at} color="${edge}" fill="${edge}" stroke="${edge}" stroke-width="44"` +
        ` stroke-linejoin="round">${body}</svg>` +
        `<svg ${at} color="${fill}" fill="${fill}">${body}</svg>`
      )
    })
    .join('')
}

const kept = new Map<string, string>()

/** As an address: drawn once by the browser, however often it is shown. */
export function pictureOf(facts: Facts): string {
  let found = kept.get(facts.id)
  if (!found) {
    const inside = country(facts.id, cultureOf(facts.culture, facts.type)) + silhouette(facts)
    found = svgImage(WIDTH, HEIGHT, inside)
    kept.set(facts.id, found)
  }
  return found
}
