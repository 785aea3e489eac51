import type { Tekening, Vorm } from '#domain/spelen/tekening'

/** The drawing kit of all games: shapes with the defaults that most drawings want. */

type Soort<S extends Vorm['vorm']> = Extract<Vorm, { vorm: S }>
type Stijl<S extends Vorm['vorm'], Vast extends string> = Partial<Omit<Soort<S>, 'vorm' | Vast>>
export type Punt = readonly [x: number, y: number]

/** Outlines are one weight of ink; whoever wants another says so. */
const INKT = { lijn: 'inkt', dikte: 2.5 } as const

/** Two decimals: exact enough to measure on paper, and without the noise of roots and angles. */
export const rond = (getal: number) => Math.round(getal * 100) / 100

/** @returns 0 up to `aantal`, to draw as many of something */
export const tel = (aantal: number) => Array.from({ length: aantal }, (_, i) => i)

export const tekening = (breedte: number, hoogte: number, vormen: readonly Vorm[]): Tekening => ({
  breedte,
  hoogte,
  vormen,
})

export const lijn = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stijl: Stijl<'lijn', 'x1' | 'y1' | 'x2' | 'y2'> = {}
): Vorm => ({
  vorm: 'lijn',
  x1: rond(x1),
  y1: rond(y1),
  x2: rond(x2),
  y2: rond(y2),
  ...INKT,
  ...stijl,
})

export const pad = (d: string, stijl: Stijl<'pad', 'd'> = {}): Vorm => ({
  vorm: 'pad',
  d,
  ...INKT,
  ...stijl,
})

export const cirkel = (
  x: number,
  y: number,
  r: number,
  stijl: Stijl<'cirkel', 'x' | 'y' | 'r'> = {}
): Vorm => ({ vorm: 'cirkel', x: rond(x), y: rond(y), r: rond(r), ...INKT, ...stijl })

export const vlak = (
  x: number,
  y: number,
  b: number,
  h: number,
  stijl: Stijl<'rechthoek', 'x' | 'y' | 'b' | 'h'> = {}
): Vorm => ({
  vorm: 'rechthoek',
  x: rond(x),
  y: rond(y),
  b: rond(b),
  h: rond(h),
  ...INKT,
  ...stijl,
})

/** Centred, as most words in a drawing are. */
export const tekst = (
  x: number,
  y: number,
  woorden: string,
  grootte: number,
  stijl: Stijl<'tekst', 'x' | 'y' | 'tekst' | 'grootte'> = {}
): Vorm => ({
  vorm: 'tekst',
  x: rond(x),
  y: rond(y),
  tekst: woorden,
  grootte,
  anker: 'midden',
  ...stijl,
})

export const groep = (
  x: number,
  y: number,
  vormen: readonly Vorm[],
  stijl: Stijl<'groep', 'x' | 'y' | 'vormen'> = {}
): Vorm => ({ vorm: 'groep', x: rond(x), y: rond(y), vormen, ...stijl })

/** The `d` of straight lines from point to point. */
export const hoekig = (punten: readonly Punt[], dicht = true) =>
  `M ${punten.map(([x, y]) => `${rond(x)} ${rond(y)}`).join(' L ')}${dicht ? ' Z' : ''}`

/** The `d` of an ellipse, which the vocabulary of shapes has no word for. */
export const ellips = (x: number, y: number, rx: number, ry: number) =>
  `M ${rond(x - rx)} ${rond(y)} a ${rond(rx)} ${rond(ry)} 0 1 0 ${rond(2 * rx)} 0 a ${rond(rx)} ${rond(ry)} 0 1 0 ${rond(-2 * rx)} 0 Z`

/** A point on a circle; 0 degrees is up, clockwise. */
export function opCirkel(x: number, y: number, r: number, graden: number): Punt {
  const hoek = (graden * Math.PI) / 180
  return [rond(x + r * Math.sin(hoek)), rond(y - r * Math.cos(hoek))]
}

/** The `d` of a star with `punten` points, `rek` times as wide as high. */
export const ster = (x: number, y: number, buiten: number, binnen: number, punten = 5, rek = 1) =>
  hoekig(
    tel(punten * 2).map((i): Punt => {
      const [dx, dy] = opCirkel(0, 0, i % 2 ? binnen : buiten, (180 * i) / punten)
      return [x + dx * rek, y + dy]
    })
  )

/** The same scattering every time: numbers from 0 up to 1, from a seed. */
export function verstrooiing(zaad: number): () => number {
  let stand = zaad
  return () => (stand = (stand * 16807) % 2147483647) / 2147483647
}
