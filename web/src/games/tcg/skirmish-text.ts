/** What comes of a skirmish, in words, and how much room they take. */

import { printOf, titleOf } from './card-info.svelte'
import type { Skirmish } from './view'
import { part, t } from './text'

/** What comes of it if nothing more is done. */
export const comesOf = (fight: Skirmish): string => told(fight, (id) => titleOf(printOf(id)))

function told({ outcome, wounds, killed }: Skirmish, nameOf: (id: string) => string): string {
  const dead = killed.map(nameOf)
  return [
    part(outcome),
    ...(wounds
      ? [outcome === 'wins' ? t('web-tcg-deals', { count: wounds }) : t('web-tcg-takes', { count: wounds })]
      : []),
    ...(dead.length ? [t('web-tcg-killed', { names: dead.join(', ') })] : []),
  ].join(' · ')
}

/** The least width of a score: of the skirmish that is fought now, and of the others. */
const NOW = 216
const LATER = 150
export const scoreWidth = (fight: Skirmish): number => (fight.now ? NOW : LATER)
/** A letter of it, and a line. */
const LETTER = 6.2
const LINE = 15
/** Frame, icon and gaps beside the words; totals, frame and the lines to those who fight above and below them. */
const BESIDE_WORDS = { now: 63, later: 57 }
const AROUND_WORDS = { now: 112, later: 52 }

/** Titles come later than the table, and nothing may move then: all are taken to be as long as this. */
const TITLE = 'Uruk Rear Guard'

/** How high a score is with the lines above and below, about. */
export function scoreHeight(fight: Skirmish): number {
  const kind = fight.now ? 'now' : 'later'
  const letters = `${TITLE}: ${told(fight, () => TITLE)}`.length
  return AROUND_WORDS[kind] + LINE * Math.ceil((letters * LETTER) / (scoreWidth(fight) - BESIDE_WORDS[kind]))
}
