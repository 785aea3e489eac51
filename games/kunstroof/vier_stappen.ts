import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, onCircle, path, text, range, rect } from '#games/kit/shapes'

/** One 'duim' of the scale bar, in units of the drawing. */
export const INCH = 18

/** The steps from heel to heel: the distance in duim, and the direction (0 is up, clockwise). */
const WALK = [
  { inches: 6, direction: 20 },
  { inches: 11, direction: 80 },
  { inches: 8, direction: 320 },
  { inches: 9, direction: 75 },
] as const

export const HEELS: readonly (readonly [number, number])[] = WALK.reduce<
  (readonly [number, number])[]
>(
  (heels, { inches, direction }) => [
    ...heels,
    onCircle(...heels.at(-1)!, inches * INCH, direction),
  ],
  [[62, 376]]
)

/** The letters around the empty frame, clockwise from the corner with the arrow. */
export const FRAME = 'TREPSHANDULKAGIROVEKNASTEIWBOLMPADRUSKE'

/**
 * For each footprint the direction of its toe, and the side of the heel where its number stays
 * clear of the floor's joints.
 */
const FEET = [
  { toe: 35, digit: 230 },
  { toe: 20, digit: 215 },
  { toe: 340, digit: 175 },
  { toe: 15, digit: 210 },
  { toe: 100, digit: 270 },
] as const

const shoe = (
  [x, y]: readonly [number, number],
  { toe: teen, digit }: (typeof FEET)[number],
  number: number
): Shape[] => [
  group(
    x,
    y,
    [
      // No floor is visible between sole and heel.
      rect(-9, -21, 18, 8, { fill: 'white', line: undefined }),
      path('M -9 -20 C -13 -46 -6 -62 1 -62 C 10 -62 13 -44 9 -20 Z', {
        fill: 'sand',
        strokeWidth: 2,
      }),
      path('M -9 -14 H 9 V 2 Q 9 12 0 12 T -9 2 Z', { fill: 'sand', strokeWidth: 2 }),
      line(-5, 0, 5, 0, { line: 'wax', strokeWidth: 2 }),
      line(0, -5, 0, 5, { line: 'wax', strokeWidth: 2 }),
    ],
    { rotate: teen }
  ),
  text(...onCircle(x - 1, y + 7, 28, digit), String(number), 18, {
    letter: 'code',
    bold: true,
  }),
]

const floor: Drawing = {
  width: 440,
  height: 486,
  shapes: [
    rect(8, 8, 424, 410, { fill: 'white', line: undefined }),
    ...range(5).map((i) =>
      line(8, 76 + i * 68, 432, 76 + i * 68, { line: 'sand', strokeWidth: 1.5 })
    ),
    ...range(15).map((i) => {
      const row = i % 6
      const x = 60 + ((i * 149) % 330)
      return line(x, 8 + row * 68, x, 76 + row * 68, { line: 'sand', strokeWidth: 1.5 })
    }),
    rect(8, 8, 424, 410, { strokeWidth: 3 }),
    ...HEELS.flatMap((heel, i) => shoe(heel, FEET[i]!, i + 1)),
    line(40, 446, 40 + 12 * INCH, 446, { strokeWidth: 3 }),
    ...range(13).map((i) =>
      line(40 + i * INCH, i % 6 ? 440 : 434, 40 + i * INCH, 452, { strokeWidth: 2 })
    ),
    ...[0, 6, 12].map((i) => text(40 + i * INCH, 474, String(i), 18, { letter: 'code' })),
    text(40 + 12 * INCH + 18, 453, 'duim', 19, { anchor: 'start' }),
  ],
}

const BOX = 38
const SIDE = 11

/** The place of a letter on the border, counted clockwise from the corner at the top left. */
function spotOnFrame(step: number): readonly [number, number] {
  const distance = step % (SIDE - 1)
  const last = SIDE - 1
  const angle = (
    [
      [distance, 0],
      [last, distance],
      [last - distance, last],
      [0, last - distance],
    ] as const
  )[Math.floor(step / (SIDE - 1))]!
  return [11 + angle[0] * BOX, 11 + angle[1] * BOX]
}

