import type { HintItem } from '#domain/play/hint_pages'
import type { Color, Drawing, Shape } from '#domain/drawing'
import { circle, ellipse, group, line, path, text, range, rect } from '#games/kit/shapes'

export type Friend = {
  readonly name: string
  readonly letter: string
  /** The number of the fence's boards that the top of the head reaches. */
  readonly planks: number
  readonly fur: Color
  readonly ears: 'hangend' | 'spits'
  readonly spot: boolean
}

export const FRIENDS: readonly Friend[] = [
  { name: 'Kobus', letter: 'R', planks: 6, fur: 'messing', ears: 'hangend', spot: false },
  { name: 'Pip', letter: 'S', planks: 2, fur: 'sand', ears: 'spits', spot: false },
  { name: 'Moos', letter: 'A', planks: 5, fur: 'white', ears: 'hangend', spot: true },
  { name: 'Wolf', letter: 'T', planks: 7, fur: 'soft', ears: 'spits', spot: false },
  { name: 'Truus', letter: 'A', planks: 4, fur: 'wax', ears: 'spits', spot: false },
  { name: 'Bes', letter: 'T', planks: 3, fur: 'white', ears: 'hangend', spot: true },
]

const PLANK = 16
const WIDE = 144
const HEIGHT = 220
const GROUND = 156
/** How wide the fence is, which with the trees behind it stays off the line to cut along. */
const FENCE = WIDE - 26

/**
 * The tail points up: the tail of the largest friend stays in front of the fence, clear of its
 * numbers.
 */
const TAIL = 'M -26 -52 Q -39 -60 -33 -82'

/** A friend of 100 units high, with the feet at the origin, looking to the right. */
const body = ({ fur, ears, spot }: Friend, strokeWidth: number): Shape[] => {
  const style = { fill: fur, strokeWidth } as const
  return [
    path(TAIL, { strokeWidth: strokeWidth * 3.6 }),
    path(TAIL, { strokeWidth: strokeWidth * 1.7, line: fur }),
    ...[-22, -9, 8, 20].map((x) =>
      path(`M ${x - 5} -34 V -4 q 0 4 5 4 h 6 q 0 -6 -3 -8 V -34 Z`, style)
    ),
    path(
      'M -30 -48 Q -30 -62 -14 -60 H 10 Q 28 -60 28 -44 Q 28 -26 10 -26 H -14 Q -30 -26 -30 -48 Z',
      style
    ),
    ...(spot ? [path(ellipse(-10, -46, 10, 9), { fill: 'ink', line: undefined })] : []),
    path(
      'M 8 -56 Q 6 -96 30 -100 Q 46 -102 50 -86 L 62 -78 Q 66 -66 52 -64 L 40 -62 Q 34 -50 26 -48 Z',
      style
    ),
    ears === 'spits'
      ? path('M 12 -84 L 14 -101 L 28 -98 Z', style)
      : path('M 24 -98 Q 8 -94 8 -72 Q 14 -64 22 -72 Q 22 -88 32 -98 Z', {
          ...style,
          fill: fur === 'white' ? 'ink' : fur,
        }),
    circle(40, -84, 2.6, { fill: 'ink', line: undefined }),
    circle(62, -76, 4, { fill: 'ink', line: undefined }),
    path('M 46 -68 q 6 2 10 -2', { strokeWidth }),
    path('M 9 -60 L 30 -50', { line: 'blue', strokeWidth: strokeWidth * 2.6 }),
  ]
}

/** The visible part of the trees behind the fence, standing on its top. */
const treetops = (x: number, y: number): Shape[] =>
  (
    [
      [10, 1],
      [60, 1.08],
    ] as const
  ).map(([sideways, scale]) =>
    group(
      x + sideways,
      y,
      [
        path('M 21 4 V -12 H 27 V 4 Z', { fill: 'messing', strokeWidth: 2 }),
        path(
          'M 6 -8 q -10 -4 -4 -13 q -2 -12 12 -11 q 9 -10 20 0 q 13 -2 12 10 q 7 9 -4 14 q -8 5 -17 1 q -10 5 -19 -1 Z',
          { fill: 'mos', strokeWidth: 2 }
        ),
      ],
      { scale }
    )
  )

