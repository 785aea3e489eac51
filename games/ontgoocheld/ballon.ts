import { circle, angular, line, path, round, drawing, range, type Point } from '#games/kit/shapes'
import { deflatingBalloon } from '#games/ontgoocheld/story_pictures'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** A long balloon: the word that is stretched over it, and the number of knots in its string. */
export type Balloon = { readonly word: string; readonly knots: number }

export const BALLOONS: readonly Balloon[] = [
  { word: 'NEGEN', knots: 2 },
  { word: 'VIER', knots: 3 },
  { word: 'TWEE', knots: 1 },
]

/**
 * A stroke of a letter in a square of 1 by 1: a bar or a slanted piece, always of the same
 * thickness.
 */
type Stroke = readonly [x1: number, y1: number, x2: number, y2: number]
const LETTERS: Readonly<Record<string, readonly Stroke[]>> = {
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

const STROKE_WIDTH = { x: 0.24, y: 0.17 } as const

/** The corners of a stroke. The letter's square has room for half a stroke on every side. */
function corners([x1, y1, x2, y2]: Stroke): Point[] {
  const [dx, dy] = [STROKE_WIDTH.x / 2, STROKE_WIDTH.y / 2]
  const px = (x: number) => dx + x * (1 - STROKE_WIDTH.x)
  const py = (y: number) => dy + y * (1 - STROKE_WIDTH.y)
  if (y1 === y2)
    return [
      [px(x1) - dx, py(y1) - dy],
      [px(x2) + dx, py(y1) - dy],
      [px(x2) + dx, py(y1) + dy],
      [px(x1) - dx, py(y1) + dy],
    ]
  // An upright or slanted stroke is cut off level, at the outside of the letter.
  const [top, bottom] = [py(y1) + (y1 < y2 ? -dy : dy), py(y2) + (y1 < y2 ? dy : -dy)]
  return [
    [px(x1) - dx, top],
    [px(x1) + dx, top],
    [px(x2) + dx, bottom],
    [px(x2) - dx, bottom],
  ]
}

/**
 * A word as high as the balloon is long, so thin that it is only stripes when seen straight from
 * above.
 */
export function stretched(word: string, x: number, y: number, b: number, h: number): Shape[] {
  const square = b / word.length
  return Array.from(word).flatMap((letter, index) =>
    LETTERS[letter]!.map((stroke) =>
      path(
        angular(
          corners(stroke).map(([hx, hy]): Point => [
            x + square * (index + 0.12 + hx * 0.76),
            y + h * hy,
          ])
        ),
        { fill: 'ink', line: undefined }
      )
    )
  )
}

const LONG = 175
const WIDE = 40

function balloonPicture({ word, knots }: Balloon, index: number): Shape[] {
  const x = 11 + index * 54
  const m = x + WIDE / 2
  return [
    path(
      `M ${x - 2} ${12} Q ${x - 2} 3 ${x + 8} 3 L ${x + WIDE - 8} 3 Q ${x + WIDE + 2} 3 ${x + WIDE + 2} 12 L ${x + WIDE + 2} ${LONG} Q ${x + WIDE + 2} ${LONG + 8} ${m + 5} ${LONG + 10} L ${m - 5} ${LONG + 10} Q ${x - 2} ${LONG + 8} ${x - 2} ${LONG} Z`,
      { fill: 'white', strokeWidth: 0.9 }
    ),
    ...stretched(word, x + 1, 7, WIDE - 2, LONG - 6),
    path(
      `M ${m - 3} ${LONG + 10} L ${m - 5} ${LONG + 15} L ${m + 5} ${LONG + 15} L ${m + 3} ${LONG + 10} Z`,
      {
        fill: 'white',
        strokeWidth: 0.9,
      }
    ),
    line(m, LONG + 15, m, LONG + 31, { strokeWidth: 0.9 }),
    ...range(knots).map((i) =>
      circle(m, round(LONG + 20 + i * 4.4), 1.5, { fill: 'ink', line: undefined })
    ),
  ]
}

export const ballon = {
  name: 'ballon',
  code: '294',
  sheet: {
    title: 'De ballon',
    section: 'Slot 3',
    level: 1,
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Van lange dunne ballonnen draait een clown honden, zwaarden en giraffen. Frommel had er drie opgeblazen, op elk stond een woord, en toen liepen ze leeg. Nu zijn het slappe slierten vol strepen.',
          '‘Lezen kon ik ze niet meer,’ schrijft Frommel. ‘Mijn grootmoeder zei altijd: wie lang is, moet bukken. En wie iets wil zien wat plat ligt, moet zelf ook plat. Dus ik legde ze op tafel, zakte door mijn knieën, deed één oog dicht, en moest ineens grinniken.’',
        ],
      },
      {
        kind: 'drawing',
        caption: 'De laatste vlucht van een ballon.',
        description: 'Een leeglopende ballon schiet door de kamer, Frommel kijkt geschrokken toe.',
        drawing: deflatingBalloon,
      },
      {
        kind: 'list',
        heading: 'Wat je weet',
        items: [
          'De drie slierten liggen op het volgende blad. Er hoeft niets geknipt of gevouwen te worden.',
          'In elk touwtje zitten knopen: één, twee of drie. Dat is de volgorde.',
        ],
      },
      { kind: 'question', text: 'Welke drie woorden stonden er op de ballonnen?' },
      { kind: 'fill_in', label: 'De code van slot 3', boxes: 3 },
    ],
  },
  assignment: 'Blaas een onzichtbare ballon op',
  hints: [
    'De strepen zijn uitgerekte letters. Vouwen maakt ze niet korter, anders kijken wel.',
    'Houd het blad plat voor je, met de touwtjes naar je toe. Breng één oog tot vlak bij de rand en doe het andere dicht.',
    'Kijk zo plat over het papier dat je bijna niets meer ziet. De strepen schuiven in elkaar tot drie getallen in letters. Eén knoop komt eerst.',
  ],
  solution: [
    'Houd het blad plat, met de touwtjes naar je toe, en kijk er met één oog vlak overheen. De uitgerekte strepen worden letters.',
    'Van links naar rechts staat er NEGEN, VIER en TWEE. Op volgorde van de knopen in de touwtjes (één, twee, drie): TWEE, NEGEN, VIER.',
    'De code is 294.',
  ],
} as const satisfies LockPuzzle

/** The three balloons, as long as the page. */
export const balloonSheet = {
  title: 'Drie slappe slierten',
  section: 'Blad bij slot 3',
  blocks: [
    {
      kind: 'true_size',
      caption: 'Drie leeggelopen ballonnen met knopen in hun touwtjes.',
      description:
        'Drie lange ballonnen naast elkaar, met de touwtjes onderaan. Over elke ballon lopen heel hoge, smalle letters van boven naar beneden. Links zitten er twee knopen in het touwtje, in het midden drie en rechts één.',
      drawing: drawing(
        170,
        207,
        BALLOONS.flatMap((one, index) => balloonPicture(one, index))
      ),
    },
  ],
} as const
