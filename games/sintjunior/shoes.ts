import { group, line, path, drawing, text, rect } from '#games/kit/shapes'
import { fromNotebook } from '#games/sintjunior/notebook'
import { jikke } from '#games/sintjunior/jikke'
import { SYMBOLS, symbol } from '#games/sintjunior/sintjunior_symbols'
import type { Sheet, LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Color, Shape } from '#domain/drawing'

export type Child =
  | 'Abel'
  | 'Bo'
  | 'Daan'
  | 'Evi'
  | 'Fenna'
  | 'Gijs'
  | 'Hugo'
  | 'Isa'
  | 'Jip'
  | 'Kaat'
  | 'Liv'
  | 'Noor'
  | 'Sam'
/** The place of each child's shoe, from 1 at the far left to 13. */
export type Row = Readonly<Record<Child, number>>

export type Strip = {
  readonly name: Child
  readonly sentence: string
  /** The letter that stays out of sight in the shoe until the row is right. */
  readonly letter: string
  /**
   * What the sentence says, with which the tests check that only one row makes all sentences true.
   */
  readonly holds: (row: Row) => boolean
}

const beside = (a: number, b: number) => Math.abs(a - b) === 1
const center = (spot: number, a: number, b: number) => spot * 2 === a + b

/** The strips in the order of the alphabet, as they come off the sheet. */
export const STRIPS: readonly Strip[] = [
  {
    name: 'Abel',
    sentence: 'Ik sta naast Liv, maar niet naast Daan.',
    letter: 'I',
    holds: (row) => beside(row.Abel, row.Liv) && !beside(row.Abel, row.Daan),
  },
  {
    name: 'Bo',
    sentence: 'Ik sta precies in het midden van de rij.',
    letter: 'V',
    holds: (row) => row.Bo === 7,
  },
  {
    name: 'Daan',
    sentence: 'Aan de ene kant van mij staat Kaat, aan de andere kant Liv.',
    letter: 'N',
    holds: (row) => beside(row.Daan, row.Kaat) && beside(row.Daan, row.Liv),
  },
  {
    name: 'Evi',
    sentence: 'Aan de ene kant van mij staat Gijs, aan de andere kant Sam.',
    letter: 'I',
    holds: (row) => beside(row.Evi, row.Gijs) && beside(row.Evi, row.Sam),
  },
  {
    name: 'Fenna',
    sentence: 'Ik sta naast Abel en ook naast Jip.',
    letter: 'E',
    holds: (row) => beside(row.Fenna, row.Abel) && beside(row.Fenna, row.Jip),
  },
  {
    name: 'Gijs',
    sentence: 'Ik sta naast Noor.',
    letter: 'R',
    holds: (row) => beside(row.Gijs, row.Noor),
  },
  {
    name: 'Hugo',
    sentence: 'Ik sta naast Isa en ook naast Bo.',
    letter: 'E',
    holds: (row) => beside(row.Hugo, row.Isa) && beside(row.Hugo, row.Bo),
  },
  {
    name: 'Isa',
    sentence: 'Ik sta naast Sam, maar niet naast Evi.',
    letter: 'Z',
    holds: (row) => beside(row.Isa, row.Sam) && !beside(row.Isa, row.Evi),
  },
  {
    name: 'Jip',
    sentence: 'Noor staat aan het ene eind van de rij, ik aan het andere.',
    letter: 'R',
    holds: (row) => Math.abs(row.Jip - row.Noor) === 12,
  },
  {
    name: 'Kaat',
    sentence: 'Ik sta naast Bo, maar niet naast Hugo.',
    letter: 'E',
    holds: (row) => beside(row.Kaat, row.Bo) && !beside(row.Kaat, row.Hugo),
  },
  {
    name: 'Liv',
    sentence: 'Ik sta precies halverwege Bo en Jip.',
    letter: 'V',
    holds: (row) => center(row.Liv, row.Bo, row.Jip),
  },
  {
    name: 'Noor',
    sentence: 'Dat las je al bij slot 2. Mag ik nu verder slapen?',
    letter: 'D',
    // The assignment that brought the players here says this.
    holds: (row) => row.Noor === 1,
  },
  {
    name: 'Sam',
    sentence: 'Ik sta precies halverwege Noor en Bo.',
    letter: 'E',
    holds: (row) => center(row.Sam, row.Noor, row.Bo),
  },
]

const STRIP = 31.5

function strip({ name, sentence, letter }: Strip, number: number): Shape[] {
  const y = number * STRIP
  return [
    rect(292, y, 48, STRIP, { fill: 'sand', line: undefined }),
    ...(number ? [line(0, y, 340, y, { strokeWidth: 1, dash: '4 3' })] : []),
    line(292, y + 3, 292, y + STRIP - 3, { line: 'soft', strokeWidth: 1, dash: '1 3' }),
    text(8, y + 20.5, name, 14, { anchor: 'start', letter: 'title', bold: true }),
    text(56, y + 20.3, sentence, 10.6, { anchor: 'start', letter: 'hand' }),
    path(`M 299 ${y + 10.5} L 307 ${y + 16} L 299 ${y + 21.5} Z`, {
      fill: 'ink',
      line: undefined,
    }),
    text(324, y + 22.5, letter, 20, { letter: 'code', bold: true }),
  ]
}

const paperStrips = drawing(340, STRIP * STRIPS.length, [
  ...STRIPS.flatMap(strip),
  rect(0.75, 0.75, 338.5, STRIP * STRIPS.length - 1.5, { strokeWidth: 1, dash: '4 3' }),
])

