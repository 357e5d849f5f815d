/** What the table must know of the window. */
export class WindowSize {
  /** Smaller windows leave their room to the board; there the log opens on demand. */
  roomy = $state(false)
  narrow = $state(false)
  wide = $state(false)
  low = $state(false)
  /** A laptop or a phone on its side: the bar over the whole width would cost the board more than it can spare. */
  flat = $state(false)

  constructor() {
    this.measure()
  }

  measure = (): void => {
    this.narrow = innerWidth < 1200
    this.wide = innerWidth > 760
    this.low = innerHeight <= 560
    this.roomy = innerWidth >= 1440 && innerHeight >= 800
    const laptop = innerWidth >= 1200 && !this.roomy && innerWidth >= 1.5 * innerHeight && innerHeight > 560
    this.flat = laptop || (innerWidth >= 768 && innerHeight <= 480)
  }
}