function inFrontOfFence(friend: Friend, spot: number): Shape[] {
  const x = 4 + (spot % 3) * WIDE
  const y = 8 + Math.floor(spot / 3) * HEIGHT
  const scale = (friend.planks * PLANK) / 100
  return [
    rect(x - 2, y - 4, WIDE, HEIGHT - 6, { dash: '7 5', line: 'soft', strokeWidth: 1.4 }),
    ...treetops(x + 20, y + GROUND - 7 * PLANK),
    ...range(7).flatMap((i) => [
      rect(x + 20, y + GROUND - (i + 1) * PLANK, FENCE, PLANK, {
        fill: 'paper',
        line: 'messing',
        strokeWidth: 1.5,
      }),
      text(x + 10, y + GROUND - (i + 1) * PLANK + 12.5, String(i + 1), 15, { letter: 'code' }),
    ]),
    group(x + 81 - 14.5 * scale, y + GROUND, body(friend, 2.4 / scale), { scale }),
    line(x + 6, y + GROUND, x + 20 + FENCE, y + GROUND, { strokeWidth: 3 }),
    circle(x + 40, y + GROUND + 27, 17, { fill: 'messing' }),
    text(x + 40, y + GROUND + 35, friend.letter, 23, { letter: 'title', bold: true }),
    text(x + 66, y + GROUND + 34, friend.name, 20, { anchor: 'start' }),
  ]
}

const drawing: Drawing = {
  width: 440,
  height: 2 * HEIGHT + 6,
  shapes: FRIENDS.flatMap(inFrontOfFence),
}

export const vrienden = {
  name: 'vrienden',
  label: '7. Zes vrienden voor de schutting',
  description: 'Zes viervoeters voor een schutting, elk met een letter op de penning',
  answer: 'STAART',
  answer2: 'een staart',
  answerAddition:
    'Van klein naar groot: Pip, Bes, Truus, Moos, Kobus, Wolf. Hun penningen spellen STAART. De buurvrouw zag een staart kwispelen, hoog tussen de bladeren.',
  checkAnswer: true,
  hints: [
    'Onder elke vriend zie je zijn penning met een letter. De letters staan nog door elkaar.',
    'Zet de zes vrienden van klein naar groot. De planken van de schutting helpen je meten.',
    'Pip is de kleinste, die is twee planken hoog. Daarna komt Bes.',
    'De grootste is Wolf, met een T. Het woord begint dus met S en T en eindigt met T.',
  ],
  booklet: {
    story: [
      'Op de terugweg kom je Binky’s vrienden tegen. Ze staan stokstijf voor de schutting, alle zes met hun neus dezelfde kant op. Achter de schutting staan hoge bomen.',
      'De buurvrouw heeft ook iets gezien, maar haar bril lag binnen. ‘Zet de vrienden eens van klein naar groot,’ zegt ze, ‘en lees hun penningen. Dan weet je wat ik zag.’',
    ],
    material: [
      {
        kind: 'prop',
        object: 'photo',
        parts: [
          {
            kind: 'drawing',
            caption:
              'Binky’s vrienden, met hun penning. Knip de kaartjes uit en schuif ze op volgorde; de planken van de schutting zijn genummerd.',
            description: `Zes viervoeters voor een schutting van zeven planken, elk met een letter op de penning. Boven de schutting uit steken bomen. ${FRIENDS.map(
              ({ name, letter, planks }) => `${name}, letter ${letter}, is ${planks} planken hoog.`
            ).join(' ')}`,
            drawing,
          },
        ],
      },
    ],
    question: 'Wat zag de buurvrouw hoog tussen de bladeren?',
  },
} as const satisfies HintItem<'vrienden'>
