import type { HintItem } from '#domain/spelen/hintpagina'
import type { Kleur, Tekening, Vorm } from '#domain/spelen/tekening'
import { cirkel, ellips, groep, lijn, pad, tekst, tel, vlak } from '#content/spelen/vormen'

export type Vriend = {
  readonly naam: string
  readonly letter: string
  /** How many boards of the fence the top of the head reaches. */
  readonly planken: number
  readonly vacht: Kleur
  readonly oren: 'hangend' | 'spits'
  readonly vlek: boolean
}

export const VRIENDEN: readonly Vriend[] = [
  { naam: 'Kobus', letter: 'R', planken: 6, vacht: 'messing', oren: 'hangend', vlek: false },
  { naam: 'Pip', letter: 'S', planken: 2, vacht: 'zand', oren: 'spits', vlek: false },
  { naam: 'Moos', letter: 'A', planken: 5, vacht: 'wit', oren: 'hangend', vlek: true },
  { naam: 'Wolf', letter: 'T', planken: 7, vacht: 'zacht', oren: 'spits', vlek: false },
  { naam: 'Truus', letter: 'A', planken: 4, vacht: 'lak', oren: 'spits', vlek: false },
  { naam: 'Bes', letter: 'T', planken: 3, vacht: 'wit', oren: 'hangend', vlek: true },
]

const PLANK = 16
const BREED = 144
const HOOG = 220
const GROND = 156

/** Upright: the tail of the largest friend stays before the fence, clear of its numbers. */
const STAART = 'M -26 -52 Q -39 -60 -33 -82'

/** A friend of a hundred high, feet at the origin, looking to the right. */
const lijf = ({ vacht, oren, vlek }: Vriend, dikte: number): Vorm[] => {
  const stijl = { vulling: vacht, dikte } as const
  return [
    pad(STAART, { dikte: dikte * 3.6 }),
    pad(STAART, { dikte: dikte * 1.7, lijn: vacht }),
    ...[-22, -9, 8, 20].map((x) =>
      pad(`M ${x - 5} -34 V -4 q 0 4 5 4 h 6 q 0 -6 -3 -8 V -34 Z`, stijl)
    ),
    pad(
      'M -30 -48 Q -30 -62 -14 -60 H 10 Q 28 -60 28 -44 Q 28 -26 10 -26 H -14 Q -30 -26 -30 -48 Z',
      stijl
    ),
    ...(vlek ? [pad(ellips(-10, -46, 10, 9), { vulling: 'inkt', lijn: undefined })] : []),
    pad(
      'M 8 -56 Q 6 -96 30 -100 Q 46 -102 50 -86 L 62 -78 Q 66 -66 52 -64 L 40 -62 Q 34 -50 26 -48 Z',
      stijl
    ),
    oren === 'spits'
      ? pad('M 12 -84 L 14 -101 L 28 -98 Z', stijl)
      : pad('M 24 -98 Q 8 -94 8 -72 Q 14 -64 22 -72 Q 22 -88 32 -98 Z', {
          ...stijl,
          vulling: vacht === 'wit' ? 'inkt' : vacht,
        }),
    cirkel(40, -84, 2.6, { vulling: 'inkt', lijn: undefined }),
    cirkel(62, -76, 4, { vulling: 'inkt', lijn: undefined }),
    pad('M 46 -68 q 6 2 10 -2', { dikte }),
    pad('M 9 -60 L 30 -50', { lijn: 'blauw', dikte: dikte * 2.6 }),
  ]
}

/** What shows of the trees behind the fence, standing on its top. */
const boomtoppen = (x: number, y: number): Vorm[] =>
  [
    [10, 1],
    [66, 1.15],
  ].map(([opzij, schaal]) =>
    groep(
      x + opzij!,
      y,
      [
        pad('M 21 4 V -12 H 27 V 4 Z', { vulling: 'messing', dikte: 2 }),
        pad(
          'M 6 -8 q -10 -4 -4 -13 q -2 -12 12 -11 q 9 -10 20 0 q 13 -2 12 10 q 7 9 -4 14 q -8 5 -17 1 q -10 5 -19 -1 Z',
          { vulling: 'mos', dikte: 2 }
        ),
      ],
      { schaal: schaal! }
    )
  )

function voorDeSchutting(vriend: Vriend, plek: number): Vorm[] {
  const x = 4 + (plek % 3) * BREED
  const y = 8 + Math.floor(plek / 3) * HOOG
  const schaal = (vriend.planken * PLANK) / 100
  return [
    ...boomtoppen(x + 20, y + GROND - 7 * PLANK),
    ...tel(7).flatMap((i) => [
      vlak(x + 20, y + GROND - (i + 1) * PLANK, BREED - 22, PLANK, {
        vulling: 'papier',
        lijn: 'messing',
        dikte: 1.5,
      }),
      tekst(x + 10, y + GROND - (i + 1) * PLANK + 12.5, String(i + 1), 15, { letter: 'code' }),
    ]),
    groep(x + 81 - 11 * schaal, y + GROND, lijf(vriend, 2.4 / schaal), { schaal }),
    lijn(x + 4, y + GROND, x + BREED - 2, y + GROND, { dikte: 3 }),
    cirkel(x + 40, y + GROND + 27, 17, { vulling: 'messing' }),
    tekst(x + 40, y + GROND + 35, vriend.letter, 23, { letter: 'titel', vet: true }),
    tekst(x + 66, y + GROND + 34, vriend.naam, 20, { anker: 'begin' }),
  ]
}

const tekening: Tekening = {
  breedte: 440,
  hoogte: 2 * HOOG + 6,
  vormen: VRIENDEN.flatMap(voorDeSchutting),
}

export const vrienden = {
  naam: 'vrienden',
  label: '7. Zes vrienden voor de schutting',
  omschrijving: 'Zes viervoeters voor een schutting, elk met een letter op de penning',
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
  boekje: {
    verhaal: [
      'Op de terugweg kom je Binky’s vrienden tegen. Ze staan stokstijf voor de schutting, alle zes met hun neus dezelfde kant op. Achter de schutting staan hoge bomen.',
      'De buurvrouw heeft ook iets gezien, maar haar bril lag binnen. ‘Zet de vrienden eens van klein naar groot,’ zegt ze, ‘en lees hun penningen. Dan weet je wat ik zag.’',
    ],
    materiaal: [
      {
        soort: 'tekening',
        bijschrift:
          'Binky’s vrienden, met hun penning. De planken van de schutting zijn genummerd.',
        beschrijving: `Zes viervoeters voor een schutting van zeven planken, elk met een letter op de penning. Boven de schutting uit steken bomen. ${VRIENDEN.map(
          ({ naam, letter, planken }) => `${naam}, letter ${letter}, is ${planken} planken hoog.`
        ).join(' ')}`,
        tekening,
      },
    ],
    vraag: 'Wat zag de buurvrouw hoog tussen de bladeren?',
  },
} as const satisfies HintItem<'vrienden'>
