/** What is printed on the chapter cards, for drawing only: the data of the rules, bundled when the client is built. */

import riderIcon from 'icon:cloaked-figure-on-horseback'
import eventIcon from 'icon:scroll-unfurled'
import giftIcon from 'icon:gem-pendant'

export interface ChapterFacts {
  number: number
  length: 'short' | 'long' | 'groups'
  characters: { id: string; star?: boolean; optional?: boolean }[]
  threat_deck?: string
  riders?: { rider: string; bearer: string }[]
  events?: string[]
  gifts?: { gift: string; bearer: string }[]
}

const files = import.meta.glob<ChapterFacts>('../../../../src/mathom/games/fellowship/data/chapters/*.json', {
  eager: true,
  import: 'default',
})

export const CHAPTERS = Object.values(files).sort((a, b) => a.number - b.number)
export const ENDLESS = 'endless'

export const chapterFacts = (chapter: string): ChapterFacts | null =>
  CHAPTERS.find((one) => String(one.number) === chapter) ?? null

export interface Special {
  icon: string
  thing: string
}

/** The events, gifts and named riders of a chapter, as pieces with a sheet. */
export function specialsOf({ events = [], gifts = [], riders = [] }: ChapterFacts): Special[] {
  return [
    ...events.map((id) => ({ icon: eventIcon, thing: `event:${id}` })),
    ...gifts.map(({ gift }) => ({ icon: giftIcon, thing: `gift:${gift}` })),
    ...riders.map(({ rider }) => ({ icon: riderIcon, thing: `rider:${rider}` })),
  ]
}

const ROMAN: [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

export function roman(number: number): string {
  const [worth, sign] = ROMAN.find(([value]) => value <= number) ?? [0, '']
  return worth ? sign + roman(number - worth) : ''
}

/** A short sign of a chapter: its numeral, or a road without end. */
export const numeral = (chapter: string): string => (chapter === ENDLESS ? '∞' : roman(Number(chapter)))
