/**
 * How large the characters are drawn where it is fought, and how they stand: the largest size at which all of them are
 * in sight. Everything is told in em of a character or in pixels.
 */

import { crowded, type InPlay } from './view'

/** A skirmish: how many stand side by side in it, how high both rows are in em, and its score in pixels. */
export interface FightSize {
  abreast: number
  tall: number
  scoreWidth: number
  scoreHeight: number
}

export interface FieldContent {
  fights: FightSize[]
  /** How high those are who are in no skirmish, in em. */
  minions: number[]
  fellows: number[]
}

export interface FieldSize {
  em: number
  /** Whether scores stand beside a skirmish instead of between those who fight. */
  beside: boolean
  /** How many of those who are in no skirmish stand side by side; more stand in further lines. */
  abreast: number
  /** Whether it is wider than its box, so that it must be moved sideways. */
  wide: boolean
}

const SMALLEST = 6.2
const LARGEST = 10.6
/** Above this size nothing is gained by another way to stand. */
const WELL = 8.5
/** Another way to stand must be so much larger. */
const WORTH = 1.12
const CHARACTER = 12.6
const TILE = 13
const GAP = 10
const PADDING = 24
const LINES = 24
/** The width of a score that stands beside its skirmish. */
export const BESIDE = 232
/** Without a skirmish there is room for four. */
const COMPANY = 4

/** How high a character is with everything that hangs below it, in em. */
export const tallOf = (card: InPlay): number =>
  (crowded(card) ? 15.9 : 13.1) + 3.3 * (card.bears.length + (card.stacked.length ? 1 : 0)) + (card.ring_bearer ? 2 : 0)

const sum = (all: number[]): number => all.reduce((one, other) => one + other, 0)

/** How high a row is that breaks into lines. */
function lines(tall: number[], abreast: number): number {
  let high = 0
  for (let at = 0; at < tall.length; at += abreast) high += Math.max(...tall.slice(at, at + abreast))
  return high
}

export function fieldSize(content: FieldContent, width: number, height: number): FieldSize {
  const { fights, minions, fellows } = content
  const free = Math.max(minions.length, fellows.length)
  const fought = (em: number, beside: boolean): number =>
    sum(
      fights.map(({ abreast, scoreWidth }) => {
        const own = abreast * CHARACTER * em
        return GAP + (beside ? own + GAP + BESIDE : Math.max(scoreWidth, own))
      }),
    )
  /** How many of the free stand side by side, if everybody is in sight then; else 0. */
  function standing(em: number, beside: boolean, breaks: boolean): number {
    const room = width - PADDING - fought(em, beside)
    const fit = Math.floor(room / (CHARACTER * em))
    const abreast = breaks ? Math.min(Math.max(free, 1), fit) : Math.max(free, fights.length ? 0 : COMPANY, 1)
    if (room < 0 || ((free || !fights.length) && (abreast < 1 || fit < abreast))) return 0
    const rest = em * (lines(minions, abreast) + Math.max(fights.length ? 0 : TILE, lines(fellows, abreast)))
    const high = [rest + LINES, ...fights.map((one) => em * one.tall + (beside ? LINES : one.scoreHeight))]
    return Math.max(...high) <= height - PADDING ? abreast : 0
  }
  let best: FieldSize | null = null
  for (const breaks of [false, true])
    for (const beside of fights.length ? [false, true] : [false]) {
      if (best && best.em >= WELL) continue
      const least: number = best ? best.em * WORTH : SMALLEST
      for (let em = LARGEST; em >= least; em -= 0.1) {
        const abreast = standing(em, beside, breaks)
        if (!abreast) continue
        best = { em, beside, abreast, wide: false }
        break
      }
    }
  if (best) return best
  // It does not fit in any way: one moves it sideways rather than up and down.
  const beside = fights.some((one) => SMALLEST * one.tall + one.scoreHeight > height - PADDING)
  const wide = fought(SMALLEST, beside) + free * CHARACTER * SMALLEST > width - PADDING
  return { em: SMALLEST, beside, abreast: Math.max(free, 1), wide }
}
