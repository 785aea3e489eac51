import { cirkel, hoekig, lijn, pad, rond, tekening, tel, type Punt } from '#content/spelen/vormen'
import { leegloper } from '#content/boekjes/ontgoocheld/beelden'
import type { Slotraadsel } from '#domain/spelen/boekje'
import type { Vorm } from '#domain/spelen/tekening'

/** A long balloon: the word that is stretched over it, and how many knots its string has. */
export type Ballon = { readonly woord: string; readonly knopen: number }

export const BALLONNEN: readonly Ballon[] = [
  { woord: 'NEGEN', knopen: 2 },
  { woord: 'VIER', knopen: 3 },
  { woord: 'TWEE', knopen: 1 },
]

/** Strokes of a letter in a square of 1 by 1, each as thick as DIKTE: bars, and slanted pieces. */
type Haal = readonly [x1: number, y1: number, x2: number, y2: number]
const LETTERS: Readonly<Record<string, readonly Haal[]>> = {
  E: [
    [0, 0, 0, 1],
    [0, 0, 1, 0],
    [0, 0.5, 0.85, 0.5],
    [0, 1, 1, 1],
  ],
  G: [
    [0, 0, 0, 1],
    [0, 0, 1, 0],
    [0, 1, 1, 1],
    [1, 0.55, 1, 1],
    [0.55, 0.55, 1, 0.55],
  ],
  I: [[0.5, 0, 0.5, 1]],
  N: [
    [0, 0, 0, 1],
    [1, 0, 1, 1],
    [0, 0, 1, 1],
  ],
  R: [
    [0, 0, 0, 1],
    [0, 0, 1, 0],
    [1, 0, 1, 0.5],
    [0, 0.5, 1, 0.5],
    [0.35, 0.5, 1, 1],
  ],
  T: [
    [0, 0, 1, 0],
    [0.5, 0, 0.5, 1],
  ],
  V: [
    [0, 0, 0.5, 1],
    [0.5, 1, 1, 0],
  ],
  W: [
    [-0.1, 0, 0.22, 1],
    [0.22, 1, 0.5, 0.2],
    [0.5, 0.2, 0.78, 1],
    [0.78, 1, 1.1, 0],
  ],
}

const DIKTE = { x: 0.24, y: 0.17 } as const

/** The corners of a stroke; the letter's square has room for half a stroke on every side. */
function hoeken([x1, y1, x2, y2]: Haal): Punt[] {
  const [dx, dy] = [DIKTE.x / 2, DIKTE.y / 2]
  const px = (x: number) => dx + x * (1 - DIKTE.x)
  const py = (y: number) => dy + y * (1 - DIKTE.y)
  if (y1 === y2)
    return [
      [px(x1) - dx, py(y1) - dy],
      [px(x2) + dx, py(y1) - dy],
      [px(x2) + dx, py(y1) + dy],
      [px(x1) - dx, py(y1) + dy],
    ]
  // Upright or slanted: cut off level, at the outside of the letter.
  const [boven, onder] = [py(y1) + (y1 < y2 ? -dy : dy), py(y2) + (y1 < y2 ? dy : -dy)]
  return [
    [px(x1) - dx, boven],
    [px(x1) + dx, boven],
    [px(x2) + dx, onder],
    [px(x2) - dx, onder],
  ]
}

/** A word as high as the balloon is long: so thin that straight from above it is only stripes. */
export function uitgerekt(woord: string, x: number, y: number, b: number, h: number): Vorm[] {
  const vak = b / woord.length
  return Array.from(woord).flatMap((letter, nr) =>
    LETTERS[letter]!.map((haal) =>
      pad(
        hoekig(
          hoeken(haal).map(([hx, hy]): Punt => [x + vak * (nr + 0.12 + hx * 0.76), y + h * hy])
        ),
        { vulling: 'inkt', lijn: undefined }
      )
    )
  )
}

const LANG = 175
const BREED = 40

