// The drawing of the map, in units of its own picture: our own outlines, with edges shared between
// neighbours so that they always fit. Positions and links of the regions as facts are in map.json.

import OUTLINES from './map-outlines.json'

export type Place = { x: number; y: number; scale: number }
export type Land = { x: number; y: number; half: number; tint: string; field: string; shape: string; above?: boolean }

/** The window onto the picture: wide as on a table, and its proportions. */
export const WINDOW = { x: 14, y: -14, width: 972, height: 752 }

/** Each region: where its plate stands, half the plate's width, its tint, the field of its shield, its
 *  outline, and whether a fortress stands above the plate, where it hides nobody's units. */
export const LANDS: Record<string, Land> = {
  lindon: {
    x: 160,
    y: 150,
    half: 79.8,
    tint: '#b9cfc0',
    field: '#1f6f75',
    shape: OUTLINES.lindon,
  },
  arnor: {
    x: 432,
    y: 140,
    half: 72,
    tint: '#ddd0b2',
    field: '#43464c',
    shape: OUTLINES.arnor,
  },
  rhovanion: {
    x: 800,
    y: 160,
    half: 103.2,
    tint: '#cfcb92',
    field: '#5c6b22',
    shape: OUTLINES.rhovanion,
  },
  enedwaith: {
    x: 384,
    y: 362,
    half: 103.2,
    tint: '#d8c3c0',
    field: '#6b3f7c',
    shape: OUTLINES.enedwaith,
  },
  rohan: {
    x: 652,
    y: 400,
    half: 72,
    tint: '#c9d39b',
    field: '#2f7a3d',
    shape: OUTLINES.rohan,
  },
  gondor: {
    x: 546,
    y: 556,
    half: 79.8,
    above: true,
    tint: '#c6cbd0',
    field: '#253f77',
    shape: OUTLINES.gondor,
  },
  mordor: {
    x: 852,
    y: 540,
    half: 79.8,
    tint: '#cfa48b',
    field: '#8e231c',
    shape: OUTLINES.mordor,
  },
}

export const COAST = OUTLINES.coast

/** One road for every link, in the order of map.json. */
export const ROADS: [from: string, to: string, path: string][] = [
  ['lindon', 'arnor', 'M160 150Q297 163 432 140'],
  ['arnor', 'rhovanion', 'M432 140Q617 128 800 160'],
  ['arnor', 'enedwaith', 'M432 140Q422 254 384 362'],
  ['enedwaith', 'rhovanion', 'M384 362Q581 238 800 160'],
  ['rhovanion', 'rohan', 'M800 160Q711 271 652 400'],
  ['enedwaith', 'rohan', 'M384 362Q515 401 652 400'],
  ['enedwaith', 'gondor', 'M384 362Q477 449 546 556'],
  ['rohan', 'gondor', 'M652 400Q589 471 546 556'],
  ['rohan', 'mordor', 'M652 400Q762 455 852 540'],
  ['gondor', 'mordor', 'M546 556Q700 570 852 540'],
]

/** Woods, as decoration. */
export const TREES: Place[] = [
  { x: 720, y: 92, scale: 1 },
  { x: 742, y: 84, scale: 1 },
  { x: 736, y: 104, scale: 1 },
  { x: 760, y: 98, scale: 1 },
  { x: 722, y: 112, scale: 1 },
  { x: 930, y: 110, scale: 1 },
  { x: 948, y: 104, scale: 1 },
  { x: 940, y: 122, scale: 1 },
  { x: 350, y: 70, scale: 0.8 },
  { x: 366, y: 66, scale: 0.8 },
  { x: 300, y: 440, scale: 0.8 },
  { x: 316, y: 436, scale: 0.8 },
  { x: 308, y: 452, scale: 0.8 },
  { x: 560, y: 440, scale: 0.8 },
  { x: 90, y: 150, scale: 0.8 },
  { x: 104, y: 144, scale: 0.8 },
  { x: 900, y: 250, scale: 0.8 },
  { x: 916, y: 246, scale: 0.8 },
]

/** Peaks on borders that cannot be crossed, and beside passes. */
export const PEAKS: Place[] = [
  { x: 818, y: 352, scale: 1 },
  { x: 850, y: 340, scale: 1 },
  { x: 884, y: 350, scale: 1 },
  { x: 920, y: 344, scale: 1 },
  { x: 956, y: 352, scale: 1 },
  { x: 990, y: 344, scale: 1 },
  { x: 796, y: 404, scale: 0.8 },
  { x: 612, y: 70, scale: 1 },
  { x: 628, y: 112, scale: 1 },
  { x: 612, y: 214, scale: 0.9 },
  { x: 588, y: 284, scale: 0.85 },
  { x: 770, y: 470, scale: 0.8 },
  { x: 758, y: 500, scale: 0.85 },
]
