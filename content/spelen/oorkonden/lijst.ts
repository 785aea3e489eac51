import { cirkel, pad, tekening, vlak } from '#content/spelen/vormen'
import type { Vorm } from '#domain/spelen/tekening'

const [BREED, HOOG, RAND] = [297, 210, 12]

/** The keyhole of the house in a corner of the frame. */
const hoekstuk = (x: number, y: number): Vorm[] => [
  cirkel(x, y, 5.6, { vulling: 'papier', lijn: 'messing', dikte: 0.8 }),
  pad(
    `M${x} ${y - 2.8} a1.8 1.8 0 0 1 0.9 3.3 l0.8 2.6 h-3.4 l0.8 -2.6 a1.8 1.8 0 0 1 0.9 -3.3 Z`,
    {
      vulling: 'inkt',
      dikte: 0.3,
    }
  ),
]

/** The frame of a certificate on a lying A4, in millimetres, within what every printer prints. */
export const LIJST = tekening(BREED, HOOG, [
  vlak(RAND, RAND, BREED - 2 * RAND, HOOG - 2 * RAND, { lijn: 'messing', dikte: 1.4, rond: 2 }),
  vlak(RAND + 4, RAND + 4, BREED - 2 * RAND - 8, HOOG - 2 * RAND - 8, {
    lijn: 'messing',
    dikte: 0.5,
    rond: 1,
  }),
  ...[RAND + 4, BREED - RAND - 4].flatMap((x) =>
    [RAND + 4, HOOG - RAND - 4].flatMap((y) => hoekstuk(x, y))
  ),
])
