import { cirkel, groep, lijn, pad, rond, tekst, tekening, vlak } from '#content/spelen/vormen'
import { pip } from '#content/boekjes/ontgoocheld/pips'
import { inpakken } from '#content/boekjes/ontgoocheld/beelden'
import type { Blok, Slotraadsel } from '#domain/spelen/boekje'
import type { Tekening, Vorm } from '#domain/spelen/tekening'

/** A piece of ribbon on one side of the box, from a height at its left edge to one at its right edge. */
export type Stuk = {
  readonly van: number | 'label'
  readonly naar: number | 'strik'
  readonly cijfer?: string
  /** How much later than halfway it bends, as a share of its width: crossings keep clear of each other. */
  readonly later?: number
}

/** The four sides, in the order in which they are won; each joins the next, and the last joins the first. */
export const ZIJKANTEN = [
  {
    naam: 'kaarten',
    stukken: [
      { van: 3, naar: 4 },
      { van: 0, naar: 2, later: -0.24 },
      { van: 2, naar: 1, cijfer: '9' },
      { van: 'label', naar: 3 },
      { van: 4, naar: 0, cijfer: '7', later: 0.08 },
    ],
  },
  {
    naam: 'strik',
    stukken: [
      { van: 0, naar: 4 },
      { van: 1, naar: 0 },
      { van: 2, naar: 3, cijfer: '8', later: 0.24 },
      { van: 4, naar: 2, later: 0.16 },
      { van: 3, naar: 1, cijfer: '5', later: -0.16 },
    ],
  },
  {
    naam: 'ballon',
    stukken: [
      { van: 3, naar: 0 },
      { van: 0, naar: 1, cijfer: '1' },
      { van: 2, naar: 4 },
      { van: 1, naar: 2 },
      { van: 4, naar: 'strik', cijfer: '3' },
    ],
  },
  {
    naam: 'neus',
    stukken: [
      { van: 1, naar: 2 },
      { van: 4, naar: 0, cijfer: '6' },
      { van: 0, naar: 3, later: -0.16 },
      { van: 2, naar: 4, cijfer: '2' },
    ],
  },
] as const satisfies readonly { naam: string; stukken: readonly Stuk[] }[]

export type Zijkant = (typeof ZIJKANTEN)[number]

const BREED = 60
const HOOG = 92
const PLAKRAND = 9
const LABEL = { x: 15, y: 52 } as const
const STRIK = { x: 32, y: 80 } as const

const hoogte = (nummer: number) => 15 + nummer * 15

/** Where a piece begins and ends, and the curve in between: level at both edges. */
export function kromme({ van, naar, later = 0 }: Stuk) {
  const [x1, y1] = van === 'label' ? [LABEL.x, LABEL.y] : [0, hoogte(van)]
  const [x2, y2] = naar === 'strik' ? [STRIK.x, STRIK.y] : [BREED, hoogte(naar)]
  const [heen, terug] = [0.45 + later, 0.45 - later].map((deel) => (x2 - x1) * deel)
  const d = `M ${x1} ${y1} C ${rond(x1 + heen!)} ${y1} ${rond(x2 - terug!)} ${y2} ${x2} ${y2}`
  const op = (t: number) => {
    const s = 1 - t
    const meng = (a: number, b: number, c: number, e: number) =>
      s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * e
    return [meng(x1, x1 + heen!, x2 - terug!, x2), meng(y1, y1, y2, y2)] as const
  }
  return { d, op }
}

/** Where on its curve a digit hangs: clear of all other ribbons. */
export const PLEK: Readonly<Record<string, number>> = {
  '9': 0.86,
  '7': 0.84,
  '8': 0.81,
  '5': 0.19,
  '1': 0.14,
  '3': 0.36,
  '6': 0.14,
  '2': 0.84,
}

const lint = (stuk: Stuk): Vorm[] => {
  const { d } = kromme(stuk)
  return [pad(d, { dikte: 3.4 }), pad(d, { lijn: 'wit', dikte: 2.2 })]
}

