type Tone = {
  readonly hertz: number
  /** Seconds from now, and how long it sounds. */
  readonly at: number
  readonly lasts: number
  readonly shape: OscillatorType
  readonly loud: number
}

/** Two clicks of a lock, and three notes of a door that opens. */
const SOUND: readonly Tone[] = [
  { hertz: 1400, at: 0.25, lasts: 0.03, shape: 'square', loud: 0.05 },
  { hertz: 900, at: 0.36, lasts: 0.04, shape: 'square', loud: 0.06 },
  { hertz: 523, at: 0.95, lasts: 0.35, shape: 'triangle', loud: 0.16 },
  { hertz: 659, at: 1.1, lasts: 0.35, shape: 'triangle', loud: 0.16 },
  { hertz: 784, at: 1.28, lasts: 0.7, shape: 'triangle', loud: 0.18 },
]

let context: AudioContext | null = null

/**
 * Plays the sound of a lock that opens. It is computed here, so that it also works without a
 * connection.
 */
export function playUnlock() {
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => {})
    for (const tone of SOUND) play(context, tone)
  } catch {
    /** A browser without sound plays none. */
  }
}

function play(into: AudioContext, { hertz, at, lasts, shape, loud }: Tone) {
  const start = into.currentTime + at
  const tone = into.createOscillator()
  const volume = into.createGain()
  tone.type = shape
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts)
  tone.connect(volume).connect(into.destination)
  tone.start(start)
  tone.stop(start + lasts)
}
