import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, onCircle, path, text, range } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The letters with a mark: the paw stands beside one of the large disc, the heart beside one of the
 * small disc.
 */
export const MARKED = { paw: 'A', heart: 'D' } as const

const SHIFT = ALPHABET.indexOf(MARKED.heart) - ALPHABET.indexOf(MARKED.paw)

/**
 * The discs with the heart turned to the paw: each secret letter inside, its plain letter outside.
 */
export const DISC = [...ALPHABET].map((outer, i) => ({
  outer,
  inner: itemAt(ALPHABET, (i + SHIFT) % 26),
}))

export const NOTE = 'LN KHE MH KRQG'

const STEP = 360 / 26
/**
 * The radius of each disc: the small one covers the large one up to its letters. The line to cut
 * along lies clear of both.
 */
const LARGE = 112
const SMALL = 78
const AIR = 6
const RING = { large: 32, small: 29 } as const
/** Around the large one, where the paw stands outside the letters. */
const RIM = 24

const heart = (x: number, y: number, scale: number, rotate = 0): Shape =>
  group(
    x,
    y,
    [
      path('M0 11 C-4 6 -11 2 -11 -4 C-11 -11 -2 -11 0 -5 C2 -11 11 -11 11 -4 C11 2 4 6 0 11 Z', {
        fill: 'wax',
        strokeWidth: 1.6,
      }),
    ],
    { scale, rotate }
  )

const paw = (x: number, y: number): Shape =>
  group(
    x,
    y,
    [
      circle(0, 4, 7, { fill: 'ink', line: undefined }),
      ...(
        [
          [-9, -4],
          [-3.4, -9],
          [3.4, -9],
          [9, -4],
        ] as const
      ).map(([dx, dy]) => circle(dx, dy, 3, { fill: 'ink', line: undefined })),
    ],
    { scale: 0.64 }
  )

const TICK = 5

type Disc = {
  readonly radius: number
  readonly ring: number
  /** Between the disc and the line to cut along. */
  readonly air: number
  readonly size: number
  readonly fill: 'white' | 'sand'
  readonly color: 'ink' | 'wax'
}

/** A disc with the alphabet along its rim, around the origin, to be cut out. */
function disc({ radius, ring, air, size, fill, color }: Disc): Shape[] {
  return [
    circle(0, 0, radius + air, { dash: '7 5', strokeWidth: 1.4, line: 'soft' }),
    circle(0, 0, radius, { fill, strokeWidth: 2.5 }),
    circle(0, 0, radius - ring, { fill: 'paper', strokeWidth: 1.8 }),
    // The marks between the letters leave the letters free.
    ...range(26).flatMap((i) =>
      [radius - ring, radius - TICK].map((inner) =>
        line(
          ...onCircle(0, 0, inner, (i + 0.5) * STEP),
          ...onCircle(0, 0, inner + TICK, (i + 0.5) * STEP),
          {
            line: 'soft',
            strokeWidth: 1.2,
          }
        )
      )
    ),
    ...[...ALPHABET].map((letter, i) => {
      const [x, y] = onCircle(0, 0, radius - ring / 2, i * STEP)
      // Each letter has its foot to the middle, so that the two of a pair stand the same way up.
      const upright = text(0, size * 0.35, letter, size, { letter: 'title', bold: true, color })
      return group(x, y, [upright], { rotate: i * STEP })
    }),
    circle(0, 0, 3.5, { fill: 'ink', line: undefined }),
  ]
}

const angle = (letter: string) => ALPHABET.indexOf(letter) * STEP
const at = (radius: number, letter: string) => onCircle(0, 0, radius, angle(letter))

