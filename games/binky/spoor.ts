import type { HintItem } from '#domain/play/hint_pages'
import type { Color, Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, text, range, rect, type Point } from '#games/kit/shapes'

export type Print = 'hart' | 'rond' | 'vogel'
export type Trail = {
  readonly print: Print
  /**
   * The points of the track from the gate to the far side; the tiles with letters lie on its bends.
   */
  readonly points: readonly Point[]
  readonly letters: string
}

export const TRACKS: readonly Trail[] = [
  {
    print: 'rond',
    points: [
      [66, 232],
      [150, 202],
      [250, 112],
      [342, 86],
      [414, 112],
    ],
    letters: 'KAT',
  },
  {
    print: 'hart',
    points: [
      [66, 112],
      [142, 110],
      [240, 210],
      [332, 312],
      [414, 322],
    ],
    letters: 'BOT',
  },
  {
    print: 'vogel',
    points: [
      [66, 352],
      [150, 376],
      [252, 342],
      [342, 200],
      [414, 206],
    ],
    letters: 'MUS',
  },
]

const COLOR = { hart: 'wax', rond: 'blue', vogel: 'mos' } as const satisfies Record<Print, Color>
const TILE = 28

/**
 * The prints before and after a tile's letter stand on the rim of the tile, this far from its
 * middle.
 */
export const ON_TILE = 26

const TOES = {
  hart: [
    [-10.4, -7.6],
    [-3.9, -11],
    [3.9, -11],
    [10.4, -7.6],
  ],
  rond: [
    [-8.5, -5],
    [-3.4, -10],
    [3.4, -10],
    [8.5, -5],
  ],
} as const

/**
 * One print, with its toes pointing up. The heart is slender and stands apart, so that it is a
 * heart at any angle.
 */
function printShapes(print: Print): Shape[] {
  const fill = { fill: COLOR[print], line: undefined } as const
  if (print === 'vogel')
    return [
      [-6, -8],
      [0, -11],
      [6, -8],
      [0, 7],
    ].map(([x, y]) => line(0, 2, x!, y!, { line: COLOR.vogel, strokeWidth: 2.5 }))
  return [
    print === 'hart'
      ? path(
          'M 0 11.5 C -3 7 -8.4 3 -8.4 -1.6 C -8.4 -6.6 -1.6 -7 0 -1.4 C 1.6 -7 8.4 -6.6 8.4 -1.6 C 8.4 3 3 7 0 11.5 Z',
          fill
        )
      : circle(0, 2, 6.2, fill),
    ...TOES[print].map(([x, y]) => circle(x, y, 2.6, fill)),
  ]
}

export type Step = { readonly x: number; readonly y: number; readonly rotate: number }

/** Prints from tile to tile, left and right of the line in turn, and over every tile on the way. */
export const pawPrints = ({ points }: Trail): Step[] =>
  points.slice(1).flatMap(([x2, y2], i) => {
    const [x1, y1] = points[i]!
    const distance = Math.hypot(x2 - x1, y2 - y1)
    const [ux, uy] = [(x2 - x1) / distance, (y2 - y1) / distance]
    const begin = i ? ON_TILE : 8
    const end = i === points.length - 2 ? 6 : ON_TILE
    const count = Math.round((distance - begin - end) / 26) + 1
    const step = count > 1 ? (distance - begin - end) / (count - 1) : 0
    return range(count).map((n) => {
      const along = begin + n * step
      const sideways = n % 2 ? 5 : -5
      return {
        x: Math.round(x1 + ux * along - uy * sideways),
        y: Math.round(y1 + uy * along + ux * sideways),
        rotate: Math.round((Math.atan2(uy, ux) * 180) / Math.PI + 90),
      }
    })
  })

/** Where tracks cross, the last one on top is Binky's. */
const FRESH = TRACKS.filter(({ print }) => print === 'hart').flatMap(pawPrints)

const walking = (track: Trail): Shape[] =>
  pawPrints(track)
    .filter(
      ({ x, y }) =>
        track.print === 'hart' || FRESH.every((fresh) => Math.hypot(fresh.x - x, fresh.y - y) > 23)
    )
    .map(({ x, y, rotate }) => group(x, y, printShapes(track.print), { rotate }))

