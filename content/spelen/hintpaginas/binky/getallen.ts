import type { HintItem } from '#domain/spelen/hintpagina'
import type { Tekening } from '#domain/spelen/tekening'
import { tekst, verstrooiing, vlak } from '#content/spelen/vormen'

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

const GEKRABBELD = ['Even kleuren, en je ziet in vier letters', 'wat ik heb meegenomen.'] as const

const VAK = 32
const RAND = 12
const ONDER = RAND + CIJFERS.length * VAK

/** Every digit in a square of its own, to be coloured. */
const blaadje: Tekening = {
  breedte: 440,
  hoogte: ONDER + 84,
  vormen: [
    ...CIJFERS.flatMap((rij, r) =>
      [...rij].flatMap((cijfer, k) => {
        const [x, y] = [RAND + k * VAK, RAND + r * VAK]
        return [
          vlak(x, y, VAK, VAK, { vulling: 'wit', lijn: 'zacht', dikte: 1.2 }),
          tekst(x + VAK / 2, y + 23.5, cijfer, 22),
        ]
      })
    ),
    vlak(RAND, RAND, 13 * VAK, 13 * VAK, { dikte: 3 }),
    ...GEKRABBELD.map((regel, i) =>
      tekst(220, ONDER + 34 + i * 28, regel, 20, { letter: 'titel' })
    ),
  ],
}

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
      'In de haren ligt een blaadje vol cijfers. Onderaan heeft iemand iets gekrabbeld.',
    ],
    materiaal: [
      {
        soort: 'tekening',
        bijschrift: 'Het blaadje met cijfers. Neem er een potlood bij.',
        beschrijving: `Een vierkant van dertien bij dertien hokjes met in elk hokje een cijfer. ${CIJFERS.map((rij, r) => `Rij ${r + 1}: ${[...rij].join(' ')}.`).join(' ')} Onder het vierkant is gekrabbeld: ‘${GEKRABBELD.join(' ')}’`,
        tekening: blaadje,
      },
    ],
    vraag: 'Wat stond er naast de kachel?',
  },
} as const satisfies HintItem<'getallen'>
