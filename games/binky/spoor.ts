import type { HintItem } from '#domain/play/hint_pages'
import type { Color, Drawing, Shape } from '#domain/drawing'
import {
  circle,
  ellipse,
  group,
  line,
  path,
  text,
  range,
  rect,
  scatter,
  type Point,
} from '#games/kit/shapes'
import { itemAt, lastOf } from '#domain/present'

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
    return (
      [
        [-6, -8],
        [0, -11],
        [6, -8],
        [0, 7],
      ] as const
    ).map(([x, y]) => line(0, 2, x, y, { line: COLOR.vogel, strokeWidth: 2.5 }))
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
    const [x1, y1] = itemAt(points, i)
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

/** The last one on top is Binky's where tracks cross. */
const FRESH = TRACKS.filter(({ print }) => print === 'hart').flatMap(pawPrints)

/** All prints as they stand in the garden: where tracks cross, Binky's are the fresh ones. */
const PRINTS: readonly (Step & { readonly print: Print })[] = TRACKS.flatMap((track) =>
  pawPrints(track)
    .filter(
      ({ x, y }) =>
        track.print === 'hart' || FRESH.every((fresh) => Math.hypot(fresh.x - x, fresh.y - y) > 23)
    )
    .map((step) => ({ ...step, print: track.print }))
)

const STONES = TRACKS.flatMap(({ points, letters }) =>
  [...letters].map((letter, i) => ({
    letter,
    x: itemAt(points, i + 1)[0],
    y: itemAt(points, i + 1)[1],
  }))
)

/** A flagstone, not quite round, with a letter. */
const stone = ({ letter, x, y }: (typeof STONES)[number]): Shape[] => [
  circle(x + 2, y + 3, TILE, { fill: 'soft', line: undefined }),
  circle(x, y, TILE, { fill: 'sand' }),
  path(`M ${x - 17} ${y - 12} q 8 -9 18 -8 M ${x + 8} ${y + 19} q 8 -3 11 -10`, {
    line: 'white',
    strokeWidth: 2,
  }),
  text(x, y + 8, letter, 24, { letter: 'title', bold: true }),
]

const isFree = (x: number, y: number) =>
  PRINTS.every((print) => Math.hypot(print.x - x, print.y - y) > 20) &&
  STONES.every((one) => Math.hypot(one.x - x, one.y - y) > TILE + 10) &&
  THINGS.every((thing) => Math.hypot(thing.x - x, thing.y - y) > thing.free)

/** The things in the garden keep clear of the tracks. */
const THINGS = [
  { x: 118, y: 300, free: 46 },
  { x: 392, y: 262, free: 34 },
  { x: 196, y: 284, free: 34 },
  { x: 336, y: 152, free: 26 },
  { x: 86, y: 170, free: 30 },
] as const

const chance = scatter(11)

/** Tufts of grass over the lawn. */
const lawn: readonly Shape[] = range(150).flatMap((): Shape[] => {
  const [x, y] = [Math.round(66 + chance() * 344), Math.round(52 + chance() * 336)]
  return isFree(x, y)
    ? [
        path(`M ${x - 5} ${y} l 2 -7 M ${x} ${y} v -9 M ${x + 5} ${y} l -2 -7`, {
          line: 'mos',
          strokeWidth: 1.6,
        }),
      ]
    : []
})

const PETALS = ['wax', 'yellow', 'purple', 'orange'] as const

const flower = (x: number, y: number, i: number): Shape[] => [
  line(x, y, x, y - 13, { line: 'mos', strokeWidth: 2.2 }),
  path(`M ${x} ${y - 3} q 6 -6 9 -3 q -3 5 -9 3`, { fill: 'mos', line: undefined }),
  ...range(5).map((petal) => {
    const angle = (petal * 2 * Math.PI) / 5
    return circle(x + 4 * Math.sin(angle), y - 17 - 4 * Math.cos(angle), 3.4, {
      fill: itemAt(PETALS, i % PETALS.length),
      strokeWidth: 1,
    })
  }),
  circle(x, y - 17, 2.4, { fill: 'white', strokeWidth: 1 }),
]

/** A bed of earth with flowers along the upper and the lower edge. */
const bed = (y: number): Shape[] => [
  path(
    `M 52 ${y} q 12 -8 24 0 ${range(14)
      .map(() => 't 24 0')
      .join(' ')} V ${y + 14} H 52 Z`,
    { fill: 'messing', strokeWidth: 2 }
  ),
  ...range(14).flatMap((i) => flower(68 + i * 25, y + 5 + (i % 3) * 2, i)),
]

/** Pickets that lie outwards, as a child draws a fence on a map. */
const fence: readonly Shape[] = [
  ...[27, 39].map((x) => line(x, 18, x, 412, { line: 'ink', strokeWidth: 8 })),
  ...[27, 39].map((x) => line(x, 18, x, 412, { line: 'sand', strokeWidth: 4.5 })),
  ...range(14).map((i) =>
    path(`M 50 ${22 + i * 28} h -28 l -9 9 l 9 9 h 28 Z`, { fill: 'white', strokeWidth: 2 })
  ),
]

