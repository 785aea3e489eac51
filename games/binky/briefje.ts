import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, onCircle, path, text, range } from '#games/kit/shapes'

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The paw stands beside this letter of the large disc, the heart beside that one of the small. */
export const MARKED = { paw: 'A', heart: 'D' } as const

const SHIFT = ALPHABET.indexOf(MARKED.heart) - ALPHABET.indexOf(MARKED.paw)

/** The discs with the heart turned to the paw: each secret letter inside, its plain letter outside. */
export const DISC = [...ALPHABET].map((outer, i) => ({
  outer,
  inner: ALPHABET[(i + SHIFT) % 26]!,
}))

export const NOTE = 'LN KHE MH KRQG'

const STEP = 360 / 26
/**
 * The radius of each disc: the small one covers the large one up to its letters. The line to cut
 * along lies clear of both.
 */
const LARGE = 120
const SMALL = 74
const AIR = 8
const RING = { large: 38, small: 28 } as const

const heart = (x: number, y: number, scale: number): Shape =>
  group(
    x,
    y,
    [
      path('M0 11 C-4 6 -11 2 -11 -4 C-11 -11 -2 -11 0 -5 C2 -11 11 -11 11 -4 C11 2 4 6 0 11 Z', {
        fill: 'wax',
        strokeWidth: 1.6,
      }),
    ],
    { scale }
  )

const paw = (x: number, y: number): Shape =>
  group(
    x,
    y,
    [
      circle(0, 4, 7, { fill: 'ink', line: undefined }),
      ...[
        [-9, -4],
        [-3.4, -9],
        [3.4, -9],
        [9, -4],
      ].map(([dx, dy]) => circle(dx!, dy!, 3, { fill: 'ink', line: undefined })),
    ],
    { scale: 0.72 }
  )

/** A disc with the alphabet along its rim, around the origin, to be cut out. */
function disc(radius: number, ring: number, fill: 'white' | 'sand', color: 'ink' | 'wax'): Shape[] {
  return [
    circle(0, 0, radius + AIR, { dash: '7 5', strokeWidth: 1.4, line: 'soft' }),
    circle(0, 0, radius, { fill, strokeWidth: 2.5 }),
    circle(0, 0, radius - ring, { fill: 'paper', strokeWidth: 1.8 }),
    ...range(26).map((i) => {
      const [x1, y1] = onCircle(0, 0, radius - ring, (i + 0.5) * STEP)
      const [x2, y2] = onCircle(0, 0, radius - 4, (i + 0.5) * STEP)
      return line(x1, y1, x2, y2, { line: 'soft', strokeWidth: 0.8 })
    }),
    ...[...ALPHABET].map((letter, i) => {
      const [x, y] = onCircle(0, 0, radius - ring / 2 - (radius > 100 ? 3 : -1), i * STEP)
      return text(x, y + 6, letter, radius > 100 ? 18 : 15, { letter: 'title', bold: true, color })
    }),
    circle(0, 0, 3.5, { fill: 'ink', line: undefined }),
  ]
}

const at = (radius: number, letter: string) =>
  onCircle(0, 0, radius, ALPHABET.indexOf(letter) * STEP)

/** The two discs side by side. The marks stand inside the letters. */
const drawing: Drawing = {
  width: 440,
  height: 266,
  shapes: [
    group(131, 132, [
      ...disc(LARGE, RING.large, 'white', 'ink'),
      paw(...at(LARGE - 10, MARKED.paw)),
      text(0, 28, 'leg hier de', 14),
      text(0, 45, 'kleine schijf op', 14),
    ]),
    group(353, 132, [
      ...disc(SMALL, RING.small, 'sand', 'wax'),
      heart(...at(SMALL - RING.small - 11, MARKED.heart), 0.75),
      text(0, 26, 'geheim', 15, { letter: 'title', bold: true, color: 'wax' }),
    ]),
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
    'Knip de twee schijven uit en leg de kleine midden op de grote. Draai de kleine tot het hartje bij het pootje komt. De rode letters binnen zijn geheim, de letters buiten zijn gewoon.',
    'Zoek de eerste letter van het briefje, de L, op de kleine schijf. Welke letter staat er vlak buiten?',
    'De L wordt een I en de N wordt een K. Het eerste woord is IK.',
    'Van het laatste woord zijn de eerste letter een H en de laatste een D. Zoek de R en de Q nog op.',
  ],
  booklet: {
    story: [
      'Het spoor stopt bij een gat in de heg. Daar zit een briefje aan een takje geprikt. Er staat geheimschrift op, en daaronder een hartje.',
      'Ernaast liggen twee kartonnen schijven. Die zijn vast uit een broekzak gevallen. Slordig.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'note',
        heading: 'Voor de baasjes van Binky',
        parts: [{ kind: 'text', paragraphs: [NOTE, 'Het hartje zoekt het pootje.'] }],
      },
      {
        kind: 'drawing',
        caption:
          'De twee schijven. Knip ze uit, leg de kleine midden op de grote, prik door beide stippen een punaise of een prikker, en draai maar.',
        description: `Twee ronde schijven met het alfabet langs de rand, met de klok mee van A tot en met Z. Op de grote staan gewone letters, met een pootje bij de ${MARKED.paw}. Op de kleine staan geheime letters, met een hartje bij de ${MARKED.heart}. De kleine past midden op de grote, zodat bij elke geheime letter één gewone letter staat.`,
        drawing,
      },
    ],
    question: 'Wat is het laatste woord van het briefje?',
  },
} as const satisfies HintItem<'briefje'>
