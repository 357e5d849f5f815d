/** Small sounds made by the browser itself: no files, silent until a volume is set and something was pressed. */

import { session } from './session.svelte'

export type Sound = 'card' | 'coin' | 'step' | 'dice' | 'turn' | 'end'

interface Note {
  /** When it begins, in seconds. */
  at: number
  /** Its pitch in hertz, and the one it glides to. */
  pitch: number
  to?: number
  lasting: number
  shape: OscillatorType
  loud: number
}

const note = (
  at: number,
  pitch: number,
  lasting: number,
  shape: OscillatorType = 'sine',
  loud = 1,
  to?: number,
): Note => ({
  at,
  pitch,
  lasting,
  shape,
  loud,
  ...(to === undefined ? {} : { to }),
})

const NOTES: Record<Sound, Note[]> = {
  card: [note(0, 320, 0.09, 'triangle', 0.7, 150)],
  coin: [note(0, 1568, 0.08, 'sine', 0.5), note(0.06, 2093, 0.16, 'sine', 0.5)],
  step: [note(0, 170, 0.1, 'sine', 1, 95)],
  dice: [0, 0.05, 0.11, 0.2, 0.31].map((at, n) => note(at, 620 - n * 45, 0.04, 'triangle', 0.45 - n * 0.05, 380)),
  turn: [note(0, 523, 0.16), note(0.12, 784, 0.28)],
  end: [note(0, 392, 0.25), note(0.18, 494, 0.25), note(0.36, 587, 0.25), note(0.54, 784, 0.6)],
}

let context: AudioContext | null = null

/** Play a sound, if the person wants any. Browsers allow it only after something on the page was pressed; before that
 *  nothing is made at all. */
export function play(sound: Sound, delay = 0): void {
  const volume = session.preferences.volume
  if (!volume || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  const start = context.currentTime + delay
  for (const one of NOTES[sound]) ring(context, one, start + one.at, volume)
}

function ring(context: AudioContext, { pitch, to, lasting, shape, loud }: Note, start: number, volume: number): void {
  const tone = context.createOscillator()
  const gain = context.createGain()
  tone.type = shape
  tone.frequency.setValueAtTime(pitch, start)
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + lasting)
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(0.2 * volume * loud, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasting)
  tone.connect(gain).connect(context.destination)
  tone.start(start)
  tone.stop(start + lasting + 0.02)
}
