/** The typefaces that boards are drawn with. */

const FACES = [
  "500 16px 'Alegreya Sans'",
  "700 16px 'Alegreya Sans'",
  "800 16px 'Alegreya Sans'",
  "700 16px 'Alegreya SC'",
  "700 16px 'Almendra'",
]
/** A file that cannot be had fails at once; only one that neither comes nor fails is waited for so long. */
const PATIENCE = 6000

let waiting: Promise<unknown> | undefined

/**
 * Settles when the typefaces are there, or after a while without them. A board that is drawn before would move its
 * pieces when they come.
 */
export function fontsReady(): Promise<unknown> {
  waiting ??= Promise.race([
    Promise.allSettled(FACES.map((face) => document.fonts.load(face))),
    new Promise((done) => setTimeout(done, PATIENCE)),
  ])
  return waiting
}