/** A hedge with a hole where each of the three went through. */
const hedge: readonly Shape[] = range(24)
  .map((i) => 26 + i * 16.4)
  .filter((y) => TRACKS.every(({ points }) => Math.abs(lastOf(points)[1] - y) > 17))
  .map((y) => circle(422, y, 10, { fill: 'mos', strokeWidth: 1.6 }))

const [TREE, POND, LEASH, BOWL, SNAIL] = THINGS

const things: readonly Shape[] = [
  // An apple tree from above, with a ladder of shade.
  circle(TREE.x + 4, TREE.y + 5, 36, { fill: 'soft', line: undefined }),
  path(
    `M ${TREE.x - 34} ${TREE.y} q -4 -20 14 -24 q 4 -16 22 -12 q 20 -4 22 14 q 16 6 10 22 q 4 18 -14 22 q -8 14 -24 8 q -20 4 -22 -12 q -12 -4 -8 -18 Z`,
    { fill: 'mos' }
  ),
  ...(
    [
      [-14, -12],
      [10, -16],
      [18, 6],
      [-6, 12],
      [-20, 6],
    ] as const
  ).map(([dx, dy]) => circle(TREE.x + dx, TREE.y + dy, 5, { fill: 'wax', strokeWidth: 1.6 })),
  // A pond with a duck.
  path(ellipse(POND.x, POND.y, 30, 21), { fill: 'blue' }),
  path(`M ${POND.x - 22} ${POND.y + 8} q 6 -4 12 0 t 12 0`, { line: 'white', strokeWidth: 1.8 }),
  path(
    `M ${POND.x - 14} ${POND.y - 2} q 4 10 16 8 q 10 -2 8 -10 q 6 -4 2 -8 q -6 -4 -9 2 q -4 6 -17 8 Z`,
    { fill: 'yellow', strokeWidth: 1.6 }
  ),
  path(`M ${POND.x + 13} ${POND.y - 8} l 7 1 l -6 3 Z`, { fill: 'orange', strokeWidth: 1.2 }),
  circle(POND.x + 9, POND.y - 9, 1.2, { fill: 'ink', line: undefined }),
  // The leash in the grass.
  path(
    `M ${LEASH.x - 26} ${LEASH.y + 12} c -6 -18 18 -26 26 -12 c 8 14 -16 20 -16 4 c 0 -16 30 -18 40 -6`,
    { strokeWidth: 6 }
  ),
  path(
    `M ${LEASH.x - 26} ${LEASH.y + 12} c -6 -18 18 -26 26 -12 c 8 14 -16 20 -16 4 c 0 -16 30 -18 40 -6`,
    { line: 'wax', strokeWidth: 3 }
  ),
  // The bowl, still full.
  path(ellipse(BOWL.x, BOWL.y, 22, 15), { fill: 'orange' }),
  path(ellipse(BOWL.x, BOWL.y - 2, 15, 9), { fill: 'white', strokeWidth: 1.8 }),
  ...range(7).map((i) =>
    circle(BOWL.x - 9 + (i % 4) * 6, BOWL.y - 5 + Math.floor(i / 4) * 5, 2.4, {
      fill: 'messing',
      strokeWidth: 1,
    })
  ),
  // A snail that saw everything.
  path(`M ${SNAIL.x - 18} ${SNAIL.y + 8} h 30 q 8 0 7 -10`, { strokeWidth: 4.5 }),
  path(`M ${SNAIL.x - 18} ${SNAIL.y + 8} h 30 q 8 0 7 -10`, { line: 'yellow', strokeWidth: 2 }),
  path(`M ${SNAIL.x + 18} ${SNAIL.y - 2} l -3 -6 M ${SNAIL.x + 19} ${SNAIL.y - 2} l 4 -6`, {
    strokeWidth: 1.6,
  }),
  circle(SNAIL.x - 4, SNAIL.y - 2, 10, { fill: 'purple', strokeWidth: 2 }),
  path(`M ${SNAIL.x - 4} ${SNAIL.y - 2} m -5 1 a 5 5 0 1 1 5 5`, {
    line: 'white',
    strokeWidth: 1.8,
  }),
]

const drawing: Drawing = {
  width: 440,
  height: 534,
  shapes: [
    rect(6, 6, 428, 418, { fill: 'white', strokeWidth: 3, radius: 6 }),
    ...fence,
    ...lawn,
    ...bed(34),
    ...bed(406),
    ...hedge,
    ...things,
    ...STONES.flatMap(stone),
    ...PRINTS.map(({ print, x, y, rotate }) => group(x, y, printShapes(print), { rotate })),
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
      'De tuin is nat van de regen. Op de tegels en in de klei staan pootjes, heel veel pootjes. Binky was vannacht niet de enige.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'newspaper',
        heading: 'Hond weg uit tuin',
        look: { width: 0.7 },
        parts: [
          {
            kind: 'text',
            paragraphs: [
              'Zaterdagochtend. De riem ligt in het gras, de voerbak is vol, maar Binky is er niet. Binky is er altijd.',
            ],
          },
        ],
      },
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
