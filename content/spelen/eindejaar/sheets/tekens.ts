import { cirkel, groep, hoekig, lijn, pad, ster, tekst, vlak } from '#content/spelen/vormen'
import type { KleurNaam } from '#content/spelen/eindejaar/vlaggen'
import type { Vorm } from '#domain/spelen/tekening'

/** What stands on a sheet and on a wheel of the lock; it gives the digit its place. */
export type Teken = 'bel' | 'ster' | 'maan'

/** The three wheels of each lock, from left to right. */
export const SLOTEN = {
  groen: ['bel', 'ster', 'maan'],
  rood: ['maan', 'ster', 'bel'],
  paars: ['ster', 'maan', 'bel'],
  oranje: ['bel', 'maan', 'ster'],
} as const satisfies Record<KleurNaam, readonly Teken[]>

/** What goes with a colour, so that nobody has to tell them apart by eye. */
export const KLEURTEKENS = {
  groen: 'dennenboom',
  rood: 'kaars',
  paars: 'klok',
  oranje: 'vuurpijl',
} as const satisfies Record<KleurNaam, string>

const VOL = { vulling: 'inkt', dikte: 1.5 } as const

const TEKENS: Record<Teken, readonly Vorm[]> = {
  bel: [
    pad('M -11 6 C -6 2 -9 -11 0 -12 C 9 -11 6 2 11 6 Z', VOL),
    cirkel(0, 10, 3, VOL),
    cirkel(0, -14, 2.5, { dikte: 2 }),
  ],
  ster: [pad(ster(0, 0, 15, 6.2), VOL)],
  maan: [pad('M 5 -13 A 14 14 0 1 0 5 13 A 15 15 0 0 1 5 -13 Z', VOL)],
}

const KLEURPLAATJES: Record<KleurNaam, readonly Vorm[]> = {
  groen: [
    pad(
      hoekig([
        [0, -34],
        [15, -12],
        [8, -12],
        [21, 8],
        [11, 8],
        [26, 30],
        [-26, 30],
        [-11, 8],
        [-21, 8],
        [-8, -12],
        [-15, -12],
      ]),
      { vulling: 'mos' }
    ),
    vlak(-5, 30, 10, 10, { vulling: 'messing' }),
  ],
  rood: [
    vlak(-9, -14, 18, 44, { vulling: 'lak', rond: 2 }),
    lijn(0, -14, 0, -20),
    pad('M 0 -40 C 10 -28 7 -20 0 -20 C -7 -20 -10 -28 0 -40 Z', { vulling: 'messing', dikte: 2 }),
    pad('M -24 30 H 24 C 22 40 -22 40 -24 30 Z', { vulling: 'zand' }),
  ],
  paars: [
    cirkel(0, 0, 34, { vulling: 'paars' }),
    cirkel(0, 0, 27, { vulling: 'papier' }),
    lijn(0, 0, 0, -21),
    lijn(0, 0, -8, -13, { dikte: 4 }),
    cirkel(0, 0, 3, VOL),
  ],
  oranje: [
    groep(
      0,
      0,
      [
        lijn(0, 10, 0, 42),
        vlak(-8, -18, 16, 32, { vulling: 'oranje' }),
        pad('M -12 -18 L 0 -38 L 12 -18 Z', { vulling: 'lak' }),
        lijn(-8, -6, 8, -10),
        lijn(-8, 6, 8, 2),
      ],
      { draai: 20 }
    ),
  ],
}

/** The bare symbol, about 30 high, around its own middle. */
export const teken = (naam: Teken, x: number, y: number, schaal = 1): Vorm =>
  groep(x, y, TEKENS[naam], { schaal })

/** The picture of a colour, about 75 high, around its own middle. */
export const kleurplaatje = (naam: KleurNaam, x: number, y: number, schaal = 1): Vorm =>
  groep(x, y, KLEURPLAATJES[naam], { schaal })

/**
 * The stamp of a sheet: its colour on the left and its symbol on the right, always in the upper
 * right corner of its first drawing, so that nobody has to look for it twice. Drawings are printed
 * at different scales: `maat` makes their stamps about as large on paper.
 */
export function stempel(
  kleur: KleurNaam,
  naam: Teken,
  breedte: number,
  maat = 1,
  inzet = 36 * maat + 4
): Vorm {
  return groep(
    breedte - inzet,
    inzet,
    [
      cirkel(0, 0, 34, { vulling: 'wit' }),
      cirkel(0, 0, 29.5, { dikte: 1.2 }),
      kleurplaatje(kleur, -13, 0, 0.3),
      teken(naam, 14, 0, 0.72),
      tekst(0, 52, naam, 16, { vet: true }),
    ],
    { schaal: maat }
  )
}
