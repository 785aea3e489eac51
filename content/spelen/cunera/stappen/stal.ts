import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { MORSE, type MorseLetter, alsBeeld } from '#content/spelen/cunera/morse'
import { opschrift, rand } from '#content/spelen/cunera/stappen/tekenhulp'
import { cirkel, groep, lijn, pad, tel, vlak } from '#content/spelen/vormen'

const BREEDTE = 480
const HOOGTE = 206

/** The key, divided over a few columns of letters next to each other. */
export function sleutelRijen(kolommen: number): string[][] {
  const letters = Object.keys(MORSE) as MorseLetter[]
  const hoog = Math.ceil(letters.length / kolommen)
  return tel(hoog).map((rij) =>
    tel(kolommen).flatMap((kolom) => {
      const letter = letters[kolom * hoog + rij]
      return letter ? [letter.toUpperCase(), alsBeeld(MORSE[letter])] : ['', '']
    })
  )
}

/** In two halves, so that it fits on a phone. */
export const SLEUTEL_RIJEN: readonly string[][] = sleutelRijen(2)

function hoefijzer(x: number, y: number, nummer: number): Vorm {
  return groep(x, y, [
    pad(
      'M-16 22 C-30 -4 -24 -30 0 -30 C24 -30 30 -4 16 22 L7 19 C18 -4 14 -20 0 -20 C-14 -20 -18 -4 -7 19 Z',
      { vulling: 'blauw' }
    ),
    opschrift(0, 4, String(nummer), 18),
  ])
}

function planken(x: number, y: number, b: number, h: number): Vorm[] {
  const naden = [1, 2, 3].map((i) => x + (b / 4) * i)
  return [
    vlak(x, y, b, h, { vulling: 'messing' }),
    ...naden.map((nx) => lijn(nx, y, nx, y + h, { dikte: 1.2 })),
  ]
}

/** The stable with five shoes above its door, one for every word. */
export const STALDEUR: Tekening = {
  breedte: BREEDTE,
  hoogte: HOOGTE,
  vormen: [
    vlak(66, 54, 348, 138, { vulling: 'zand', dikte: 3 }),
    pad('M34 60 L84 18 L396 18 L446 60 Z', { vulling: 'lak', dikte: 3 }),
    pad(
      'M80 39 q10 8 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0',
      { dikte: 1.5 }
    ),
    ...planken(150, 122, 86, 70),
    ...planken(244, 122, 86, 70),
    pad('M150 122 L236 192 M330 122 L244 192', { dikte: 2 }),
    cirkel(226, 160, 5, { vulling: 'inkt', lijn: undefined }),
    cirkel(254, 160, 5, { vulling: 'inkt', lijn: undefined }),
    ...[1, 2, 3, 4, 5].map((nummer) => hoefijzer(102 + (nummer - 1) * 69, 95, nummer)),
    pad(
      'M20 192 L460 192 M88 192 l-10 -18 M92 192 l2 -24 M98 192 l10 -16 M372 192 l-8 -18 M378 192 l4 -24 M384 192 l10 -14',
      { lijn: 'mos', dikte: 3 }
    ),
    ...rand(BREEDTE, HOOGTE),
  ],
}
