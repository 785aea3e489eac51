import type { HintItem } from '#domain/play/hint_pages'

export const LETTER_FIELD = [
  'KWISPEL',
  'PPGRASS',
  'TOANNVR',
  'UOODEOI',
  'IEPTUEE',
  'NBALSRM',
] as const

export const SEARCH_WORDS = [
  'BAL',
  'GRAS',
  'KWISPEL',
  'NEUS',
  'PAD',
  'POOT',
  'RIEM',
  'TUIN',
  'VOER',
] as const

export const letterzoeker = {
  name: 'letterzoeker',
  label: '3. Het lege zakje',
  description: 'Een vierkant vol letters met negen verstopte woorden',
  answer: 'SNOEP',
  answer2: 'snoepje',
  answerAddition:
    'Streep alle negen woorden door en er blijven vijf letters over: SNOEP. In het zakje zat hondensnoep. Binky loopt voor een brokje met iedereen mee.',
  checkAnswer: true,
  hints: [
    'Zoek de negen woorden van het lijstje en streep ze door. KWISPEL staat helemaal bovenaan.',
    'Vergeet de schuine woorden niet. Het zijn er twee: PAD en POOT. Ze beginnen bij de twee letters P op de tweede regel.',
    'Geen enkele letter hoort bij twee woorden. Er blijven vijf letters over.',
    'Lees de letters die over zijn, regel voor regel. De eerste staat rechts op de tweede regel: een S.',
  ],
  booklet: {
    story: [
      'Achter de heg ligt een papieren zakje op de stoep. Leeg, en vanbinnen helemaal schoongelikt. Op de zijkant staat een woordzoeker.',
    ],
    material: [
      {
        kind: 'list',
        heading:
          'Zoek deze negen woorden en streep ze door. Ze staan van links naar rechts, van boven naar beneden of schuin naar beneden.',
        items: SEARCH_WORDS,
      },
      {
        kind: 'grid',
        caption: 'De woordzoeker op het zakje. De letters die overblijven, vertellen wat erin zat.',
        rows: LETTER_FIELD,
      },
    ],
    question: 'Wat zat er in het zakje?',
  },
} as const satisfies HintItem<'letterzoeker'>
