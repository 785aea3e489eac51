import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { MORSE, type MorseLetter, alsBeeld } from '#content/spelen/cunera/morse'
import { opschrift, rand } from '#content/spelen/cunera/stappen/tekenhulp'
import { cirkel, groep, lijn, pad, vlak } from '#content/spelen/vormen'

const BREEDTE = 480
const HOOGTE = 400

/** The key in two halves next to each other, so that it fits on a phone. */
export const SLEUTEL_RIJEN: readonly string[][] = 'abcdefghijklm'.split('').map((links) => {
  const rechts = String.fromCharCode(links.charCodeAt(0) + 13)
  return [links, rechts].flatMap((letter) => [
    letter.toUpperCase(),
    alsBeeld(MORSE[letter as MorseLetter]),
  ])
})

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
    vlak(66, 150, 348, 200, { vulling: 'zand', dikte: 3 }),
    pad('M34 156 L118 40 L362 40 L446 156 Z', { vulling: 'lak', dikte: 3 }),
    pad(
      'M96 72 C106 80 116 80 126 72 S146 64 156 72 S176 80 186 72 S206 64 216 72 S236 80 246 72 S266 64 276 72 S296 80 306 72 S326 64 336 72 S356 80 384 72 M70 108 C90 116 100 116 110 108 S140 100 150 108 S180 116 190 108 S220 100 230 108 S260 116 270 108 S300 100 310 108 S340 116 350 108 S380 100 410 108',
      { dikte: 1.5 }
    ),
    ...planken(150, 236, 86, 114),
    ...planken(244, 236, 86, 114),
    pad('M150 236 L236 350 M330 236 L244 350', { dikte: 2 }),
    cirkel(226, 296, 5, { vulling: 'inkt', lijn: undefined }),
    cirkel(254, 296, 5, { vulling: 'inkt', lijn: undefined }),
    ...[1, 2, 3, 4, 5].map((nummer) => hoefijzer(102 + (nummer - 1) * 69, 194, nummer)),
    pad(
      'M20 350 L460 350 M88 350 l-10 -18 M92 350 l2 -24 M98 350 l10 -16 M372 350 l-8 -18 M378 350 l4 -24 M384 350 l10 -14',
      { lijn: 'mos', dikte: 3 }
    ),
    ...rand(BREEDTE, HOOGTE),
  ],
}
