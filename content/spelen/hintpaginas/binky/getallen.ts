import type { HintItem } from '#domain/spelen/hintpagina'
import { verstrooiing } from '#content/spelen/hintpaginas/vormen'

/** Where the even numbers come; two letters beside each other, twice. */
const TEGELS = [
  '.............',
  '.#...#..###..',
  '.##.##.#...#.',
  '.#.#.#.#####.',
  '.#...#.#...#.',
  '.#...#.#...#.',
  '.............',
  '.#...#.####..',
  '.##..#.#...#.',
  '.#.#.#.#...#.',
  '.#..##.#...#.',
  '.#...#.####..',
  '.............',
] as const

const kans = verstrooiing(2026)
const kies = (cijfers: string) => cijfers[Math.floor(kans() * cijfers.length)]!

export const CIJFERS: readonly string[] = TEGELS.map((rij) =>
  [...rij].map((tegel) => kies(tegel === '#' ? '2468' : '13579')).join('')
)

export const getallen = {
  naam: 'getallen',
  label: '4. De lege plek bij de kachel',
  omschrijving: 'Een vierkant vol cijfers om in te kleuren',
  answer: 'MAND',
  answer2: 'hondenmand',
  answerAddition:
    'De even getallen vormen de letters M, A, N en D. Ook de mand van Binky is weg. Een dief die aan een warm bed denkt, is misschien niet zo heel gemeen.',
  checkAnswer: true,
  hints: [
    'In het vierkant zit iets verstopt. Je ziet het pas als je kleurt.',
    'Kleur alle vakjes met een even getal: 2, 4, 6 en 8. De oneven getallen laat je wit.',
    'De vier letters staan twee boven en twee onder. Linksboven zie je een M.',
  ],
  boekje: {
    verhaal: [
      'Ook thuis klopt er iets niet. Op de vloer naast de kachel is een schone ronde plek, met eromheen een rand van haren. Daar stond gisteren nog iets.',
      'In de haren ligt een blaadje vol cijfers. Onderaan is gekrabbeld: ‘Even kleuren, en je ziet in vier letters wat ik heb meegenomen.’',
    ],
    materiaal: [
      {
        soort: 'raster',
        bijschrift:
          'Het blaadje met cijfers. Neem een potlood en lees nog eens goed wat eronder gekrabbeld is.',
        rijen: CIJFERS,
      },
    ],
    vraag: 'Wat stond er naast de kachel?',
  },
} as const satisfies HintItem<'getallen'>
