import { itemAt } from '../../../domain/present.ts'
/** A music box and a few noises, made of numbers: the sound of the film. */
export const HERTZ = 32_000

/** The same random numbers every time, so that a film made again is the same film. */
function random(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

/** A sound of this many seconds. `wave` computes a sample from the time. */
function sound(seconds: number, wave: (t: number) => number): Float64Array {
  const length = Math.round(seconds * HERTZ)
  return Float64Array.from({ length }, (_, index) => {
    const t = index / HERTZ
    return wave(t) * Math.min(1, t / 0.002, (seconds - t) / 0.02)
  })
}

const OVERTONES = [
  [1, 0.5, 2.4],
  [2.002, 0.14, 4],
  [3.01, 0.07, 7],
  [5.42, 0.05, 18],
] as const

/** A plucked tine. `note` counts half tones as MIDI does, and a fraction makes it out of tune. */
export function tine(note: number, volume = 1): Float64Array {
  const fundamental = 440 * 2 ** ((note - 69) / 12)
  const audible = OVERTONES.filter(([multiple]) => fundamental * multiple < HERTZ / 2)
  return sound(1.8, (t) =>
    audible.reduce(
      (sum, [multiple, strength, damping]) =>
        sum +
        volume *
          strength *
          Math.exp(-damping * t) *
          Math.sin(2 * Math.PI * fundamental * multiple * t),
      0
    )
  )
}

/** Noise behind a filter. A lower `brightness` (0 to 1) sounds duller. */
function noise(seconds: number, brightness: number, strength: (t: number) => number): Float64Array {
  const chance = random(7)
  let previous = 0
  return sound(seconds, (t) => {
    previous += brightness * (2 * chance() - 1 - previous)
    return previous * strength(t)
  })
}

/** Two breaths in before a sneeze. */
export const breath = noise(0.45, 0.35, (t) => 0.5 * (t / 0.45) ** 2)
export const sneeze = noise(0.7, 0.6, (t) => 1.1 * Math.exp(-6 * t))
export const bang = noise(1.6, 0.09, (t) => 6 * Math.exp(-3.2 * t))
export const click = noise(
  0.09,
  0.9,
  (t) => 0.8 * Math.exp(-70 * t) + 0.7 * Math.exp(-(((t - 0.05) * 400) ** 2))
)
/** The thud of a shoe that does not come loose. */
export const thud = sound(
  0.4,
  (t) => 0.9 * Math.exp(-14 * t) * Math.sin(2 * Math.PI * (60 * t + 3 * (1 - Math.exp(-20 * t))))
)

/** A balloon that flies off: a whistle that sinks and flutters. */
export const deflatingBalloon = (() => {
  let phase = 0
  return sound(2.6, (t) => {
    phase += (950 * Math.exp(-0.5 * t) + 90 * Math.sin(2 * Math.PI * 9 * t)) / HERTZ
    return (
      0.16 *
      (1 - t / 2.6) *
      Math.sin(2 * Math.PI * phase) *
      (1 + 0.5 * Math.sin(2 * Math.PI * 23 * t))
    )
  })
})()

/** Adds a sound to the whole, from the given second on. */
export function add(whole: Float64Array, tone: Float64Array, second: number) {
  const position = Math.round(second * HERTZ)
  const past = Math.min(tone.length, whole.length - position)
  for (let index = 0; index < past; index++)
    whole[position + index] = itemAt(whole, position + index) + itemAt(tone, index)
}

/** The shop's own waltz: three beats a bar, 0 is a rest, and before each bar its chord. */
const WALTZ = [
  ['G', 71, 74, 79],
  ['G', 78, 76, 74],
  ['C', 76, 72, 76],
  ['G', 74, 0, 71],
  ['C', 72, 76, 79],
  ['A', 78, 76, 72],
  ['D', 74, 71, 69],
  ['D', 69, 0, 74],
  ['G', 71, 74, 79],
  ['G', 83, 81, 79],
  ['C', 76, 79, 76],
  ['G', 74, 71, 0],
  ['A', 72, 71, 72],
  ['D', 74, 76, 78],
  ['G', 79, 0, 74],
  ['G', 79, 0, 0],
] as const

const CHORDS = { G: [55, 62, 67], C: [60, 64, 67], A: [57, 60, 64], D: [50, 62, 66] } as const

/**
 * The condition of the music box: the beat in seconds, how far it is out of tune, and what it
 * skips.
 */
type Condition = {
  readonly beat: number
  readonly offKey?: number
  readonly missed?: number
}

/**
 * Plays bars of the waltz, until the given second at the latest.
 *
 * @param how gives the condition of the box, from 0 at the beginning to 1 at the end
 */
export function play(
  whole: Float64Array,
  [from, until]: readonly [number, number],
  [first, last]: readonly [number, number],
  how: (part: number) => Condition
) {
  const chance = random(first + 3)
  let now = from
  for (let bar = first; now < until - 0.05; bar = bar === last ? first : bar + 1) {
    const [chord, ...notes] = itemAt(WALTZ, bar)
    for (const [place, note] of notes.entries()) {
      const { beat, offKey = 0, missed = 0 } = how((now - from) / (until - from))
      if (now > until - 0.05) return
      const skewed = () => (2 * chance() - 1.2) * offKey
      if (note && chance() >= missed) add(whole, tine(note + skewed(), 0.8), now)
      if (chance() >= missed) {
        add(whole, tine(itemAt(CHORDS[chord], place) + skewed(), place ? 0.22 : 0.4), now + 0.012)
      }
      now += beat
    }
  }
}

/** A run of tines, upwards or downwards. */
export function run(whole: Float64Array, notes: readonly number[], from: number, step: number) {
  notes.forEach((note, index) => add(whole, tine(note, 0.5), from + index * step))
}
