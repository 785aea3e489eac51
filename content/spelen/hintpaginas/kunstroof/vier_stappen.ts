import type { HintItem } from '#domain/spelen/hintpagina'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { cirkel, groep, lijn, opCirkel, pad, tekst, tel, vlak } from '#content/spelen/vormen'

/** One 'duim' of the scale bar, in units of the drawing. */
export const DUIM = 18

/** From heel to heel: how many duim, and in which direction (0 is up, clockwise). */
const GANG = [
  { duim: 6, richting: 20 },
  { duim: 11, richting: 80 },
  { duim: 8, richting: 320 },
  { duim: 9, richting: 75 },
] as const

export const HAKKEN: readonly (readonly [number, number])[] = GANG.reduce<
  (readonly [number, number])[]
>(
  (hakken, { duim, richting }) => [...hakken, opCirkel(...hakken.at(-1)!, duim * DUIM, richting)],
  [[62, 376]]
)

/** The letters around the empty frame, clockwise from the corner with the arrow. */
export const LIJST = 'TREPSHANDULKAGIROVEKNASTEIWBOLMPADRUSKE'

/** Per footprint where its toe points, and on which side of the heel its number is clear of the floor's joints. */
const VOETEN = [
  { teen: 35, cijfer: 230 },
  { teen: 20, cijfer: 215 },
  { teen: 340, cijfer: 175 },
  { teen: 15, cijfer: 210 },
  { teen: 100, cijfer: 270 },
] as const

const schoen = (
  [x, y]: readonly [number, number],
  { teen, cijfer }: (typeof VOETEN)[number],
  nummer: number
): Vorm[] => [
  groep(
    x,
    y,
    [
      // No floor shows between sole and heel.
      vlak(-9, -21, 18, 8, { vulling: 'wit', lijn: undefined }),
      pad('M -9 -20 C -13 -46 -6 -62 1 -62 C 10 -62 13 -44 9 -20 Z', { vulling: 'zand', dikte: 2 }),
      pad('M -9 -14 H 9 V 2 Q 9 12 0 12 T -9 2 Z', { vulling: 'zand', dikte: 2 }),
      lijn(-5, 0, 5, 0, { lijn: 'lak', dikte: 2 }),
      lijn(0, -5, 0, 5, { lijn: 'lak', dikte: 2 }),
    ],
    { draai: teen }
  ),
  tekst(...opCirkel(x - 1, y + 7, 28, cijfer), String(nummer), 18, {
    letter: 'code',
    vet: true,
  }),
]

const vloer: Tekening = {
  breedte: 440,
  hoogte: 486,
  vormen: [
    vlak(8, 8, 424, 410, { vulling: 'wit', lijn: undefined }),
    ...tel(5).map((i) => lijn(8, 76 + i * 68, 432, 76 + i * 68, { lijn: 'zand', dikte: 1.5 })),
    ...tel(15).map((i) => {
      const rij = i % 6
      const x = 60 + ((i * 149) % 330)
      return lijn(x, 8 + rij * 68, x, 76 + rij * 68, { lijn: 'zand', dikte: 1.5 })
    }),
    vlak(8, 8, 424, 410, { dikte: 3 }),
    ...HAKKEN.flatMap((hak, i) => schoen(hak, VOETEN[i]!, i + 1)),
    lijn(40, 446, 40 + 12 * DUIM, 446, { dikte: 3 }),
    ...tel(13).map((i) => lijn(40 + i * DUIM, i % 6 ? 440 : 434, 40 + i * DUIM, 452, { dikte: 2 })),
    ...[0, 6, 12].map((i) => tekst(40 + i * DUIM, 474, String(i), 18, { letter: 'code' })),
    tekst(40 + 12 * DUIM + 18, 453, 'duim', 19, { anker: 'begin' }),
  ],
}

const HOKJE = 38
const KANT = 11

/** The place of a letter on the border, counted clockwise from the corner at the top left. */
function plekOpLijst(stap: number): readonly [number, number] {
  const ver = stap % (KANT - 1)
  const laatste = KANT - 1
  const hoek = (
    [
      [ver, 0],
      [laatste, ver],
      [laatste - ver, laatste],
      [0, laatste - ver],
    ] as const
  )[Math.floor(stap / (KANT - 1))]!
  return [11 + hoek[0] * HOKJE, 11 + hoek[1] * HOKJE]
}

