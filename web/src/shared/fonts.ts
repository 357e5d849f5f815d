/** The typefaces that boards are drawn with. */

const FACES = ["500 16px 'Alegreya Sans'", "700 16px 'Alegreya Sans'", "700 16px 'Alegreya SC'", "700 16px 'Almendra'"]
const PATIENCE = 1500

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
