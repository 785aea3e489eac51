import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { opschrift, rand, schelp } from '#content/spelen/cunera/stappen/tekenhulp'
import { cirkel, groep, lijn, pad, vlak } from '#content/spelen/vormen'

const BREEDTE = 480
const HOOGTE = 600

/** The stations in the order in which they are walked, from the first to the one before the tower. */
export const STATIES = [
  { x: 66, y: 118 },
  { x: 160, y: 132 },
  { x: 254, y: 114 },
  { x: 246, y: 222 },
  { x: 154, y: 236 },
  { x: 66, y: 220 },
  { x: 70, y: 330 },
  { x: 166, y: 344 },
  { x: 262, y: 326 },
  { x: 222, y: 446 },
  { x: 100, y: 440 },
  { x: 90, y: 544 },
  { x: 200, y: 552 },
  { x: 310, y: 540 },
] as const

/** Where the road turns back to the next row it swings around a chapel instead of behind it. */
const BOCHTEN: Readonly<Record<number, string>> = {
  3: 'C306 160 306 248',
  6: 'C10 264 10 352',
  9: 'C318 372 318 470',
  11: 'C20 474 8 566',
}

/** The piece of road that ends at the foot of a station. */
function wegNaar({ x, y }: { x: number; y: number }, i: number): string {
  return `${BOCHTEN[i] ?? (i ? 'L' : 'M')} ${x} ${y + 30}`
}

/** A little chapel on a post, as they stand beside the road. */
function kapelletje({ x, y }: { x: number; y: number }): Vorm {
  return groep(x, y, [
    vlak(-4, 4, 8, 26, { vulling: 'messing', dikte: 2 }),
    pad('M-17 6 V-20 L0 -36 L17 -20 V6 Z', { vulling: 'wit' }),
    pad('M-22 -16 L0 -38 L22 -16', { lijn: 'lak', dikte: 4 }),
    pad('M-9 2 V-10 C-9 -20 9 -20 9 -10 V2 Z', { vulling: 'blauw', dikte: 2 }),
  ])
}

/** The tower of the church: square below, eight-sided above. */
function toren(x: number, y: number): Vorm {
  const galmgat = (gx: number, gy: number): Vorm =>
    pad(`M${gx - 9} ${gy} V${gy - 34} Q${gx} ${gy - 52} ${gx + 9} ${gy - 34} V${gy} Z`, {
      vulling: 'inkt',
      dikte: 1.5,
    })
  const blok = (b: number, boven: number, h: number): Vorm =>
    vlak(-b / 2, boven, b, h, { vulling: 'zand' })
  return groep(x, y, [
    blok(112, -108, 108),
    blok(98, -202, 94),
    blok(64, -268, 66),
    pad('M-36 -268 C-34 -300 -8 -296 -6 -322 L0 -344 L6 -322 C8 -296 34 -300 36 -268 Z', {
      vulling: 'mos',
    }),
    pad('M-56 -108 v-18 m112 18 v-18 M-49 -202 v-20 m98 20 v-20 M-16 -202 v-66 M16 -202 v-66'),
    galmgat(-24, -122),
    galmgat(24, -122),
    cirkel(0, -76, 15, { vulling: 'wit' }),
    // Noon, so that the clock looks like no clue.
    lijn(0, -76, 0, -86),
    cirkel(0, -76, 2, { vulling: 'inkt', lijn: undefined }),
    pad('M-17 0 V-30 Q0 -54 17 -30 V0 Z', { vulling: 'lak' }),
  ])
}

/** The procession way on the feast day. */
export const STATIEWEG: Tekening = {
  breedte: BREEDTE,
  hoogte: HOOGTE,
  vormen: [
    pad([...STATIES.map(wegNaar), 'C360 560 372 500 372 376'].join(' '), {
      lijn: 'messing',
      dikte: 4,
      streep: '1 10',
    }),
    toren(372, 372),
    ...STATIES.map(kapelletje),
    opschrift(164, 54, 'De staties', 26),
    schelp(400, 500, 1.1),
    ...rand(BREEDTE, HOOGTE),
  ],
}
