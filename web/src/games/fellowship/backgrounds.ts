/** The country behind the table, one for each chapter with its own hour; made when first asked for and kept. */

import { seedOf } from './seeded-random'
import { asImage, landscape, type Land } from './landscape'

interface Country {
  land: Land
  sky: [string, string]
  sun: string
  ridges: string[]
}

const country = (land: Land, sky: [string, string], sun: string, ridges: string[]): Country => ({
  land,
  sky,
  sun,
  ridges,
})

/** A few hours of the day and kinds of land; every chapter takes one. */
const SHIRE = country('rolling', ['#7fa3a0', '#f3d79c'], '#fff1c9', [
  '#a8a06a',
  '#8c8a5d',
  '#6f7550',
  '#4f5f42',
  '#32472f',
])
const DUSK = country('rolling', ['#33465a', '#e2a96b'], '#ffe3ab', [
  '#8d8287',
  '#6d6a73',
  '#4b585d',
  '#344640',
  '#22322c',
])
const WOOD = country('pines', ['#5e7f78', '#cfd8a5'], '#f6f2cf', ['#7f9f78', '#5a7f60', '#3a5f48', '#234233'])
const FOG = country('rolling', ['#8d9a9c', '#d8d6c6'], '#f3f1e4', [
  '#a5aaa5',
  '#8a928f',
  '#6c7775',
  '#4d5a58',
  '#35423f',
])
const INN = country('rolling', ['#232b44', '#7a5a58'], '#f3c878', [
  '#55506a',
  '#423f58',
  '#322f45',
  '#232132',
  '#181722',
])
const KNIFE = country('crags', ['#10151f', '#4f4a5c'], '#c9d2da', ['#3c3a4a', '#2c2b39', '#1f1e2a', '#12121a'])
const FORD = country('peaks', ['#33465a', '#e9b77c'], '#ffe9c0', ['#8d8287', '#6d6a73', '#47545a', '#33463f'])
const VALLEY = country('peaks', ['#8fb4c4', '#f6e1b4'], '#fff6dc', ['#a8b4b0', '#86998f', '#5f7a66', '#3e5a44'])
const TOWER = country('crags', ['#2b2f33', '#8e8f7c'], '#e8e3b9', ['#5f6362', '#474b4c', '#313536', '#1e2122'])
const SNOW = country('peaks', ['#5f7488', '#e7edf0'], '#ffffff', ['#b9c7d1', '#8fa3b3', '#647c90', '#3d566c'])
const MINE = country('crags', ['#140a08', '#8c2f14'], '#ff9a3c', ['#4a1c12', '#33130d', '#210c09', '#120606'])
const GOLD = country('pines', ['#7d8b5c', '#f8e5a0'], '#fffbe0', ['#c9b35a', '#a8953f', '#7d7430', '#4d4f27'])
const RIVER = country('water', ['#6d8f9c', '#f0d9a8'], '#fff3cf', [
  '#7fa0a0',
  '#5d8a90',
  '#3d737d',
  '#285a66',
  '#1b4450',
])

const OF_CHAPTER: Record<string, Country> = {
  '1': SHIRE,
  '2': SHIRE,
  '3': DUSK,
  '4': DUSK,
  '5': WOOD,
  '6': FOG,
  '7': INN,
  '8': KNIFE,
  '9': FORD,
  '10': VALLEY,
  '11': VALLEY,
  '12': TOWER,
  '13': SNOW,
  '14': MINE,
  '15': GOLD,
  '16': GOLD,
  '17': RIVER,
  '18': RIVER,
}

const kept = new Map<string, string>()

/** A picture of 1440 by 900, with its sun in the upper middle. */
export function chapterPicture(chapter: string): string {
  const found = kept.get(chapter) ?? draw(chapter)
  kept.set(chapter, found)
  return found
}

function draw(chapter: string): string {
  const { sun, ...rest } = OF_CHAPTER[chapter] ?? DUSK
  return asImage(
    1440,
    900,
    landscape({
      ...rest,
      width: 1440,
      height: 900,
      sun: { x: 720, y: 330, r: 100, fill: sun },
      from: 0.4,
      to: 0.86,
      seed: seedOf(`chapter ${chapter}`),
    }),
  )
}