const emptyFrame: Drawing = {
  width: 440,
  height: 440,
  shapes: [
    rect(5, 5, 430, 430, { fill: 'ink', radius: 4 }),
    ...range(40).flatMap((step) => {
      const [x, y] = spotOnFrame(step)
      const midX = x + BOX / 2
      const midY = y + BOX / 2
      return [
        rect(x + 1, y + 1, BOX - 2, BOX - 2, {
          fill: step ? 'paper' : 'messing',
          strokeWidth: 1.5,
          radius: 3,
        }),
        step
          ? text(midX, midY + 8, FRAME[step - 1]!, 22, { letter: 'title', bold: true })
          : path(
              `M ${midX - 11} ${midY} H ${midX + 9} M ${midX + 1} ${midY - 8} L ${midX + 10} ${midY} L ${midX + 1} ${midY + 8}`,
              { strokeWidth: 3 }
            ),
      ]
    }),
    rect(52, 52, 336, 336, { fill: 'white', strokeWidth: 2 }),
    rect(96, 110, 248, 210, { line: 'soft', strokeWidth: 1.5, dash: '6 6' }),
    circle(220, 136, 5, { fill: 'ink', line: undefined }),
    path('M 220 138 V 162 q 0 12 12 12 t 10 -12', { strokeWidth: 3 }),
    text(220, 246, 'nummer 14', 24, { letter: 'title', bold: true }),
    text(220, 276, 'die neem ik zaterdag mee', 17, { color: 'soft' }),
  ],
}

export const vierStappen = {
  name: 'vier_stappen',
  label: 'Vier stappen',
  description: 'Vijf voetafdrukken op de vloer en een lege lijst met letters',
  answer: 'HOED',
  answerAddition:
    'De stappen meten 6, 11, 8 en 9 duim. Zo ver loop je telkens door langs de lijst: H, O, E, D. Wie een hoed draagt, kijkt haar te streng. Streep 3 en 8 door.',
  checkAnswer: false,
  hints: [
    'Op de vloer valt iets te meten, langs de lijst valt iets te lopen.',
    'Meet de vier afstanden tussen de kruisjes, van hak 1 naar hak 2 en zo verder. Reken met de maatlat onder de tekening, niet in centimeters.',
    'Loop langs de lijst in de richting van de pijl. Eén duim is één letter verder.',
    'De eerste stap is 6 duim. De zesde letter na de pijl is een H. Loop vanaf die H verder met de tweede stap.',
    'De stappen zijn 6, 11, 8 en 9 duim.',
  ],
  booklet: {
    story: [
      'De tweede bladzijde is een plattegrond. De Ekster tekende haar eigen voetafdrukken, netjes met een kruisje in elke hak. De lijst die nu leeg is, schetste ze erbij. Die staat op de volgende bladzijde van dit boekje.',
    ],
    material: [
      {
        kind: 'letter',
        heading: 'Bladzijde 2',
        paragraphs: [
          'Mijn stappen zijn nooit even groot. Meet ze van hak tot hak, en loop ze dan nog eens langs de lijst: met de klok mee, één letter per duim.',
          'De pijl is nul, daar begin je. Schrijf na elke stap de letter op waarop je staat, en ga vanaf die letter verder.',
        ],
      },
      {
        kind: 'drawing',
        caption:
          'De vloer van zaal 2, met de maatlat in duim. Tip: neem de maatlat over op de rand van een strookje papier.',
        description: `Vijf voetafdrukken, genummerd 1 tot en met 5. Van hak tot hak: ${WALK.map(
          ({ inches }, i) => `van ${i + 1} naar ${i + 2} is ${inches} duim`
        ).join(', ')}.`,
        drawing: floor,
      },
      {
        kind: 'drawing',
        caption: 'De lege lijst',
        description: `Een vierkante lijst met een pijl in de hoek linksboven. Met de klok mee staan na de pijl deze letters: ${[...FRAME].join(' ')}.`,
        drawing: emptyFrame,
      },
    ],
    question: 'Wat laat de Ekster hangen als het op een schilderij staat?',
  },
} as const satisfies HintItem<'vier_stappen'>
