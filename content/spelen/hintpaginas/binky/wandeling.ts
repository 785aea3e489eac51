import type { HintItem } from '#domain/spelen/hintpagina'
import type { Tekening } from '#domain/spelen/tekening'
import { pad, tekst, vlak } from '#content/spelen/vormen'

/** The field with molehills; Binky's hut stands at `BEGIN`. */
export const VELD = [
  'PEDAVOS',
  'ROTMBUG',
  'SKANELT',
  'GIMOPAR',
  'VAEITZO',
  'DRUSKEN',
  'HBOTAML',
] as const

/** The square that the walk starts from, row and column from 0. */
export const BEGIN = [6, 0] as const

export const RICHTING = {
  rechts: [0, 1],
  links: [0, -1],
  omhoog: [-1, 0],
  omlaag: [1, 0],
} as const
export type Richting = keyof typeof RICHTING

/** Each leg ends on a letter. */
export const WANDELING: readonly (readonly (readonly [number, Richting])[])[] = [
  [
    [4, 'omhoog'],
    [1, 'rechts'],
  ],
  [
    [4, 'rechts'],
    [1, 'omhoog'],
  ],
  [
    [3, 'omlaag'],
    [2, 'links'],
  ],
  [
    [3, 'rechts'],
    [2, 'omlaag'],
  ],
]

const TELWOORD = ['', 'één', 'twee', 'drie', 'vier'] as const

const VAK = 56
const X = 24
const Y = 24

const tekening: Tekening = {
  breedte: 440,
  hoogte: 440,
  vormen: [
    vlak(X - 12, Y - 12, 7 * VAK + 24, 7 * VAK + 24, { vulling: 'mos', dikte: 3, rond: 10 }),
    ...VELD.flatMap((rij, r) =>
      [...rij].flatMap((letter, k) => {
        const x = X + k * VAK
        const y = Y + r * VAK
        const thuis = r === BEGIN[0] && k === BEGIN[1]
        return [
          vlak(x + 2, y + 2, VAK - 4, VAK - 4, {
            vulling: thuis ? 'zand' : 'papier',
            lijn: undefined,
            rond: 5,
          }),
          ...(thuis
            ? [
                vlak(x + 13, y + 24, 30, 22, { vulling: 'messing' }),
                pad(`M ${x + 6} ${y + 27} L ${x + 28} ${y + 8} L ${x + 50} ${y + 27} Z`, {
                  vulling: 'blauw',
                }),
                pad(`M ${x + 21} ${y + 46} v -9 a 7 7 0 0 1 14 0 v 9 Z`, {
                  vulling: 'inkt',
                  lijn: undefined,
                }),
              ]
            : [tekst(x + VAK / 2, y + 37, letter, 26, { letter: 'titel', vet: true })]),
        ]
      })
    ),
  ],
}

export const wandeling = {
  naam: 'wandeling',
  label: '6. De wandeling over het veld',
  omschrijving: 'Een veld vol letters en een lijstje met stappen',
  answer: 'KUIL',
  answer2: 'een kuil',
  answerAddition:
    'De vier stukken van de wandeling eindigen op K, U, I en L. Daar is een kuil gegraven, en op de bodem ligt Binky’s bal.',
  checkAnswer: true,
  hints: [
    'Begin bij het hok, linksonder op het veld. Leg je vinger erop.',
    'Tel elk vakje waar je naartoe stapt. Het vakje waar je al staat, telt niet mee.',
    'Aan het eind van regel 1 sta je op een letter. Schrijf die op en loop vanaf daar verder met regel 2.',
    'Regel 1 brengt je bij de K, regel 2 bij de U.',
  ],
  boekje: {
    verhaal: [
      'Aan een spijker in het schuurtje hangt een papiertje met stappen. Het hoort bij het veld achter het park.',
    ],
    materiaal: [
      {
        soort: 'lijst',
        kop: 'Begin bij het hondenhok, linksonder. Schrijf na elke regel de letter op waarop je staat, en loop vanaf daar verder.',
        genummerd: true,
        punten: WANDELING.map((stuk) =>
          stuk.map(([aantal, richting]) => `${TELWOORD[aantal]} ${richting}`).join(', ')
        ),
      },
      {
        soort: 'tekening',
        bijschrift: 'Het veld achter het park',
        beschrijving: `Een veld van zeven rijen en zeven kolommen met letters. Linksonder staat in plaats van een letter het hok. ${VELD.map(
          (rij, r) =>
            `Rij ${r + 1}: ${[...rij].map((letter, k) => (r === BEGIN[0] && k === BEGIN[1] ? 'hok' : letter)).join(' ')}.`
        ).join(' ')}`,
        tekening,
      },
    ],
    vraag: 'Wat vind je op het veld?',
  },
} as const satisfies HintItem<'wandeling'>
