/** A music box and a few noises, all of them numbers: the sound of the film. */
export const HERTZ = 32_000

/** Always the same chance, so that a film made again is the same film. */
function toeval(zaad: number): () => number {
  let stand = zaad
  return () => (stand = (stand * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

/** A sound of so many seconds: `golf` gets the time. */
function klank(seconden: number, golf: (t: number) => number): Float64Array {
  const lengte = Math.round(seconden * HERTZ)
  return Float64Array.from({ length: lengte }, (_, nr) => {
    const t = nr / HERTZ
    return golf(t) * Math.min(1, t / 0.002, (seconden - t) / 0.02)
  })
}

const BOVENTONEN = [
  [1, 0.5, 2.4],
  [2.002, 0.14, 4],
  [3.01, 0.07, 7],
  [5.42, 0.05, 18],
] as const

/** A plucked tine. `noot` counts half tones as MIDI does; a fraction is out of tune. */
export function tand(noot: number, volume = 1): Float64Array {
  const grondtoon = 440 * 2 ** ((noot - 69) / 12)
  const hoorbaar = BOVENTONEN.filter(([veelvoud]) => grondtoon * veelvoud < HERTZ / 2)
  return klank(1.8, (t) =>
    hoorbaar.reduce(
      (som, [veelvoud, sterkte, demping]) =>
        som +
        volume *
          sterkte *
          Math.exp(-demping * t) *
          Math.sin(2 * Math.PI * grondtoon * veelvoud * t),
      0
    )
  )
}

/** Noise behind a filter: the lower `helder` (0 to 1), the duller. */
function ruis(seconden: number, helder: number, sterkte: (t: number) => number): Float64Array {
  const kans = toeval(7)
  let vorige = 0
  return klank(seconden, (t) => {
    vorige += helder * (2 * kans() - 1 - vorige)
    return vorige * sterkte(t)
  })
}

/** Breath that is drawn in, twice, before it all comes out. */
export const ademteug = ruis(0.45, 0.35, (t) => 0.5 * (t / 0.45) ** 2)
export const nies = ruis(0.7, 0.6, (t) => 1.1 * Math.exp(-6 * t))
export const knal = ruis(1.6, 0.09, (t) => 6 * Math.exp(-3.2 * t))
export const klik = ruis(
  0.09,
  0.9,
  (t) => 0.8 * Math.exp(-70 * t) + 0.7 * Math.exp(-(((t - 0.05) * 400) ** 2))
)
/** A shoe that does not come loose. */
export const bons = klank(
  0.4,
  (t) => 0.9 * Math.exp(-14 * t) * Math.sin(2 * Math.PI * (60 * t + 3 * (1 - Math.exp(-20 * t))))
)

/** A balloon that flies off: a whistle that sinks and flutters. */
export const leegloper = (() => {
  let fase = 0
  return klank(2.6, (t) => {
    fase += (950 * Math.exp(-0.5 * t) + 90 * Math.sin(2 * Math.PI * 9 * t)) / HERTZ
    return (
      0.16 *
      (1 - t / 2.6) *
      Math.sin(2 * Math.PI * fase) *
      (1 + 0.5 * Math.sin(2 * Math.PI * 23 * t))
    )
  })
})()

/** Adds a sound to the whole, from the given second on. */
export function leg(geheel: Float64Array, geluid: Float64Array, seconde: number) {
  const plek = Math.round(seconde * HERTZ)
  const past = Math.min(geluid.length, geheel.length - plek)
  for (let nr = 0; nr < past; nr++) geheel[plek + nr]! += geluid[nr]!
}

/** Our own waltz: three beats a bar, 0 is a rest, and before each bar its chord. */
const WALS = [
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

const AKKOORDEN = { G: [55, 62, 67], C: [60, 64, 67], A: [57, 60, 64], D: [50, 62, 66] } as const

/** How the box is doing: the beat in seconds, how far it is out of tune, and what it skips. */
type Toestand = { readonly tel: number; readonly vals?: number; readonly gemist?: number }

/**
 * Plays bars of the waltz, until the given second at the latest.
 *
 * @param hoe how the box is, from 0 at the beginning to 1 at the end
 */
export function speel(
  geheel: Float64Array,
  [van, tot]: readonly [number, number],
  [eerste, laatste]: readonly [number, number],
  hoe: (deel: number) => Toestand
) {
  const kans = toeval(eerste + 3)
  let nu = van
  for (let maat = eerste; nu < tot - 0.05; maat = maat === laatste ? eerste : maat + 1) {
    const [akkoord, ...noten] = WALS[maat]!
    for (const [slag, noot] of noten.entries()) {
      const { tel, vals = 0, gemist = 0 } = hoe((nu - van) / (tot - van))
      if (nu > tot - 0.05) return
      const scheef = () => (2 * kans() - 1.2) * vals
      if (noot && kans() >= gemist) leg(geheel, tand(noot + scheef(), 0.8), nu)
      if (kans() >= gemist) {
        leg(geheel, tand(AKKOORDEN[akkoord][slag]! + scheef(), slag ? 0.22 : 0.4), nu + 0.012)
      }
      nu += tel
    }
  }
}

/** A run of tines, upwards or downwards. */
export function loopje(geheel: Float64Array, noten: readonly number[], van: number, stap: number) {
  noten.forEach((noot, nr) => leg(geheel, tand(noot, 0.5), van + nr * stap))
}
