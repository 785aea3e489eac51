import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing } from '#domain/drawing'
import { circle, line, onCircle, text, range } from '#games/kit/shapes'

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The inner ring is glued to the wheel with its letters moved on by this many places. */
const SHIFT = 3

/** The wheel as it lies there: each secret letter inside, its plain letter outside. */
export const DISC = [...ALPHABET].map((outer, i) => ({
  outer,
  inner: ALPHABET[(i + SHIFT) % 26]!,
}))

export const NOTE = 'LN KHE MH KRQG'

const CENTER = 220
const STEP = 360 / 26

const drawing: Drawing = {
  width: 440,
  height: 440,
  shapes: [
    circle(CENTER, CENTER, 212, { fill: 'white', strokeWidth: 3 }),
    circle(CENTER, CENTER, 166, { fill: 'sand', strokeWidth: 3 }),
    circle(CENTER, CENTER, 118, { fill: 'paper', strokeWidth: 3 }),
    ...range(26).map((i) => {
      const [x1, y1] = onCircle(CENTER, CENTER, 118, (i + 0.5) * STEP)
      const [x2, y2] = onCircle(CENTER, CENTER, 212, (i + 0.5) * STEP)
      return line(x1, y1, x2, y2, { line: 'soft', strokeWidth: 1.2 })
    }),
    ...DISC.flatMap(({ outer, inner }, i) => {
      const [x1, y1] = onCircle(CENTER, CENTER, 189, i * STEP)
      const [x2, y2] = onCircle(CENTER, CENTER, 142, i * STEP)
      return [
        text(x1, y1 + 9, outer, 25, { letter: 'title', bold: true }),
        text(x2, y2 + 7, inner, 20, { letter: 'code', bold: true, color: 'wax' }),
      ]
    }),
    text(CENTER, CENTER - 22, 'binnen:', 18, { color: 'wax' }),
    text(CENTER, CENTER + 1, 'geheim', 22, { letter: 'title', bold: true, color: 'wax' }),
    text(CENTER, CENTER + 36, 'buiten:', 18),
    text(CENTER, CENTER + 59, 'gewoon', 22, { letter: 'title', bold: true }),
  ],
}

export const briefje = {
  name: 'briefje',
  label: '2. Het briefje in geheimschrift',
  description: 'Een geheim briefje en een ronde letterschijf',
  answer: 'HOND',
  answerAddition:
    'Er staat: IK HEB JE HOND. Nu weet je het zeker, Binky is ontvoerd. Maar welke boef tekent er nu een hartje onder zijn briefje?',
  checkAnswer: true,
  hints: [
    'De rode letters op de binnenste ring zijn geheim. De letters op de buitenste ring zijn gewoon.',
    'Zoek de eerste letter van het briefje, de L, op de binnenste ring. Welke letter staat er vlak buiten?',
    'De L wordt een I en de N wordt een K. Het eerste woord is IK.',
    'Van het laatste woord zijn de eerste letter een H en de laatste een D. Zoek de R en de Q nog op.',
  ],
  booklet: {
    story: [
      'Het spoor stopt bij een gat in de heg. Daar zit een briefje aan een takje geprikt. Er staat geheimschrift op, en daaronder een hartje.',
      'Ernaast ligt een kartonnen schijf. Die is vast uit een broekzak gevallen. Slordig.',
    ],
    material: [
      {
        kind: 'letter',
        heading: 'Voor de baasjes van Binky',
        paragraphs: [NOTE],
        signature: '♥',
      },
      {
        kind: 'drawing',
        caption: 'De letterschijf',
        description: `Een ronde schijf met twee ringen letters. Binnen staat de geheime letter, buiten de gewone. ${DISC.map(
          ({ outer, inner }) => `Binnen ${inner}, buiten ${outer}`
        ).join('; ')}.`,
        drawing,
      },
    ],
    question: 'Wat is het laatste woord van het briefje?',
  },
} as const satisfies HintItem<'briefje'>
