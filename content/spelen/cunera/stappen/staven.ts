import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { opschrift, rand, rond } from '#content/spelen/cunera/stappen/tekenhulp'

const BREEDTE = 520
const HOOGTE = 640

/** One footstep on paper; every staff is a whole number of them. */
export const VOETSTAP = 30

/** From top to bottom: where the spike stands, how long the staff is in footsteps, and how it leans. */
export const STAVEN = [
  { x: 92, y: 72, lengte: 12, draai: -3 },
  { x: 262, y: 122, lengte: 5, draai: 7 },
  { x: 130, y: 232, lengte: 7, draai: -8 },
  { x: 296, y: 246, lengte: 5, draai: 10 },
  { x: 70, y: 346, lengte: 14, draai: 2 },
  { x: 318, y: 436, lengte: 4, draai: -9 },
  { x: 112, y: 452, lengte: 5, draai: 6 },
] as const

/** A staff from spike to knob; both ends have a measuring mark. */
function staf({ x, y, lengte, draai }: (typeof STAVEN)[number], nummer: number): Vorm {
  const eind = lengte * VOETSTAP
  return {
    vorm: 'groep',
    x,
    y,
    draai,
    vormen: [
      { vorm: 'lijn', x1: 0, y1: -15, x2: 0, y2: 15, lijn: 'lak', dikte: 2 },
      { vorm: 'lijn', x1: eind, y1: -15, x2: eind, y2: 15, lijn: 'lak', dikte: 2 },
      { vorm: 'pad', d: 'M0 0 L20 -4 L20 4 Z', vulling: 'inkt', lijn: 'inkt', dikte: 1 },
      {
        vorm: 'rechthoek',
        x: 20,
        y: -4.5,
        b: eind - 46,
        h: 9,
        vulling: 'messing',
        lijn: 'inkt',
        dikte: 2,
      },
      { vorm: 'cirkel', x: eind - 36, y: 0, r: 8, vulling: 'messing', lijn: 'inkt', dikte: 2 },
      { vorm: 'cirkel', x: eind - 12, y: 0, r: 12, vulling: 'messing', lijn: 'inkt', dikte: 2 },
      {
        vorm: 'pad',
        d: 'M60 5 C58 16 66 18 62 28 L70 24 L76 28 C74 18 72 14 70 5 Z',
        vulling: 'lak',
        lijn: 'inkt',
        dikte: 1.5,
      },
      nummerplaatje(-24, 0, nummer),
    ],
  }
}

function nummerplaatje(x: number, y: number, nummer: number): Vorm {
  return {
    vorm: 'groep',
    x,
    y,
    vormen: [
      { vorm: 'cirkel', x: 0, y: 0, r: 15, vulling: 'wit', lijn: 'inkt', dikte: 2 },
      opschrift(0, 7, String(nummer), 20),
    ],
  }
}

/** A shoe print, heel to the left, that fills one footstep. */
function voetafdruk(x: number, y: number): Vorm {
  return {
    vorm: 'pad',
    d: `M${x + 3} ${y} c0 -5 8 -5 8 0 s-8 5 -8 0 Z M${x + 13} ${y - 4} c6 -3 16 -2 16 4 s-10 7 -16 4 Z`,
    vulling: 'zacht',
  }
}

/** The measure of this sheet: fifteen footsteps with a mark at each. */
function maatlat(x: number, y: number): Vorm[] {
  const stappen = Array.from({ length: 16 }, (_, i) => i)
  return [
    { vorm: 'lijn', x1: x, y1: y, x2: rond(x + 15 * VOETSTAP), y2: y, dikte: 2.5 },
    ...stappen.map((i): Vorm => ({
      vorm: 'lijn',
      x1: x + i * VOETSTAP,
      y1: y - (i % 5 === 0 ? 14 : 8),
      x2: x + i * VOETSTAP,
      y2: y,
      dikte: 2,
    })),
    ...stappen.slice(0, 15).map((i) => voetafdruk(x + i * VOETSTAP, y - 26 + (i % 2) * 7)),
    ...[0, 5, 10, 15].map((i) => opschrift(x + i * VOETSTAP, y + 22, String(i), 18)),
  ]
}

/** The seven staffs with their measure. */
export const STAVENBLAD: Tekening = {
  breedte: BREEDTE,
  hoogte: HOOGTE,
  vormen: [
    ...STAVEN.map((stok, i) => staf(stok, i + 1)),
    { vorm: 'lijn', x1: 20, y1: 518, x2: BREEDTE - 20, y2: 518, lijn: 'messing', streep: '2 8' },
    opschrift(BREEDTE / 2, 550, 'Maat in voetstappen', 19),
    ...maatlat(35, 596),
    ...rand(BREEDTE, HOOGTE),
  ],
}
