import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { opschrift, rand } from '#content/spelen/cunera/stappen/tekenhulp'

/** Squares from the shaft to the inner wall of the lock. */
const DIEPTE = 4

/**
 * What the lock has beside each tooth, from the bow to the tip: an iron ward that leaves so many
 * squares free, or a bolt that only moves when the tooth reaches exactly so many squares.
 */
export type Plek = { readonly soort: 'ijzer' | 'grendel'; readonly tot: number }
export const SLOT: readonly Plek[] = [
  { soort: 'ijzer', tot: 3 },
  { soort: 'grendel', tot: 4 },
  { soort: 'ijzer', tot: 1 },
  { soort: 'ijzer', tot: 2 },
  { soort: 'grendel', tot: 3 },
  { soort: 'ijzer', tot: 2 },
]

/** The length of the six teeth of each key in squares, from the bow to the tip. */
export const SLEUTELS: readonly { readonly nummer: number; readonly tanden: readonly number[] }[] =
  [
    { nummer: 1, tanden: [4, 4, 1, 1, 3, 2] },
    { nummer: 2, tanden: [3, 4, 1, 0, 3, 2] },
    { nummer: 3, tanden: [1, 4, 0, 2, 3, 1] },
    { nummer: 4, tanden: [2, 3, 1, 2, 3, 1] },
    { nummer: 5, tanden: [3, 4, 1, 2, 2, 1] },
    { nummer: 6, tanden: [1, 4, 2, 2, 3, 0] },
    { nummer: 7, tanden: [3, 4, 0, 3, 3, 2] },
    { nummer: 8, tanden: [2, 4, 1, 1, 3, 3] },
    { nummer: 9, tanden: [2, 4, 1, 2, 3, 0] },
  ]

/** The squares that help to count, six high. */
function ruitjes(x: number, y: number, maat: number): Vorm {
  const staand = Array.from({ length: DIEPTE + 1 }, (_, i) => `M${x + i * maat} ${y} v${maat * 6}`)
  const liggend = Array.from({ length: 7 }, (_, i) => `M${x} ${y + i * maat} h${maat * DIEPTE}`)
  return { vorm: 'pad', d: [...staand, ...liggend].join(' '), lijn: 'messing', dikte: 0.8 }
}

/** The same squares inside the teeth, so that long teeth can be counted too. */
function ruitjesInTanden(x: number, y: number, maat: number, tanden: readonly number[]): Vorm {
  const staand = tanden.flatMap((tand, i) =>
    Array.from(
      { length: Math.max(0, tand - 1) },
      (_, k) => `M${x + (k + 1) * maat} ${y + i * maat} v${maat}`
    )
  )
  const liggend = tanden.slice(1).flatMap((tand, i) => {
    const samen = Math.min(tand, tanden[i]!)
    return samen ? [`M${x} ${y + (i + 1) * maat} h${samen * maat}`] : []
  })
  return { vorm: 'pad', d: [...staand, ...liggend].join(' '), lijn: 'zand', dikte: 0.8 }
}

/** The outline of a bit: the teeth as steps beside a straight shaft. */
function baard(x: number, y: number, maat: number, tanden: readonly number[]): string {
  const treden = tanden.map((tand, i) => `H${x + tand * maat} V${y + (i + 1) * maat}`).join(' ')
  return `M${x} ${y} ${treden} H${x} Z`
}

const MAAT = 16

/** A key that hangs from its bow, teeth to the right; the middle of the shaft is at `x`. */
function sleutel(x: number, y: number, nummer: number, tanden: readonly number[]): Vorm[] {
  return [
    { vorm: 'cirkel', x, y, r: 25, vulling: 'messing', lijn: 'inkt', dikte: 2.5 },
    { vorm: 'cirkel', x, y, r: 17, vulling: 'papier', lijn: 'inkt', dikte: 2 },
    opschrift(x, y + 8, String(nummer), 24),
    ruitjes(x + 6, y + 46, MAAT),
    {
      vorm: 'rechthoek',
      x: x - 6,
      y: y + 25,
      b: 12,
      h: 130,
      vulling: 'messing',
      lijn: 'inkt',
      dikte: 2.5,
    },
    { vorm: 'rechthoek', x: x - 9, y: y + 30, b: 18, h: 8, vulling: 'messing', lijn: 'inkt' },
    {
      vorm: 'pad',
      d: baard(x + 6, y + 46, MAAT, tanden),
      vulling: 'inkt',
      lijn: 'inkt',
      dikte: 2,
    },
    ruitjesInTanden(x + 6, y + 46, MAAT, tanden),
  ]
}

