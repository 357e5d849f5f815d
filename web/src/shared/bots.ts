/** A level of every game that plays soundly: to watch, to take over a seat, to try a deck against. */
export const SOUND_LEVEL = 'journeyman'