function cijferOp(stuk: Stuk): Vorm[] {
  if (!stuk.cijfer) return []
  const [x, y] = kromme(stuk).op(PLEK[stuk.cijfer]!)
  return [
    cirkel(x, y, 4, { vulling: 'geel', dikte: 0.8 }),
    tekst(x, y + 2.1, stuk.cijfer, 6, { letter: 'code', vet: true }),
  ]
}

const LABELTJE: readonly Vorm[] = [
  pad('M -9 -4.5 L 2 -4.5 L 6 0 L 2 4.5 L -9 4.5 Z', { vulling: 'wit', dikte: 0.8 }),
  cirkel(2.6, 0, 1, { dikte: 0.7 }),
  tekst(-3.8, 1.2, 'begin', 3.4, { vet: true }),
]

const STRIKJE: readonly Vorm[] = [
  pad('M 0 0 Q -11 -9 -11 0 Q -11 9 0 0 Z M 0 0 Q 11 -9 11 0 Q 11 9 0 0 Z', {
    vulling: 'lak',
    dikte: 0.8,
  }),
  cirkel(0, 0, 2.4, { vulling: 'lak', dikte: 0.8 }),
]

/** The sign of a side, small, in its upper band. */
const TEKENS: Readonly<Record<Zijkant['naam'], readonly Vorm[]>> = {
  kaarten: [pip('schoppen', 0, 0, 0.5)],
  strik: [groep(0, 0, STRIKJE, { schaal: 0.42 })],
  ballon: [
    cirkel(0, -0.6, 2.8, { vulling: 'blauw', dikte: 0.7 }),
    pad('M 0 2.2 Q 1.6 3.4 0 4.4', { dikte: 0.6 }),
  ],
  neus: [
    cirkel(0, 0, 3, { vulling: 'lak', dikte: 0.7 }),
    pad('M -1.4 -1.4 Q -0.6 -2 0.4 -1.8', { lijn: 'wit', dikte: 0.7 }),
  ],
}

/** One side with its glue strip at the right; one unit is a millimetre, so that all four fit. */
function zijkant({ naam, stukken }: Zijkant, nr: number): Tekening {
  return tekening(BREED + PLAKRAND + 5, HOOG + 2, [
    groep(4, 1, [
      vlak(0, 0, BREED, HOOG, { vulling: 'papier', lijn: undefined }),
      vlak(0, 0, BREED, 8, { vulling: 'zand', lijn: undefined }),
      vlak(0, HOOG - 6, BREED, 6, { vulling: 'zand', lijn: undefined }),
      ...[12, 48].map((x) => groep(x, 4, TEKENS[naam])),
      tekst(BREED / 2, 6, String(nr + 1), 6, { letter: 'titel', vet: true }),
      ...stukken.flatMap(lint),
      ...stukken.flatMap(cijferOp),
      ...(stukken.some(({ van }) => (van as number | string) === 'label')
        ? [groep(LABEL.x, LABEL.y, LABELTJE)]
        : []),
      ...(stukken.some(({ naar }) => (naar as number | string) === 'strik')
        ? [groep(STRIK.x, STRIK.y, STRIKJE)]
        : []),
      // Over the ends of the ribbons: they stop at the edge and at the fold.
      vlak(-4, 0, 4, HOOG, { vulling: 'wit', lijn: undefined }),
      pad(
        `M ${BREED} 0 L ${BREED + PLAKRAND} 4 L ${BREED + PLAKRAND} ${HOOG - 4} L ${BREED} ${HOOG} Z`,
        { vulling: 'wit', lijn: undefined }
      ),
      lijn(BREED, 0, BREED, HOOG, { dikte: 0.5, streep: '2 1.5' }),
      pad(
        `M 0 0 L ${BREED} 0 L ${BREED + PLAKRAND} 4 L ${BREED + PLAKRAND} ${HOOG - 4} L ${BREED} ${HOOG} L 0 ${HOOG} Z`,
        { dikte: 0.7 }
      ),
      groep(BREED + 3.4, HOOG / 2, [tekst(0, 0, 'plakrand', 4, { kleur: 'zacht' })], { draai: 90 }),
    ]),
  ])
}