/** A low shoe with laces, around its own middle. */
const laceUpShoe = (fill: Color): Shape[] => [
  path('M -20 21 V -4 Q -12 -10 -4 -6 Q 2 6 14 8 Q 24 10 24 21 Z', { fill }),
  rect(-21, 16, 46, 6, { fill: 'white', strokeWidth: 2 }),
  path('M -4 2 l 6 -4 M 2 7 l 6 -4', { strokeWidth: 1.8 }),
]

const clog: readonly Shape[] = [
  path('M -24 22 Q -30 0 -16 0 Q -2 6 14 2 Q 24 -2 28 -8 Q 33 14 18 22 Z', { fill: 'yellow' }),
  path('M -19 5 Q -8 1 3 6 Q -8 12 -19 5 Z', { fill: 'ink', strokeWidth: 1 }),
]

const interview = drawing(340, 144, [
  group(0, -24, [
    line(6, 158, 334, 158),
    jikke(58, 158),
    ...[SYMBOLS.laars, laceUpShoe('mos'), clog, laceUpShoe('blue')].map((shapes, i) =>
      group(138 + i * 57, 136, shapes)
    ),
    path(
      'M 138 106 L 130 84 Q 108 82 108 62 Q 108 42 138 42 H 190 Q 216 42 216 62 Q 216 84 190 84 H 146 Z',
      { fill: 'white' }
    ),
    text(162, 60, 'Waar ik sta?', 10.5),
    text(162, 75, 'Even denken.', 10.5),
    // The others look away.
    ...[195, 252, 309].map((x, i) =>
      path(`M ${x - 4} ${104 - (i % 2) * 6} q 4 -5 8 0 q 4 5 8 0`, {
        line: 'soft',
        strokeWidth: 1.8,
      })
    ),
  ]),
])

export const shoes: LockPuzzle = {
  name: 'schoenen',
  code: '374',
  sheet: {
    title: 'Dertien schoenen op een rij',
    section: 'Vel met de laars',
    level: 2,
    symbol: symbol('laars'),
    blocks: [
      fromNotebook(
        'De derde code stopte ik in dertien schoenen, in elke schoen een letter. Ze stonden keurig op een rij. Maar toen kwam het hele gezin thuis, iedereen schopte zijn schoenen uit, en weg was mijn rij.',
        'Gelukkig heb ik van tevoren aan elke schoen gevraagd waar hij stond. Wat ze zeiden, heb ik op strookjes geschreven, met de letter erachter. Schoenen liegen niet. Ze vertellen alleen nooit alles.'
      ),
      {
        kind: 'drawing',
        caption: 'Jikke vraagt de schoenen waar ze staan.',
        description:
          'Een meisje met een muts en vlechten zit met een schrift op de grond, naast vier schoenen op een rij. De voorste laars zegt: Waar ik sta? Even denken.',
        drawing: interview,
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'Bij dit vel hoort een blad met dertien strookjes. Leg je liniaal langs de streepjes en scheur ze los; een schaar mag ook. De stippellijn is om te vouwen.',
          'Geef iedere schoen een strookje. Het eind met de letter gaat de schoen in. De naam blijft erbuiten.',
          'Ga allemaal aan dezelfde kant zitten, anders is jouw links het rechts van een ander.',
          'Zet de schoenen op een rij tot wat ze zeggen bij alle dertien klopt.',
          'Trek dan, en niet eerder, de strookjes eruit: van links naar rechts.',
        ],
      },
      { kind: 'question', text: 'Welke drie cijfers zaten er in de schoenen?' },
      { kind: 'fill_in', label: 'De code van slot 3', boxes: 3 },
    ],
  },
  assignment: 'Neem de maan. Begin bij de bakker.',
  hints: [
    'Niet iedereen is even handig om mee te beginnen. Van drie schoenen weet je meteen de plek: van Noor (dat stond in je opdracht), van Jip en van Bo.',
    'Noor staat op 1, Bo op 7 en Jip op 13. Sam staat precies halverwege Noor en Bo, dus op 4. Liv staat halverwege Bo en Jip.',
    'De plekken 1, 4, 7, 10 en 13 zijn Noor, Sam, Bo, Liv en Jip. Gijs en Evi staan tussen Noor en Sam, Isa en Hugo tussen Sam en Bo, Kaat en Daan tussen Bo en Liv. De letters vormen drie getallen, achter elkaar uitgeschreven.',
  ],
  solution: [
    'Noor staat helemaal links (1), Bo in het midden (7), Jip aan het andere eind (13). Sam staat halverwege Noor en Bo (4), Liv halverwege Bo en Jip (10).',
    'Gijs naast Noor (2), Evi tussen Gijs en Sam (3), Isa aan de andere kant van Sam (5), Hugo tussen Isa en Bo (6), Kaat aan de andere kant van Bo (8), Daan tussen Kaat en Liv (9), Abel aan de andere kant van Liv (11), Fenna tussen Abel en Jip (12).',
    'De letters van links naar rechts: DRIE ZEVEN VIER.',
  ],
}

/**
 * The strips that go with the sheet of the boot. They are on paper of their own, because they are
 * torn apart.
 */
export const stripSheet: Sheet = {
  title: 'De strookjes van de schoenen',
  section: 'Hoort bij het vel met de laars',
  symbol: symbol('laars'),
  blocks: [
    {
      kind: 'drawing',
      caption:
        'Scheur alleen langs de streepjes. De stippellijn is om te vouwen. Het eind met de letter gaat de schoen in.',
      description: `Dertien stroken met links een naam, dan een zin, en rechts een letter. ${STRIPS.map(({ name, sentence, letter }) => `${name}: ${sentence} Letter ${letter}.`).join(' ')}`,
      drawing: paperStrips,
    },
  ],
}