const bush = (x: number, y: number): Shape =>
  path(`M ${x} ${y} q -16 -4 -10 -18 q 2 -14 18 -10 q 10 -12 20 0 q 16 -2 14 12 q 8 12 -8 16 Z`, {
    fill: 'mos',
    strokeWidth: 2,
  })

/**
 * Three white upright pickets, so that a row of them down the page looks like a fence and not like
 * a ladder.
 */
const fence = (x: number, y: number): Shape[] => [
  ...[14, 30].map((slat) => rect(x, y + slat, 42, 5, { fill: 'sand', strokeWidth: 2 })),
  ...range(3).map((i) =>
    path(`M ${x + 1 + i * 14.5} ${y + 42} v -34 l 5.5 -8 l 5.5 8 v 34 Z`, {
      fill: 'white',
      strokeWidth: 2,
    })
  ),
]

const drawing: Drawing = {
  width: 440,
  height: 534,
  shapes: [
    rect(6, 6, 428, 418, { fill: 'white', strokeWidth: 3, radius: 6 }),
    text(32, 76, 'hek', 19, { letter: 'title', bold: true }),
    ...range(6).flatMap((i) => fence(11, 87 + i * 48)),
    bush(70, 60),
    bush(236, 50),
    bush(66, 412),
    bush(240, 414),
    bush(374, 412),
    ...TRACKS.flatMap(({ points, letters }) =>
      [...letters].flatMap((letter, i) => {
        const [x, y] = points[i + 1]!
        return [
          circle(x, y, TILE, { fill: 'sand' }),
          text(x, y + 8, letter, 24, { letter: 'title', bold: true }),
        ]
      })
    ),
    ...TRACKS.flatMap(walking),
    rect(110, 438, 220, 90, { fill: 'paper', strokeWidth: 2, radius: 10 }),
    group(158, 486, printShapes('hart'), { scale: 2.9 }),
    text(202, 478, 'Zo loopt', 19, { anchor: 'start' }),
    text(202, 502, 'Binky', 22, { anchor: 'start', letter: 'title', bold: true }),
  ],
}

const IN_WORDS = {
  hart: 'vier tenen en een kussentje in de vorm van een hart',
  rond: 'vier tenen en een rond kussentje',
  vogel: 'drie dunne streepjes, zoals van een vogel',
} as const satisfies Record<Print, string>

export const spoor = {
  name: 'spoor',
  label: '1. Het spoor bij het tuinhek',
  description: 'Drie sporen door de tuin, met letters op de tegels',
  answer: 'BOT',
  answer2: 'een bot',
  answerAddition:
    'De pootjes met het hartje lopen over B, O en T. En ja, aan het eind van het spoor ligt een bot. Daar is Binky mee gelokt.',
  checkAnswer: true,
  nearMisses: [
    {
      answer: 'kat',
      text: 'Dat is het spoor van de buurkat. Kijk goed naar het kussentje onder de poot.',
    },
    { answer: 'mus', text: 'Dit spoor is van een vogel. Binky heeft vier tenen.' },
  ],
  hints: [
    'Er lopen drie dieren door de tuin. Welk spoor is van Binky? Onderaan zie je zijn poot.',
    'Let op het kussentje onder de tenen. Bij Binky is het een hartje.',
    'Begin bij het tuinhek en volg alleen de hartjes. Schrijf op welke letters je tegenkomt. De eerste is een B.',
  ],
  booklet: {
    story: [
      'Zaterdagochtend. De riem ligt in het gras, de voerbak is vol, maar Binky is er niet. Binky is er altijd.',
      'De tuin is nat van de regen. Op de tegels en in de klei staan pootjes, heel veel pootjes. Binky was vannacht niet de enige.',
    ],
    material: [
      {
        kind: 'drawing',
        caption:
          'Alle drie de sporen beginnen bij het hek. Begin daar met lezen; de tenen wijzen naar voren.',
        description: `Drie sporen beginnen bij het tuinhek en lopen elk over drie tegels met een letter. ${TRACKS.map(
          ({ print, letters }, i) =>
            `Spoor ${i + 1}, ${IN_WORDS[print]}: ${[...letters].join(', ')}.`
        ).join(' ')} Onderaan staat de poot van Binky: ${IN_WORDS.hart}.`,
        drawing,
      },
    ],
    question: 'Welk woord staat op de tegels waar Binky overheen liep?',
  },
} as const satisfies HintItem<'spoor'>
