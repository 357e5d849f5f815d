/** The campaign map, 1000 by 880, from Bag End to the Falls of Rauros: chapters and landscape. */

import { chance } from './seeded-random'

export const WIDTH = 1000
export const HEIGHT = 880

export interface Place {
  x: number
  y: number
  /** Where its name stands. */
  name: 'above' | 'below' | 'left' | 'right'
}

const at = (x: number, y: number, name: Place['name']): Place => ({ x, y, name })

export const PLACES: Record<string, Place> = {
  '1': at(72, 392, 'above'),
  '2': at(140, 450, 'below'),
  '3': at(204, 398, 'above'),
  '4': at(270, 452, 'below'),
  '5': at(326, 392, 'above'),
  '6': at(394, 446, 'below'),
  '7': at(446, 346, 'above'),
  '8': at(534, 368, 'below'),
  '9': at(612, 276, 'above'),
  '10': at(706, 212, 'above'),
  '11': at(806, 246, 'right'),
  '12': at(622, 646, 'below'),
  '13': at(738, 352, 'left'),
  '14': at(744, 452, 'left'),
  '15': at(846, 470, 'above'),
  '16': at(924, 538, 'left'),
  '17': at(942, 652, 'left'),
  '18': at(872, 756, 'left'),
  endless: at(724, 820, 'left'),
}

/** From one chapter to the next; the road to Isengard leaves the way and comes back. */
export function leg(from: Place, to: Place, bend: number): string {
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return `M${from.x} ${from.y}Q${Math.round(mx - dy * bend)} ${Math.round(my + dx * bend)} ${to.x} ${to.y}`
}

export const LEGS: { to: string; path: string; side: boolean }[] = Object.keys(PLACES).flatMap((to, index, all) => {
  const from = all[index - 1]
  if (!from) return []
  const side = to === '12' || to === '13' || to === 'endless'
  return [
    {
      to,
      side,
      path: leg(PLACES[from]!, PLACES[to]!, to === '13' ? -0.18 : to === '12' ? -0.2 : index % 2 ? 0.08 : -0.08),
    },
  ]
})

export const COAST =
  'M0 180Q24 250 10 300Q-4 340 30 420Q66 500 70 560Q78 610 130 640Q190 676 214 740Q240 800 300 880L0 880Z'

export const RIVERS = [
  'M318 130Q296 190 300 250Q312 320 282 400Q256 470 258 540Q262 600 196 668',
  'M728 150Q640 230 590 320Q560 390 500 470Q430 560 390 640Q330 740 318 880',
  'M640 660Q690 672 704 730Q700 790 640 830Q610 850 612 880',
  'M898 0Q916 120 890 230Q878 330 930 450Q972 560 950 660Q930 720 890 770Q880 830 930 880',
  'M790 470Q850 486 900 520Q930 540 946 570',
]

const RANGES: [number, number, number, number, number][] = [
  // From x, y to x, y, and how many peaks.
  [738, 30, 810, 470, 26],
  [812, 500, 690, 690, 16],
  [690, 720, 470, 800, 15],
  [700, 726, 790, 770, 6],
  [0, 140, 60, 190, 4],
  [560, 60, 700, 96, 7],
]

/** Peaks, from the farthest to the nearest, each lit from the left. */
export function peaks(): { light: string; dark: string }[] {
  const random = chance(1937)
  return RANGES.flatMap(([x1, y1, x2, y2, count]) =>
    Array.from({ length: count }, (_, i) => {
      const share = i / (count - 1)
      return {
        x: x1 + (x2 - x1) * share + (random() - 0.5) * 44,
        y: y1 + (y2 - y1) * share + (random() - 0.5) * 34,
        size: 22 + random() * 24,
      }
    }),
  )
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, size }) => {
      const n = (value: number): number => Math.round(value * 10) / 10
      const foot = size * (0.55 + random() * 0.2)
      return {
        light: `M${n(x - foot)} ${n(y + size / 2)}L${n(x)} ${n(y - size / 2)}L${n(x + foot)} ${n(y + size / 2)}`,
        dark:
          `M${n(x)} ${n(y - size / 2)}L${n(x + foot)} ${n(y + size / 2)}` +
          `L${n(x + foot * 0.12)} ${n(y + size / 2)}L${n(x - foot * 0.1)} ${n(y + size * 0.12)}Z`,
      }
    })
}

const WOODS: [number, number, number, number][] = [
  // Middle, reach, and how many trees.
  [352, 424, 34, 9],
  [968, 240, 46, 16],
  [962, 330, 40, 10],
  [880, 500, 34, 10],
  [770, 660, 44, 15],
  [640, 330, 18, 4],
]

export function trees(): { x: number; y: number; r: number }[] {
  const random = chance(1954)
  return WOODS.flatMap(([x, y, reach, count]) =>
    Array.from({ length: count }, () => ({
      x: Math.round(x + (random() - 0.5) * 2 * reach),
      y: Math.round(y + (random() - 0.5) * 1.5 * reach),
      r: 6 + random() * 4,
    })),
  ).sort((a, b) => a.y - b.y)
}

const DOWNS: [number, number][] = [
  [126, 190],
  [250, 220],
  [486, 206],
  [492, 236],
  [290, 296],
  [164, 288],
  [204, 516],
  [332, 498],
  [280, 560],
  [210, 588],
  [420, 540],
  [486, 534],
  [414, 586],
  [150, 330],
  [60, 470],
  [480, 420],
  [520, 700],
  [600, 560],
  [390, 280],
  [90, 250],
]

/** Low hills: an arc and its shade. */
export const downs = (): string =>
  DOWNS.map(([x, y]) => `M${x - 17} ${y + 6}q17 -18 34 0M${x + 3} ${y - 2}q7 2 10 8`).join('')

export const LANDS: { id: string; x: number; y: number }[] = [
  { id: 'shire', x: 168, y: 230 },
  { id: 'arnor', x: 560, y: 128 },
  { id: 'eregion', x: 560, y: 470 },
  { id: 'rohan', x: 520, y: 668 },
  { id: 'misty', x: 884, y: 346 },
  { id: 'mirkwood', x: 914, y: 150 },
]
