import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { opschrift, rand } from '#content/spelen/cunera/stappen/tekenhulp'
import { cirkel, groep, lijn, pad, tekst, tel, vlak } from '#content/spelen/vormen'

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
  const staand = tel(DIEPTE + 1).map((i) => `M${x + i * maat} ${y} v${maat * 6}`)
  const liggend = tel(7).map((i) => `M${x} ${y + i * maat} h${maat * DIEPTE}`)
  return pad([...staand, ...liggend].join(' '), { lijn: 'messing', dikte: 0.8 })
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
  return pad([...staand, ...liggend].join(' '), { lijn: 'zand', dikte: 0.8 })
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
    cirkel(x, y, 25, { vulling: 'messing' }),
    cirkel(x, y, 17, { vulling: 'papier', dikte: 2 }),
    opschrift(x, y + 8, String(nummer), 24),
    ruitjes(x + 6, y + 46, MAAT),
    vlak(x - 6, y + 25, 12, 130, { vulling: 'messing' }),
    vlak(x - 9, y + 30, 18, 8, { vulling: 'messing', dikte: 2 }),
    pad(baard(x + 6, y + 46, MAAT, tanden), { vulling: 'inkt', dikte: 2 }),
    ruitjesInTanden(x + 6, y + 46, MAAT, tanden),
  ]
}

/** The board with nine keys, three to a row. */
export const SLEUTELBORD: Tekening = {
  breedte: 480,
  hoogte: 640,
  vormen: [
    ...[0, 1, 2].map((rij) => vlak(28, 32 + rij * 200, 424, 12, { vulling: 'zand', dikte: 2 })),
    ...SLEUTELS.flatMap(({ nummer, tanden }, i) =>
      sleutel(84 + (i % 3) * 142, 68 + Math.floor(i / 3) * 200, nummer, tanden)
    ),
    ...rand(480, 640),
  ],
}

const GROOT = 44
const SLOT_X = 180
const SLOT_Y = 102

function plek({ soort, tot }: Plek, i: number): Vorm[] {
  const x = SLOT_X + tot * GROOT
  const y = SLOT_Y + i * GROOT
  const eind = SLOT_X + DIEPTE * GROOT
  if (soort === 'ijzer') {
    return [vlak(x, y, eind - x, GROOT, { vulling: 'inkt', dikte: 2 })]
  }
  return [
    vlak(x, y, eind + 64 - x, GROOT, { vulling: 'messing', dikte: 3 }),
    lijn(x, y, x, y + GROOT, { lijn: 'lak', dikte: 7 }),
    pad(`M${eind + 14} ${y + GROOT / 2} h36 m-12 -10 l12 10 l-12 10`, { dikte: 3 }),
  ]
}

/** The lock cut open, with the key as it stands after the turn: teeth to the right, as on the board. */
export const OPENGEWERKT_SLOT: Tekening = {
  breedte: 480,
  hoogte: 442,
  vormen: [
    pad('M70 82 H416 V386 H70 Z', { vulling: 'zand', dikte: 3 }),
    vlak(SLOT_X, SLOT_Y, DIEPTE * GROOT, 6 * GROOT, { vulling: 'papier', dikte: 3 }),
    ruitjes(SLOT_X, SLOT_Y, GROOT),
    // What holds on to its place comes first, so that a bolt covers all of its own.
    ...SLOT.flatMap((deel, i) => (deel.soort === 'ijzer' ? plek(deel, i) : [])),
    ...SLOT.flatMap((deel, i) => (deel.soort === 'grendel' ? plek(deel, i) : [])),
    vlak(132, 64, 48, 308, { vulling: 'papier', streep: '8 6' }),
    cirkel(156, 42, 19, { streep: '8 6' }),
    groep(162, 234, [opschrift(0, 0, 'steel van de sleutel', 19)], { draai: -90 }),
    vlak(70, 402, 16, 14, { vulling: 'inkt', dikte: 2 }),
    tekst(94, 414, 'vast ijzer', 14, { anker: 'begin' }),
    vlak(184, 402, 22, 14, { vulling: 'messing', dikte: 2 }),
    lijn(184, 402, 184, 416, { lijn: 'lak', dikte: 5 }),
    tekst(214, 414, 'grendel', 14, { anker: 'begin' }),
    ...rand(480, 442),
  ],
}
