/** Sound as numbers: samples between -1 and 1, made from sines, for the clips of the games. */
export const SAMPLES_PER_SECOND = 16_000

/** A tone of `hertz` that swells and fades in 6 ms, so that it does not click. */
export function toon(hertz: number, seconden: number, volume = 0.6): Float64Array {
  const lengte = Math.round(seconden * SAMPLES_PER_SECOND)
  const rand = 0.006 * SAMPLES_PER_SECOND
  return Float64Array.from({ length: lengte }, (_, nr) => {
    const kant = Math.min(1, nr / rand, (lengte - 1 - nr) / rand)
    return volume * kant * Math.sin((2 * Math.PI * hertz * nr) / SAMPLES_PER_SECOND)
  })
}

export function stilte(seconden: number): Float64Array {
  return new Float64Array(Math.round(seconden * SAMPLES_PER_SECOND))
}

/** A struck bell: a few partials, each dying away at its own pace. */
export function bel(hertz: number, seconden: number): Float64Array {
  const boventonen = [
    [1, 0.5, 3],
    [2.01, 0.22, 4.5],
    [3.03, 0.14, 7],
    [5.4, 0.07, 12],
  ] as const
  const lengte = Math.round(seconden * SAMPLES_PER_SECOND)
  return Float64Array.from({ length: lengte }, (_, nr) => {
    const t = nr / SAMPLES_PER_SECOND
    const slag = Math.min(1, t / 0.003) * Math.min(1, (seconden - t) / 0.05)
    return boventonen.reduce(
      (som, [veelvoud, volume, demping]) =>
        som + slag * volume * Math.exp(-demping * t) * Math.sin(2 * Math.PI * hertz * veelvoud * t),
      0
    )
  })
}

export function achterElkaar(delen: readonly Float64Array[]): Float64Array {
  const geheel = new Float64Array(delen.reduce((som, deel) => som + deel.length, 0))
  let plek = 0
  for (const deel of delen) {
    geheel.set(deel, plek)
    plek += deel.length
  }
  return geheel
}

/** @returns a WAV file: 16 bits, one channel */
export function alsWav(samples: Float64Array, perSeconde = SAMPLES_PER_SECOND): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(perSeconde, 24)
  bytes.writeUInt32LE(perSeconde * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, nr) => bytes.writeInt16LE(Math.round(sample * 32_767), 44 + nr * 2))
  return bytes
}
