import type { HintItem } from '#domain/spelen/hintpagina'
import type { Tekening } from '#domain/spelen/tekening'
import { cirkel, lijn, opCirkel, tekst, tel } from '#content/spelen/vormen'

export const ALFABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The inner ring is stuck to the wheel this many letters further on. */
const DRAAI = 3

/** The wheel as it lies there: each secret letter inside, its plain letter outside. */
export const SCHIJF = [...ALFABET].map((buiten, i) => ({
  buiten,
  binnen: ALFABET[(i + DRAAI) % 26]!,
}))

export const BRIEFJE = 'LN KHE MH KRQG'

const MIDDEN = 220
const STAP = 360 / 26

const tekening: Tekening = {
  breedte: 440,
  hoogte: 440,
  vormen: [
    cirkel(MIDDEN, MIDDEN, 212, { vulling: 'wit', dikte: 3 }),
    cirkel(MIDDEN, MIDDEN, 166, { vulling: 'zand', dikte: 3 }),
    cirkel(MIDDEN, MIDDEN, 118, { vulling: 'papier', dikte: 3 }),
    ...tel(26).map((i) => {
      const [x1, y1] = opCirkel(MIDDEN, MIDDEN, 118, (i + 0.5) * STAP)
      const [x2, y2] = opCirkel(MIDDEN, MIDDEN, 212, (i + 0.5) * STAP)
      return lijn(x1, y1, x2, y2, { lijn: 'zacht', dikte: 1.2 })
    }),
    ...SCHIJF.flatMap(({ buiten, binnen }, i) => {
      const [x1, y1] = opCirkel(MIDDEN, MIDDEN, 189, i * STAP)
      const [x2, y2] = opCirkel(MIDDEN, MIDDEN, 142, i * STAP)
      return [
        tekst(x1, y1 + 9, buiten, 25, { letter: 'titel', vet: true }),
        tekst(x2, y2 + 7, binnen, 20, { letter: 'code', vet: true, kleur: 'lak' }),
      ]
    }),
    tekst(MIDDEN, MIDDEN - 22, 'binnen:', 18, { kleur: 'lak' }),
    tekst(MIDDEN, MIDDEN + 1, 'geheim', 22, { letter: 'titel', vet: true, kleur: 'lak' }),
    tekst(MIDDEN, MIDDEN + 36, 'buiten:', 18),
    tekst(MIDDEN, MIDDEN + 59, 'gewoon', 22, { letter: 'titel', vet: true }),
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
        alineas: [BRIEFJE],
        ondertekening: '♥',
      },
      {
        soort: 'tekening',
        bijschrift: 'De letterschijf',
        beschrijving: `Een ronde schijf met twee ringen letters. Binnen staat de geheime letter, buiten de gewone. ${SCHIJF.map(
          ({ buiten, binnen }) => `Binnen ${binnen}, buiten ${buiten}`
        ).join('; ')}.`,
        tekening,
      },
    ],
    vraag: 'Wat is het laatste woord van het briefje?',
  },
} as const satisfies HintItem<'briefje'>
