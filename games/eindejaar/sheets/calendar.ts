import { group, angular, line, path, drawing, text, rect } from '#games/kit/shapes'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Color, Shape } from '#domain/drawing'

/** The digits that are already painted. The other faces of each cube are bare. */
export const CUBES = [
  { name: 'linkerkubus', painted: [3, 4, 5] },
  { name: 'rechterkubus', painted: [7, 8] },
] as const

export const AREAS = 6

/** The stencils in the box. The painter says that nothing is missing. */
export const STENCILS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** The two cubes have to show every day up to this one, as two digits. */
export const LAST_DAY = 31

const SQUARE = 58

/** The cross that folds into a cube, with its faces in the order of the drawing. */
const CROSS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
  [1, 3],
] as const

function result(x: number, y: number, name: string, digits: readonly (number | null)[]): Shape {
  return group(x, y, [
    ...CROSS.flatMap(([column, row], i): Shape[] => {
      const digit = digits[i]
      const [vx, vy] = [column * SQUARE, row * SQUARE]
      return [
        rect(vx, vy, SQUARE, SQUARE, { fill: digit === null ? 'white' : 'sand' }),
        ...(digit === null
          ? []
          : [text(vx + SQUARE / 2, vy + 43, `${digit}`, 40, { letter: 'title', bold: true })]),
      ]
    }),
    text(SQUARE * 1.5, SQUARE * 4 + 26, name, 18),
  ])
}

const cube = (x: number, y: number): Shape =>
  group(x, y, [
    rect(0, 0, 64, 64, { fill: 'white' }),
    path(
      angular([
        [0, 0],
        [14, -13],
        [78, -13],
        [64, 0],
      ]),
      { fill: 'sand' }
    ),
    path(
      angular([
        [64, 0],
        [78, -13],
        [78, 51],
        [64, 64],
      ]),
      { fill: 'messing' }
    ),
  ])

const holder = group(52, 46, [
  path(
    angular([
      [-14, 64],
      [10, 42],
      [194, 42],
      [170, 64],
    ]),
    { fill: 'messing' }
  ),
  cube(6, 0),
  cube(86, 0),
  rect(-14, 58, 184, 18, { fill: 'messing' }),
])

/** A pot of paint with a brush in it. */
const paintPot = (x: number, fill: Color, lean: number): Shape =>
  group(x, 122, [
    group(
      0,
      -26,
      [
        line(0, 0, 0, -34, { line: 'messing', strokeWidth: 5 }),
        path('M -5 -34 C -6 -44 -2 -48 0 -54 C 2 -48 6 -44 5 -34 Z', { fill, strokeWidth: 1.8 }),
      ],
      { rotate: lean }
    ),
    path('M -15 -28 L -13 0 H 13 L 15 -28 Z', { fill: 'white', strokeWidth: 2.2 }),
    path('M -14.5 -20 L -14 -10 H 14 L 14.5 -20 Z', { fill, strokeWidth: 1.6 }),
    path('M -15 -28 Q 0 -22 15 -28 Q 0 -34 -15 -28 Z', { fill: 'sand', strokeWidth: 1.8 }),
  ])

const workbench = drawing(440, 450, [
  // The attic: beams, a round window with a rocket far away, and the bench.
  rect(0, 0, 440, 136, { fill: 'sand', line: undefined }),
  path('M 0 30 L 90 0 M 0 52 L 150 0', { line: 'messing', strokeWidth: 6 }),
  paintPot(258, 'wax', -9),
  paintPot(298, 'blue', 7),
  paintPot(338, 'mos', -4),
  rect(0, 122, 440, 16, { fill: 'messing' }),
  path('M 12 130 H 120 M 180 133 H 300 M 340 129 H 428', { strokeWidth: 1.2 }),
  holder,
  result(28, 162, 'linkerkubus', [3, null, 4, null, 5, null]),
  result(238, 162, 'rechterkubus', [null, null, 7, null, 8, null]),
  stamp('oranje', 'ster', 440, 0.85),
])

export const calendar = {
  name: 'sheet12',
  flag: 'sheet12',
  label: 'De eeuwige kalender',
  group: 'oranje',
  kind: 'puzzle',
  level: 5,
  symbol: 'ster',
  story: [
    'Op de Vuurpijlzolder staat een kalender die nooit opraakt: twee houten kubussen naast elkaar in een houder. Samen tonen ze elke dag van de maand met twee cijfers, van 01 tot en met 31.',
    'Schilder Cecilia is halverwege het werk naar het oliebollenbuffet gelopen. Vijf vlakken zijn klaar, zeven zijn nog kaal. ‘Het past precies,’ zei ze nog, met een klopje op haar sjablonen. ‘En nee, in mijn doos ontbreekt niets.’ In het voorbijgaan gaf ze Wilhelmina het oliekannetje.',
  ],
  material: [
    {
      kind: 'drawing',
      caption: 'De houder met de twee kubussen, en daaronder de kubussen uitgeslagen',
      description:
        'Twee kubussen zijn uitgeslagen tot een kruis van zes vlakken. Op de linkerkubus staan al een 3, een 4 en een 5; drie vlakken zijn nog leeg. Op de rechterkubus staan al een 7 en een 8; vier vlakken zijn nog leeg. Rechtsboven staat het stempel van het blad: een ster.',
      drawing: workbench,
    },
    {
      kind: 'prop',
      object: 'sketch',
      heading: 'Wat er over de kubussen bekend is',
      parts: [
        {
          kind: 'list',
          items: [
            'Elk vlak krijgt precies één cijfer.',
            'Elke ochtend zet je ze neer zoals je wilt: je mag ze draaien, kantelen en van plaats verwisselen.',
            'Elke dag gebruik je allebei de kubussen. De eerste van de maand is dus 01.',
            `In de doos zitten de sjablonen ${STENCILS.join(', ')}. Elk sjabloon mag je meer dan één keer gebruiken.`,
          ],
        },
      ],
    },
  ],
  question: 'Welk sjabloon gebruikt de schilder nog precies één keer?',
  answer: '6',
  alsoCorrect: ['zes'],
  showAnswer: '6',
  explanation:
    'Voor 11 en 22 heb je de 1 en de 2 op beide kubussen nodig, en de 0 ook, want die moet bij alle andere cijfers passen. Dan blijft er één vlak over, terwijl er nog een 6 en een 9 nodig zijn. Een 6 op zijn kop is een 9, dus één vlak is genoeg.',
  nearMisses: [
    {
      answer: '9',
      text: 'Je ziet het goed, alleen zit dat sjabloon niet in de doos. Met welk ander cijfer kom je op hetzelfde uit?',
    },
    {
      answer: '0',
      text: 'Probeer dan de eerste negen dagen van de maand eens. Daarvoor moet dat cijfer naast alle andere kunnen staan.',
    },
  ],
  hints: [
    'Begin met de dagen waarop twee keer hetzelfde cijfer te zien is. Wat zeggen die over de twee kubussen?',
    'Voor 11 en 22 moeten de 1 en de 2 op allebei de kubussen staan. Kijk nu naar de dagen 01 tot en met 09. Kun je die maken met maar één nul?',
    'Een kubus heeft zes vlakken, en naast de nul moeten negen andere cijfers kunnen staan. De nul komt dus ook op allebei. Zo vind je de drie paar. Hoeveel vlakken blijven er over?',
    'Er is nog één vlak over, op de rechterkubus, en er ontbreken nog twee cijfers. Kijk eens goed welke cijfers er niet als sjabloon in de doos zitten, en vergeet niet dat je een kubus mag kantelen.',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
