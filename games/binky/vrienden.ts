import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { friendShapes, REACH, type Looks } from '#games/binky/friend_drawing'
import { circle, group, line, path, text, range, rect } from '#games/kit/shapes'

export type Friend = Looks & {
  readonly name: string
  readonly letter: string
  /** The number of the board of the fence that the top of the head reaches. */
  readonly planks: number
}

export const FRIENDS: readonly Friend[] = [
  {
    name: 'Kobus',
    letter: 'R',
    planks: 6,
    fur: 'messing',
    ears: 'hangend',
    spot: false,
    mark: 'chest',
  },
  { name: 'Pip', letter: 'S', planks: 2, fur: 'sand', ears: 'spits', spot: false, mark: 'socks' },
  { name: 'Moos', letter: 'A', planks: 5, fur: 'white', ears: 'hangend', spot: true },
  { name: 'Wolf', letter: 'T', planks: 7, fur: 'soft', ears: 'spits', spot: false, mark: 'mane' },
  { name: 'Truus', letter: 'A', planks: 4, fur: 'wax', ears: 'spits', spot: false, mark: 'beard' },
  { name: 'Bes', letter: 'T', planks: 3, fur: 'white', ears: 'hangend', spot: true },
]

const PLANK = 21
const WIDE = 208
const HEIGHT = 288
const GROUND = 236
/** The left side of the fence, beside its numbers, and how wide it is: clear of the line to cut. */
const LEFT = 20
const FENCE = WIDE - 28
/** Around the six cards. */
const EDGE = 2
/** Room above the cards for the tape of the photo. */
const TAPED = 12

/** Tall trees behind the fence, with their trunks down to it. */
const trees = (x: number, y: number): Shape[] =>
  (
    [
      [31, 0.86],
      [90, 1],
      [149, 0.8],
    ] as const
  ).map(([sideways, scale]) =>
    group(
      x + sideways,
      y,
      [
        path('M -5 0 L -4 -34 H 4 L 5 0 Z', { fill: 'messing', strokeWidth: 2 }),
        path(
          'M -22 -27 q -13 -6 -6 -19 q -4 -16 13 -17 q 12 -13 27 0 q 18 0 15 17 q 8 12 -6 19 q -9 8 -20 2 q -13 7 -23 -2 Z',
          { fill: 'mos', strokeWidth: 2 }
        ),
        path('M -18 -48 q 3 -9 12 -9 M 8 -55 q 8 0 9 8 M -6 -36 q 7 4 13 -1', {
          line: 'paper',
          strokeWidth: 1.4,
        }),
      ],
      { scale }
    )
  )

/** The boards of the fence, with their numbers, the knots in their wood and a nail at each end. */
const fence = (x: number, y: number): Shape[] =>
  range(7).flatMap((i): Shape[] => {
    const top = y + GROUND - (i + 1) * PLANK
    const knot = x + LEFT + 24 + ((i * 61) % (FENCE - 66))
    return [
      rect(x + LEFT, top, FENCE, PLANK, { fill: 'paper', line: 'messing', strokeWidth: 1.5 }),
      path(`M ${knot} ${top + 10} q 5 -4 10 0 q -5 4 -10 0 M ${knot + 16} ${top + 13} h 22`, {
        line: 'sand',
        strokeWidth: 1.4,
      }),
      ...[5, FENCE - 5].map((along) =>
        circle(x + LEFT + along, top + PLANK / 2, 1.3, { fill: 'messing', line: undefined })
      ),
      text(x + 10, top + 16, String(i + 1), 16, { letter: 'code', bold: true }),
    ]
  })

/** Grass that grows at the foot of the fence, beside the paws or behind them. */
const grass = (x: number, y: number): Shape[] =>
  [28, 46, 152, 172]
    .map((along) => x + along)
    .map((stalk) =>
      path(
        `M ${stalk - 4} ${y} q 0 -4 -2 -6 M ${stalk} ${y} v -9 M ${stalk + 4} ${y} q 0 -4 2 -6`,
        { line: 'mos', strokeWidth: 1.8 }
      )
    )

/** A butterfly over the smallest two, so that their card is as lively as the others. */
const butterfly = (x: number, y: number): Shape => {
  const wings = { fill: 'yellow', strokeWidth: 1.8 } as const
  return group(x, y, [
    path('M 0 0 q -12 -14 -15 -3 q 0 8 15 7 q -9 8 -4 11 q 6 0 6 -9 Z', wings),
    path('M 2 0 q 12 -14 15 -3 q 0 8 -15 7 q 9 8 4 11 q -6 0 -4 -9 Z', wings),
    path('M 1 12 V -3 m 0 0 q -2 -6 -5 -6 m 5 6 q 2 -6 5 -6', { strokeWidth: 1.8 }),
  ])
}

function inFrontOfFence(friend: Friend, spot: number): Shape[] {
  const x = EDGE + (spot % 3) * WIDE
  const y = EDGE + Math.floor(spot / 3) * HEIGHT
  // Its outline and the tip of its ear stay below the board that it reaches.
  const scale = (friend.planks * PLANK - 2) / 101
  const middle = x + LEFT + FENCE / 2
  return [
    ...trees(x + LEFT, y + GROUND - 7 * PLANK),
    ...fence(x, y),
    ...grass(x, y + GROUND),
    ...(friend.planks < 4 ? [butterfly(middle + 34, y + GROUND - 5 * PLANK)] : []),
    group(
      middle - ((REACH.left + REACH.right) / 2) * scale,
      y + GROUND,
      friendShapes(friend, (1.7 + friend.planks * 0.13) / scale),
      { scale }
    ),
    line(x + 7, y + GROUND, x + LEFT + FENCE, y + GROUND, { strokeWidth: 3 }),
    circle(x + 48, y + GROUND + 25, 18, { fill: 'messing' }),
    circle(x + 48, y + GROUND + 25, 14, { fill: 'paper', strokeWidth: 1.2 }),
    text(x + 48, y + GROUND + 33, friend.letter, 23, { letter: 'title', bold: true }),
    text(x + 76, y + GROUND + 32, friend.name, 21, { anchor: 'start' }),
  ]
}

const CUT = { dash: '7 5', line: 'soft', strokeWidth: 1.4 } as const

/** Each line to cut along once, so that its dashes stay dashes. */
const cuts: readonly Shape[] = [
  ...range(4).map((i) => line(EDGE + i * WIDE, EDGE, EDGE + i * WIDE, EDGE + 2 * HEIGHT, CUT)),
  ...range(3).map((i) => line(EDGE, EDGE + i * HEIGHT, EDGE + 3 * WIDE, EDGE + i * HEIGHT, CUT)),
]

const drawing: Drawing = {
  width: 3 * WIDE + 2 * EDGE,
  height: 2 * HEIGHT + 2 * EDGE + TAPED,
  shapes: [group(0, TAPED, [...FRIENDS.flatMap(inFrontOfFence), ...cuts])],
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
            description: `Zes viervoeters voor een schutting van zeven planken, elk met een letter op de penning. Boven de schutting uit steken hoge bomen. ${FRIENDS.map(
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
