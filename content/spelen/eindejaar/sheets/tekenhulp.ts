import type { Tekening, Vorm } from '#domain/spelen/tekening'

type Soort<S extends Vorm['vorm']> = Extract<Vorm, { vorm: S }>
type Stijl<S extends Vorm['vorm'], Vast extends string> = Partial<Omit<Soort<S>, 'vorm' | Vast>>
export type Punt = readonly [x: number, y: number]

/** Outlines are one weight of ink; whoever wants another says so. */
const INKT = { lijn: 'inkt', dikte: 2.5 } as const

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
): Vorm => ({ vorm: 'cirkel', x: rond(x), y: rond(y), r, ...INKT, ...stijl })

export const vlak = (
  x: number,
  y: number,
  b: number,
  h: number,
  stijl: Stijl<'rechthoek', 'x' | 'y' | 'b' | 'h'> = {}
): Vorm => ({ vorm: 'rechthoek', x, y, b, h, ...INKT, ...stijl })

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

export const tekening = (breedte: number, hoogte: number, vormen: readonly Vorm[]): Tekening => ({
  breedte,
  hoogte,
  vormen,
})

export const rond = (getal: number) => Math.round(getal * 10) / 10

export const tel = (aantal: number) => Array.from({ length: aantal }, (_, i) => i)

/** The `d` of straight lines from point to point. */
export const hoekig = (punten: readonly Punt[], dicht = true) =>
  `M ${punten.map(([x, y]) => `${rond(x)} ${rond(y)}`).join(' L ')}${dicht ? ' Z' : ''}`

/** The `d` of an ellipse, which the vocabulary of shapes has no word for. */
export const ellips = (x: number, y: number, rx: number, ry: number) =>
  `M ${rond(x - rx)} ${rond(y)} a ${rx} ${ry} 0 1 0 ${2 * rx} 0 a ${rx} ${ry} 0 1 0 ${-2 * rx} 0 Z`

/** A point on a circle; 0 degrees is up, clockwise. */
export function opCirkel(x: number, y: number, r: number, graden: number): Punt {
  const hoek = (graden * Math.PI) / 180
  return [rond(x + r * Math.sin(hoek)), rond(y - r * Math.cos(hoek))]
}

/** The `d` of a star with `punten` points. */
export const ster = (x: number, y: number, buiten: number, binnen: number, punten = 5) =>
  hoekig(tel(punten * 2).map((i) => opCirkel(x, y, i % 2 ? binnen : buiten, (180 * i) / punten)))

/** An arrow that bends from one point over another to a third. */
export function pijl(van: Punt, over: Punt, naar: Punt): Vorm {
  const richting = Math.atan2(naar[1] - over[1], naar[0] - over[0])
  const weerhaak = (draai: number): Punt => [
    naar[0] - 11 * Math.cos(richting + draai),
    naar[1] - 11 * Math.sin(richting + draai),
  ]
  return groep(0, 0, [
    pad(`M ${van.join(' ')} Q ${over.join(' ')} ${naar.join(' ')}`, { lijn: 'lak' }),
    pad(hoekig([weerhaak(0.5), naar, weerhaak(-0.5)]), { lijn: 'lak', vulling: 'lak', dikte: 1 }),
  ])
}

/** Snow, scattered the same way every time; the upper right corner can be kept clear. */
export function sneeuw(
  breedte: number,
  hoogte: number,
  aantal: number,
  droog?: { vanafX: number; totY: number }
): Vorm[] {
  let stand = 20
  const volgende = () => (stand = (stand * 16807) % 2147483647) / 2147483647
  return tel(aantal)
    .map((): Punt => [volgende() * breedte, volgende() * hoogte])
    .filter(([x, y]) => !droog || x < droog.vanafX || y > droog.totY)
    .map(([x, y]) => cirkel(x, y, 2, { vulling: 'zand', lijn: 'zacht', dikte: 1 }))
}
