import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { cirkel, groep, lijn, pad, rond, tel, vlak } from '#content/spelen/vormen'
import { opschrift, rand } from '#content/spelen/cunera/stappen/tekenhulp'

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
  return groep(
    x,
    y,
    [
      lijn(0, -15, 0, 15, { lijn: 'lak', dikte: 2 }),
      lijn(eind, -15, eind, 15, { lijn: 'lak', dikte: 2 }),
      pad('M0 0 L20 -4 L20 4 Z', { vulling: 'inkt', dikte: 1 }),
      vlak(20, -4.5, eind - 46, 9, { vulling: 'messing', dikte: 2 }),
      cirkel(eind - 36, 0, 8, { vulling: 'messing', dikte: 2 }),
      cirkel(eind - 12, 0, 12, { vulling: 'messing', dikte: 2 }),
      pad('M60 5 C58 16 66 18 62 28 L70 24 L76 28 C74 18 72 14 70 5 Z', {
        vulling: 'lak',
        dikte: 1.5,
      }),
      nummerplaatje(-24, 0, nummer),
    ],
    { draai }
  )
}

function nummerplaatje(x: number, y: number, nummer: number): Vorm {
  return groep(x, y, [
    cirkel(0, 0, 15, { vulling: 'wit', dikte: 2 }),
    opschrift(0, 7, String(nummer), 20),
  ])
}

/** A shoe print, heel to the left, that fills one footstep. */
function voetafdruk(x: number, y: number): Vorm {
  return pad(
    `M${x + 3} ${y} c0 -5 8 -5 8 0 s-8 5 -8 0 Z M${x + 13} ${y - 4} c6 -3 16 -2 16 4 s-10 7 -16 4 Z`,
    { vulling: 'zacht', lijn: undefined }
  )
}

/** The measure of this sheet: fifteen footsteps with a mark at each. */
function maatlat(x: number, y: number): Vorm[] {
  const stappen = tel(16)
  return [
    lijn(x, y, rond(x + 15 * VOETSTAP), y),
    ...stappen.map((i) =>
      lijn(x + i * VOETSTAP, y - (i % 5 === 0 ? 14 : 8), x + i * VOETSTAP, y, { dikte: 2 })
    ),
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
    lijn(20, 518, BREEDTE - 20, 518, { lijn: 'messing', streep: '2 8', dikte: 2 }),
    opschrift(BREEDTE / 2, 550, 'Maat in voetstappen', 19),
    ...maatlat(35, 596),
    ...rand(BREEDTE, HOOGTE),
  ],
}