const legeLijst: Tekening = {
  breedte: 440,
  hoogte: 440,
  vormen: [
    vlak(5, 5, 430, 430, { vulling: 'inkt', rond: 4 }),
    ...tel(40).flatMap((stap) => {
      const [x, y] = plekOpLijst(stap)
      const midX = x + HOKJE / 2
      const midY = y + HOKJE / 2
      return [
        vlak(x + 1, y + 1, HOKJE - 2, HOKJE - 2, {
          vulling: stap ? 'papier' : 'messing',
          dikte: 1.5,
          rond: 3,
        }),
        stap
          ? tekst(midX, midY + 8, LIJST[stap - 1]!, 22, { letter: 'titel', vet: true })
          : pad(
              `M ${midX - 11} ${midY} H ${midX + 9} M ${midX + 1} ${midY - 8} L ${midX + 10} ${midY} L ${midX + 1} ${midY + 8}`,
              { dikte: 3 }
            ),
      ]
    }),
    vlak(52, 52, 336, 336, { vulling: 'wit', dikte: 2 }),
    vlak(96, 110, 248, 210, { lijn: 'zacht', dikte: 1.5, streep: '6 6' }),
    cirkel(220, 136, 5, { vulling: 'inkt', lijn: undefined }),
    pad('M 220 138 V 162 q 0 12 12 12 t 10 -12', { dikte: 3 }),
    tekst(220, 246, 'nummer 14', 24, { letter: 'titel', vet: true }),
    tekst(220, 276, 'die neem ik zaterdag mee', 17, { kleur: 'zacht' }),
  ],
}

export const vierStappen = {
  naam: 'vier_stappen',
  label: 'Vier stappen',
  omschrijving: 'Vijf voetafdrukken op de vloer en een lege lijst met letters',
  answer: 'HOED',
  answerAddition:
    'De stappen meten 6, 11, 8 en 9 duim. Zo ver loop je telkens door langs de lijst: H, O, E, D. Wie een hoed draagt, kijkt haar te streng. Streep 3 en 8 door.',
  checkAnswer: false,
  hints: [
    'Op de vloer valt iets te meten, langs de lijst valt iets te lopen.',
    'Meet de vier afstanden tussen de kruisjes, van hak 1 naar hak 2 en zo verder. Reken met de maatlat onder de tekening, niet in centimeters.',
    'Loop langs de lijst in de richting van de pijl. Eén duim is één letter verder.',
    'De eerste stap is 6 duim. De zesde letter na de pijl is een H. Loop vanaf die H verder met de tweede stap.',
    'De stappen zijn 6, 11, 8 en 9 duim.',
  ],
  boekje: {
    verhaal: [
      'De tweede bladzijde is een plattegrond. De Ekster tekende haar eigen voetafdrukken, netjes met een kruisje in elke hak. De lijst die nu leeg is, schetste ze erbij. Die staat op de volgende bladzijde van dit boekje.',
    ],
    materiaal: [
      {
        soort: 'brief',
        kop: 'Bladzijde 2',
        alineas: [
          'Mijn stappen zijn nooit even groot. Meet ze van hak tot hak, en loop ze dan nog eens langs de lijst: met de klok mee, één letter per duim.',
          'De pijl is nul, daar begin je. Schrijf na elke stap de letter op waarop je staat, en ga vanaf die letter verder.',
        ],
      },
      {
        soort: 'tekening',
        bijschrift:
          'De vloer van zaal 2, met de maatlat in duim. Tip: neem de maatlat over op de rand van een strookje papier.',
        beschrijving: `Vijf voetafdrukken, genummerd 1 tot en met 5. Van hak tot hak: ${GANG.map(
          ({ duim }, i) => `van ${i + 1} naar ${i + 2} is ${duim} duim`
        ).join(', ')}.`,
        tekening: vloer,
      },
      {
        soort: 'tekening',
        bijschrift: 'De lege lijst',
        beschrijving: `Een vierkante lijst met een pijl in de hoek linksboven. Met de klok mee staan na de pijl deze letters: ${[...LIJST].join(' ')}.`,
        tekening: legeLijst,
      },
    ],
    vraag: 'Wat laat de Ekster hangen als het op een schilderij staat?',
  },
} as const satisfies HintItem<'vier_stappen'>