/** The side that goes with a lesson, to cut out and keep. */
export const zijkantBlok = (nr: 0 | 1 | 2 | 3): Extract<Blok, { soort: 'op_maat' }> => ({
  soort: 'op_maat',
  bijschrift: `Zijkant ${nr + 1} van een cadeau. Knip uit langs de dikke rand, met plakrand en al, en bewaar. Vouw langs de streepjeslijn.`,
  beschrijving: `Zijkant ${nr + 1}, met een plakrand aan de rechterkant. ${(
    ZIJKANTEN[nr].stukken as readonly Stuk[]
  )
    .map(
      ({ van, naar, cijfer }) =>
        `Een lint van ${van === 'label' ? 'het label' : `links ${van + 1}`} naar ${naar === 'strik' ? 'de strik' : `rechts ${naar + 1}`}${cijfer ? ` met het cijfer ${cijfer}` : ''}.`
    )
    .join(' ')}`,
  tekening: zijkant(ZIJKANTEN[nr], nr),
})

export const cadeau = {
  naam: 'cadeau',
  code: '5273',
  blad: {
    titel: 'Het cadeau',
    rubriek: 'Slot 5',
    niveau: 3,
    blokken: [
      {
        soort: 'tekst',
        alineas: [
          'Vier kunstjes, vier zijkanten en nog één slot. Dit keer zitten er vier cijfers op. ‘Ik heb dat cadeau zelf ingepakt,’ schrijft Frommel, ‘maar wat ik erin gestopt heb, dat weet ik dus niet meer.’',
          '‘Wel weet ik hoe een goochelaar inpakt. Eén lint, van het label tot de strik. De andere linten zijn voor de sier. En een cadeau is pas een cadeau als het overeind staat.’',
        ],
      },
      {
        soort: 'tekening',
        bijschrift: 'Toen hij nog wist wat erin zat.',
        beschrijving: 'Frommel pakt lachend een cadeau in, met een lint en een strik.',
        tekening: inpakken,
      },
      {
        soort: 'lijst',
        kop: 'Wat je nodig hebt',
        punten: [
          'De vier zijkanten die je bij de toverlessen hebt gekregen. Plak ze op volgorde aan elkaar; de plakrand komt achter de volgende zijkant.',
          'Plakband of lijm.',
          'Eén vinger om mee te volgen.',
        ],
      },
      {
        soort: 'brief',
        kop: 'Op het label',
        alineas: [
          'Begin bij mij en volg mijn lint. Kruist er een ander, ga dan gewoon rechtdoor. Onderweg kom je vier cijfers tegen. Ben je bij de strik, dan ben je er.',
        ],
        ondertekening: 'Wie mij kwijtraakt aan de rand, heeft het nog niet rond.',
      },
      {
        soort: 'vraag',
        tekst: 'Welke vier cijfers kom je op dit ene lint tegen, van het label tot de strik?',
      },
      { soort: 'invullen', label: 'De code van slot 5', vakjes: 4 },
    ],
  },
  opdracht: 'Maak een diepe buiging en open samen het cadeau',
  hints: [
    'Leg de zijkanten op volgorde. De linten lopen van de ene door op de volgende. Begin bij het label op zijkant 1.',
    'Rechts van zijkant 4 loopt het lint van het papier af. Waar gaat het verder, als dit een echt cadeau is?',
    'Plak de vier zijkanten aan elkaar tot een doos zonder bodem: zijkant 4 zit dan tegen zijkant 1. Het lint gaat bijna twee keer rond. Op zijkant 2 vind je het eerste cijfer.',
  ],
  uitwerking: [
    'Plak de vier zijkanten in de volgorde 1, 2, 3, 4 aan elkaar, en zijkant 4 weer aan zijkant 1. Volg het lint vanaf het label.',
    'Het lint begint op zijkant 1, komt op zijkant 2 langs de 5, gaat over zijkant 3, komt op zijkant 4 langs de 2, gaat de hoek om naar zijkant 1 langs de 7, over zijkant 2, en komt op zijkant 3 langs de 3 bij de strik.',
    'De code is 5273.',
  ],
} as const satisfies Slotraadsel