function ballonbeeld({ woord, knopen }: Ballon, nr: number): Vorm[] {
  const x = 11 + nr * 54
  const m = x + BREED / 2
  return [
    pad(
      `M ${x - 2} ${12} Q ${x - 2} 3 ${x + 8} 3 L ${x + BREED - 8} 3 Q ${x + BREED + 2} 3 ${x + BREED + 2} 12 L ${x + BREED + 2} ${LANG} Q ${x + BREED + 2} ${LANG + 8} ${m + 5} ${LANG + 10} L ${m - 5} ${LANG + 10} Q ${x - 2} ${LANG + 8} ${x - 2} ${LANG} Z`,
      { vulling: 'wit', dikte: 0.9 }
    ),
    ...uitgerekt(woord, x + 1, 7, BREED - 2, LANG - 6),
    pad(
      `M ${m - 3} ${LANG + 10} L ${m - 5} ${LANG + 15} L ${m + 5} ${LANG + 15} L ${m + 3} ${LANG + 10} Z`,
      {
        vulling: 'wit',
        dikte: 0.9,
      }
    ),
    lijn(m, LANG + 15, m, LANG + 31, { dikte: 0.9 }),
    ...tel(knopen).map((i) =>
      cirkel(m, rond(LANG + 20 + i * 4.4), 1.5, { vulling: 'inkt', lijn: undefined })
    ),
  ]
}

export const ballon = {
  naam: 'ballon',
  code: '294',
  blad: {
    titel: 'De ballon',
    rubriek: 'Slot 3',
    niveau: 1,
    blokken: [
      {
        soort: 'tekst',
        alineas: [
          'Van lange dunne ballonnen draait een clown honden, zwaarden en giraffen. Frommel had er drie opgeblazen, op elk stond een woord, en toen liepen ze leeg. Nu zijn het slappe slierten vol strepen.',
          '‘Lezen kon ik ze niet meer,’ schrijft Frommel. ‘Mijn grootmoeder zei altijd: wie lang is, moet bukken. En wie iets wil zien wat plat ligt, moet zelf ook plat. Dus ik legde ze op tafel, zakte door mijn knieën, deed één oog dicht, en moest ineens grinniken.’',
        ],
      },
      {
        soort: 'tekening',
        bijschrift: 'De laatste vlucht van een ballon.',
        beschrijving: 'Een leeglopende ballon schiet door de kamer, Frommel kijkt geschrokken toe.',
        tekening: leegloper,
      },
      {
        soort: 'lijst',
        kop: 'Wat je weet',
        punten: [
          'De drie slierten liggen op het volgende blad. Er hoeft niets geknipt of gevouwen te worden.',
          'In elk touwtje zitten knopen: één, twee of drie. Dat is de volgorde.',
        ],
      },
      { soort: 'vraag', tekst: 'Welke drie woorden stonden er op de ballonnen?' },
      { soort: 'invullen', label: 'De code van slot 3', vakjes: 3 },
    ],
  },
  opdracht: 'Blaas een onzichtbare ballon op',
  hints: [
    'De strepen zijn uitgerekte letters. Vouwen maakt ze niet korter, anders kijken wel.',
    'Houd het blad plat voor je, met de touwtjes naar je toe. Breng één oog tot vlak bij de rand en doe het andere dicht.',
    'Kijk zo plat over het papier dat je bijna niets meer ziet. De strepen schuiven in elkaar tot drie getallen in letters. Eén knoop komt eerst.',
  ],
  uitwerking: [
    'Houd het blad plat, met de touwtjes naar je toe, en kijk er met één oog vlak overheen. De uitgerekte strepen worden letters.',
    'Van links naar rechts staat er NEGEN, VIER en TWEE. Op volgorde van de knopen in de touwtjes (één, twee, drie): TWEE, NEGEN, VIER.',
    'De code is 294.',
  ],
} as const satisfies Slotraadsel

/** The three balloons, as long as the page. */
export const bladBallonnen = {
  titel: 'Drie slappe slierten',
  rubriek: 'Blad bij slot 3',
  blokken: [
    {
      soort: 'op_maat',
      bijschrift: 'Drie leeggelopen ballonnen met knopen in hun touwtjes.',
      beschrijving:
        'Drie lange ballonnen naast elkaar, met de touwtjes onderaan. Over elke ballon lopen heel hoge, smalle letters van boven naar beneden. Links zitten er twee knopen in het touwtje, in het midden drie en rechts één.',
      tekening: tekening(
        170,
        207,
        BALLONNEN.flatMap((een, nr) => ballonbeeld(een, nr))
      ),
    },
  ],
} as const
