import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { friendShapes, REACH, type Looks } from '#games/binky/friend_drawing'
import { circle, group, line, path, text, range, rect } from '#games/kit/shapes'

export type Friend = Looks & {
  readonly name: string
  readonly letter: string
  /** The number of the fence's boards that the top of the head reaches. */
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
const WIDE = 196
const HEIGHT = 240
const GROUND = 180
/** The left side of the fence, beside its numbers, and how wide it is: clear of the line to cut. */
const LEFT = 20
const FENCE = WIDE - 28

/** The tops of the trees behind the fence, standing on it. */
const treetops = (x: number, y: number): Shape[] =>
  (
    [
      [8, 1],
      [58, 1.15],
      [112, 0.95],
    ] as const
  ).map(([sideways, scale]) =>
    group(
      x + sideways,
      y,
      [
        path('M 0 0 q -6 -4 0 -10 q 0 -9 11 -8 q 8 -8 18 0 q 12 -1 11 8 q 6 6 0 10 Z', {
          fill: 'mos',
          strokeWidth: 2,
        }),
        path('M 10 -8 q 4 -5 9 -3 M 26 -9 q 4 -2 7 2', { line: 'paper', strokeWidth: 1.4 }),
      ],
      { scale }
    )
  )

/** The boards of the fence, with their numbers, the knots in their wood and a nail at each end. */
const fence = (x: number, y: number): Shape[] =>
  range(7).flatMap((i): Shape[] => {
    const top = y + GROUND - (i + 1) * PLANK
    const knot = x + LEFT + 24 + ((i * 61) % (FENCE - 50))
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
  const x = 4 + (spot % 3) * WIDE
  const y = 8 + Math.floor(spot / 3) * HEIGHT
  const scale = (friend.planks * PLANK) / 100
  const middle = x + LEFT + FENCE / 2
  return [
    rect(x - 2, y - 4, WIDE, HEIGHT - 6, { dash: '7 5', line: 'soft', strokeWidth: 1.4 }),
    ...treetops(x + LEFT, y + GROUND - 7 * PLANK),
    ...fence(x, y),
    ...grass(x, y + GROUND),
    ...(friend.planks < 4 ? [butterfly(middle + 34, y + GROUND - 5 * PLANK)] : []),
    group(
      middle - ((REACH.left + REACH.right) / 2) * scale,
      y + GROUND,
      friendShapes(friend, (1.7 + friend.planks * 0.13) / scale),
      { scale }
    ),
    line(x + 6, y + GROUND, x + LEFT + FENCE, y + GROUND, { strokeWidth: 3 }),
    circle(x + 48, y + GROUND + 25, 18, { fill: 'messing' }),
    circle(x + 48, y + GROUND + 25, 14, { fill: 'paper', strokeWidth: 1.2 }),
    text(x + 48, y + GROUND + 33, friend.letter, 23, { letter: 'title', bold: true }),
    text(x + 76, y + GROUND + 32, friend.name, 21, { anchor: 'start' }),
  ]
}

const drawing: Drawing = {
  width: 3 * WIDE + 6,
  height: 2 * HEIGHT + 4,
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