/** The board with nine keys, three to a row. */
export const SLEUTELBORD: Tekening = {
  breedte: 480,
  hoogte: 640,
  vormen: [
    ...[0, 1, 2].map((rij): Vorm => ({
      vorm: 'rechthoek',
      x: 28,
      y: 32 + rij * 200,
      b: 424,
      h: 12,
      vulling: 'zand',
      lijn: 'inkt',
      dikte: 2,
    })),
    ...SLEUTELS.flatMap(({ nummer, tanden }, i) =>
      sleutel(84 + (i % 3) * 142, 68 + Math.floor(i / 3) * 200, nummer, tanden)
    ),
    ...rand(480, 640),
  ],
}

const GROOT = 52
const SLOT_X = 170
const SLOT_Y = 116

function plek({ soort, tot }: Plek, i: number): Vorm[] {
  const x = SLOT_X + tot * GROOT
  const y = SLOT_Y + i * GROOT
  const eind = SLOT_X + DIEPTE * GROOT
  if (soort === 'ijzer') {
    return [
      {
        vorm: 'rechthoek',
        x,
        y,
        b: eind - x,
        h: GROOT,
        vulling: 'inkt',
        lijn: 'inkt',
        dikte: 2,
      },
    ]
  }
  return [
    {
      vorm: 'rechthoek',
      x,
      y: y + 3,
      b: eind + 66 - x,
      h: GROOT - 6,
      vulling: 'messing',
      lijn: 'inkt',
      dikte: 3,
    },
    { vorm: 'lijn', x1: x, y1: y + 3, x2: x, y2: y + GROOT - 3, lijn: 'lak', dikte: 7 },
    {
      vorm: 'pad',
      d: `M${eind + 14} ${y + 26} h36 m-12 -10 l12 10 l-12 10`,
      lijn: 'inkt',
      dikte: 3,
    },
  ]
}

/** The lock cut open, with the key as it stands after the turn: teeth to the right, as on the board. */
export const OPENGEWERKT_SLOT: Tekening = {
  breedte: 480,
  hoogte: 520,
  vormen: [
    {
      vorm: 'pad',
      d: `M60 90 H440 V456 H60 Z`,
      vulling: 'zand',
      lijn: 'inkt',
      dikte: 3,
    },
    {
      vorm: 'rechthoek',
      x: SLOT_X,
      y: SLOT_Y,
      b: DIEPTE * GROOT,
      h: 6 * GROOT,
      vulling: 'papier',
      lijn: 'inkt',
      dikte: 3,
    },
    ruitjes(SLOT_X, SLOT_Y, GROOT),
    ...SLOT.flatMap(plek),
    {
      vorm: 'rechthoek',
      x: 118,
      y: 60,
      b: 52,
      h: 376,
      vulling: 'papier',
      lijn: 'inkt',
      dikte: 2.5,
      streep: '8 6',
    },
    { vorm: 'cirkel', x: 144, y: 44, r: 21, lijn: 'inkt', dikte: 2.5, streep: '8 6' },
    {
      vorm: 'groep',
      x: 150,
      y: 276,
      draai: -90,
      vormen: [{ ...opschrift(0, 0, 'steel van de sleutel', 22) }],
    },
    { vorm: 'rechthoek', x: 60, y: 472, b: 24, h: 22, vulling: 'inkt', lijn: 'inkt' },
    { vorm: 'tekst', x: 94, y: 490, tekst: 'vast ijzer', grootte: 21 },
    {
      vorm: 'rechthoek',
      x: 262,
      y: 472,
      b: 34,
      h: 22,
      vulling: 'messing',
      lijn: 'inkt',
      dikte: 2,
    },
    { vorm: 'lijn', x1: 262, y1: 472, x2: 262, y2: 494, lijn: 'lak', dikte: 6 },
    { vorm: 'tekst', x: 306, y: 490, tekst: 'grendel', grootte: 21 },
    ...rand(480, 520),
  ],
}
