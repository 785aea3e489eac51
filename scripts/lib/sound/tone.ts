/** Sound as numbers: samples between -1 and 1, made from sines, for the clips of the games. */
export const SAMPLES_PER_SECOND = 16_000

/** A tone of `hertz` that swells and fades in 6 ms, so that it does not click. */
export function tone(hertz: number, seconds: number, volume = 0.6): Float64Array {
  const length = Math.round(seconds * SAMPLES_PER_SECOND)
  const edge = 0.006 * SAMPLES_PER_SECOND
  return Float64Array.from({ length }, (_, index) => {
    const side = Math.min(1, index / edge, (length - 1 - index) / edge)
    return volume * side * Math.sin((2 * Math.PI * hertz * index) / SAMPLES_PER_SECOND)
  })
}

export function silence(seconds: number): Float64Array {
  return new Float64Array(Math.round(seconds * SAMPLES_PER_SECOND))
}

/** A struck bell: a few partials, each of which fades at its own pace. */
export function bell(hertz: number, seconds: number): Float64Array {
  const overtones = [
    [1, 0.5, 3],
    [2.01, 0.22, 4.5],
    [3.03, 0.14, 7],
    [5.4, 0.07, 12],
  ] as const
  const length = Math.round(seconds * SAMPLES_PER_SECOND)
  return Float64Array.from({ length }, (_, index) => {
    const t = index / SAMPLES_PER_SECOND
    const strike = Math.min(1, t / 0.003) * Math.min(1, (seconds - t) / 0.05)
    return overtones.reduce(
      (sum, [multiple, volume, damping]) =>
        sum +
        strike * volume * Math.exp(-damping * t) * Math.sin(2 * Math.PI * hertz * multiple * t),
      0
    )
  })
}

export function inSequence(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0))
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}

/** @returns a WAV file: 16 bits, one channel */
export function asWav(samples: Float64Array, perSecond = SAMPLES_PER_SECOND): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(perSecond, 24)
  bytes.writeUInt32LE(perSecond * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, index) =>
    bytes.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2)
  )
  return bytes
}
