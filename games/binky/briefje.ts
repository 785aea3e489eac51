import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing } from '#domain/drawing'
import { circle, line, onCircle, text, range } from '#games/kit/shapes'

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The inner ring is stuck to the wheel this many letters further on. */
const SHIFT = 3

/** The wheel as it lies there: each secret letter inside, its plain letter outside. */
export const DISC = [...ALPHABET].map((outer, i) => ({
  buiten: outer,
  binnen: ALPHABET[(i + SHIFT) % 26]!,
}))

export const NOTE = 'LN KHE MH KRQG'

const CENTER = 220
const STEP = 360 / 26

const drawing: Drawing = {
  breedte: 440,
  hoogte: 440,
  vormen: [
    circle(CENTER, CENTER, 212, { vulling: 'wit', dikte: 3 }),
    circle(CENTER, CENTER, 166, { vulling: 'zand', dikte: 3 }),
    circle(CENTER, CENTER, 118, { vulling: 'papier', dikte: 3 }),
    ...range(26).map((i) => {
      const [x1, y1] = onCircle(CENTER, CENTER, 118, (i + 0.5) * STEP)
      const [x2, y2] = onCircle(CENTER, CENTER, 212, (i + 0.5) * STEP)
      return line(x1, y1, x2, y2, { lijn: 'zacht', dikte: 1.2 })
    }),
    ...DISC.flatMap(({ buiten: outer, binnen: inner }, i) => {
      const [x1, y1] = onCircle(CENTER, CENTER, 189, i * STEP)
      const [x2, y2] = onCircle(CENTER, CENTER, 142, i * STEP)
      return [
        text(x1, y1 + 9, outer, 25, { letter: 'titel', vet: true }),
        text(x2, y2 + 7, inner, 20, { letter: 'code', vet: true, kleur: 'lak' }),
      ]
    }),
    text(CENTER, CENTER - 22, 'binnen:', 18, { kleur: 'lak' }),
    text(CENTER, CENTER + 1, 'geheim', 22, { letter: 'titel', vet: true, kleur: 'lak' }),
    text(CENTER, CENTER + 36, 'buiten:', 18),
    text(CENTER, CENTER + 59, 'gewoon', 22, { letter: 'titel', vet: true }),
  ],
}

export const briefje = {
  naam: 'briefje',
  label: '2. Het briefje in geheimschrift',
  omschrijving: 'Een geheim briefje en een ronde letterschijf',
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
  boekje: {
    verhaal: [
      'Het spoor stopt bij een gat in de heg. Daar zit een briefje aan een takje geprikt. Er staat geheimschrift op, en daaronder een hartje.',
      'Ernaast ligt een kartonnen schijf. Die is vast uit een broekzak gevallen. Slordig.',
    ],
    materiaal: [
      {
        soort: 'brief',
        kop: 'Voor de baasjes van Binky',
        alineas: [NOTE],
        ondertekening: '♥',
      },
      {
        soort: 'tekening',
        bijschrift: 'De letterschijf',
        beschrijving: `Een ronde schijf met twee ringen letters. Binnen staat de geheime letter, buiten de gewone. ${DISC.map(
          ({ buiten: outer, binnen: inner }) => `Binnen ${inner}, buiten ${outer}`
        ).join('; ')}.`,
        tekening: drawing,
      },
    ],
    vraag: 'Wat is het laatste woord van het briefje?',
  },
} as const satisfies HintItem<'briefje'>