/** The two discs side by side. The paw stands outside its letters, the heart inside. */
const discs: Drawing = {
  width: 460,
  height: 284,
  shapes: [
    group(138, 138, [
      ...disc({
        radius: LARGE,
        ring: RING.large,
        air: RIM,
        size: 17,
        fill: 'white',
        color: 'ink',
      }),
      paw(...at(LARGE + 10.5, MARKED.paw)),
      text(0, 28, 'leg hier de', 14),
      text(0, 45, 'kleine schijf op', 14),
    ]),
    group(374, 138, [
      ...disc({
        radius: SMALL,
        ring: RING.small,
        air: AIR,
        size: 14,
        fill: 'sand',
        color: 'wax',
      }),
      // Its tip points out, to its letter and so to the paw.
      line(
        ...at(SMALL - RING.small - 6, MARKED.heart),
        ...at(SMALL - RING.small + 3, MARKED.heart),
        { line: 'wax', strokeWidth: 2.4 }
      ),
      heart(...at(SMALL - RING.small - 13, MARKED.heart), 0.75, angle(MARKED.heart) + 180),
      text(0, 26, 'geheim', 15, { letter: 'title', bold: true, color: 'wax' }),
    ]),
  ],
}

/** How far the letters of the note are apart, and how wide its drawing is. */
const SPACE = 24
const NOTE_WIDTH = 344

/** The note as somebody wrote it: a dotted line below each letter, and a heart to sign with. */
const handwritten: Drawing = {
  width: NOTE_WIDTH,
  height: 112,
  shapes: [
    ...[...NOTE].flatMap((letter, i): Shape[] => {
      if (letter === ' ') return []
      const x = NOTE_WIDTH / 2 + (i - (NOTE.length - 1) / 2) * SPACE
      return [
        // A hand does not keep to a line.
        text(x, 28 + itemAt([0, 1.5, -1], i % 3), letter, 30, { letter: 'hand', color: 'wax' }),
        line(x - 9.5, 56, x + 9.5, 56, { line: 'soft', strokeWidth: 1.8 }),
      ]
    }),
    heart(NOTE_WIDTH / 2, 88, 1.25),
  ],
}

export const briefje = {
  name: 'briefje',
  label: '2. Het briefje in geheimschrift',
  description: 'Een geheim briefje en twee ronde letterschijven',
  answer: 'HOND',
  answerAddition:
    'Er staat: IK HEB JE HOND. Nu weet je het zeker, Binky is ontvoerd. Maar welke boef tekent er nu een hartje onder zijn briefje?',
  checkAnswer: true,
  hints: [
    'Knip de twee schijven uit en leg de kleine in het midden van de grote. Draai de kleine tot het hartje bij het pootje komt. De rode letters binnen zijn geheim, de letters buiten zijn gewoon.',
    'Zoek de eerste letter van het briefje, de L, op de kleine schijf. Welke letter staat er vlak buiten?',
    'De L wordt een I en de N wordt een K. Het eerste woord is IK.',
    'Van het laatste woord zijn de eerste letter een H en de laatste een D. Zoek de R en de Q nog op.',
  ],
  booklet: {
    story: [
      'Het spoor stopt bij een gat in de heg. Daar is een briefje aan een takje geplakt. Er staat geheimschrift op, en daaronder een hartje.',
      'Ernaast liggen twee kartonnen schijven. Die zijn vast uit een broekzak gevallen. Slordig.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'note',
        heading: 'Voor de baasjes van Binky',
        look: { width: 0.68 },
        parts: [
          {
            kind: 'drawing',
            caption: '',
            description: `Met de hand geschreven staat er: ${NOTE}. Onder elke letter is een lijntje voor de gewone letter. Eronder is een hartje getekend.`,
            drawing: handwritten,
          },
          { kind: 'text', paragraphs: ['Het hartje zoekt het pootje.'] },
        ],
      },
      {
        kind: 'drawing',
        caption:
          'De twee schijven, met de geheime letters op de kleine. Knip ze uit, leg de kleine in het midden van de grote, prik door beide stippen een punaise of een splitpen, en draai maar. Zoek een geheime letter in de binnenste ring en lees wat er in de buitenste naast staat.',
        description: `Twee ronde schijven met het alfabet langs de rand, met de klok mee van A tot en met Z. Op de grote staan gewone letters, met een pootje buiten de rand bij de ${MARKED.paw}. Op de kleine staan geheime letters, met een hartje binnen de rand bij de ${MARKED.heart}. De kleine past in het midden van de grote, zodat bij elke geheime letter één gewone letter staat.`,
        drawing: discs,
      },
    ],
    question: 'Wat is het laatste woord van het geheimschrift?',
  },
} as const satisfies HintItem<'briefje'>
