import {
  circle,
  drawing,
  ellipse,
  group,
  line,
  path,
  range,
  rect,
  star,
  text,
} from '#games/kit/shapes'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { itemAt } from '#domain/present'
import type { Shape } from '#domain/drawing'

/** The number of rows of glasses, from the top: one glass, two glasses, and so on. */
export const ROWS = 5

/** The number of glasses of lemonade that go into the top one. */
export const POURED = 15

const STEP = { x: 68, y: 66 } as const

/**
 * An empty bowl on a stem, with its rim at 0 and its foot 66 units lower. The rim is nearly flat, so
 * that nobody takes it for a level.
 */
const glass = (x: number, y: number): Shape =>
  group(x, y, [
    path('M -27 0 C -26 36 -8 42 0 42 C 8 42 26 36 27 0', { fill: 'white' }),
    path(ellipse(0, 0, 27, 2.8), { fill: 'white', strokeWidth: 1.6 }),
    path('M -18 10 C -17 20 -13 27 -10 30', { line: 'blue', strokeWidth: 2 }),
    line(0, 42, 0, 62),
    line(-13, 64, 13, 64, { strokeWidth: 3 }),
  ])

/** From the lowest row up: a foot stands on the rims below it. */
const towerGlasses = range(ROWS)
  .reverse()
  .flatMap((row) =>
    range(row + 1).map((i) => glass(210 + (i - row / 2) * STEP.x, 118 + row * STEP.y))
  )

const bottle = group(
  264,
  50,
  [
    path(
      'M -14 -10 H 44 C 60 -10 60 34 44 34 H -14 C -26 34 -30 20 -46 20 H -62 V 4 H -46 C -30 4 -26 -10 -14 -10 Z',
      { fill: 'mos' }
    ),
    path('M -4 -10 H 30 V 34 H -4 Z', { fill: 'paper', strokeWidth: 2 }),
    text(13, 18, '15', 20, { letter: 'code', bold: true }),
  ],
  { rotate: -32 }
)

/** The wall behind the tower: panels, and bunting for the night. */
const wall: readonly Shape[] = [
  rect(0, 0, 420, 456, { fill: 'paper', line: undefined }),
  ...[0, 1, 2].map((i) =>
    rect(14 + i * 134, 330, 122, 112, { line: 'sand', strokeWidth: 2, radius: 4 })
  ),
  line(0, 316, 420, 316, { line: 'sand', strokeWidth: 5 }),
  path('M 0 34 Q 76 74 152 30', { strokeWidth: 2 }),
  ...(
    [
      [22, 42],
      [62, 52],
      [104, 48],
    ] as const
  ).map(([x, y], i) =>
    path(`M ${x - 13} ${y} h 26 l -13 28 Z`, {
      fill: itemAt(['purple', 'yellow', 'wax'], i),
      strokeWidth: 2,
    })
  ),
]

/** The table with its cloth, which hangs in scallops with a star on each. */
const table: readonly Shape[] = [
  path('M 14 450 H 406 L 420 474 H 0 Z', { fill: 'white' }),
  path(
    `M 0 474 V 486 ${range(7)
      .map((i) => `Q ${30 + i * 60} 512 ${60 + i * 60} 486`)
      .join(' ')} V 474 Z`,
    { fill: 'white' }
  ),
  line(0, 480, 420, 480, { line: 'purple', strokeWidth: 3 }),
  ...range(7).map((i) => path(star(30 + i * 60, 490, 7, 3), { fill: 'yellow', strokeWidth: 1.4 })),
]

const tower = drawing(420, 504, [
  ...wall,
  ...table,
  ...towerGlasses,
  path('M 222 92 C 212 96 210 104 210 124', { line: 'blue', strokeWidth: 5 }),
  ...(
    [
      [72, 150],
      [96, 116],
      [130, 130],
      [310, 150],
      [334, 182],
      [52, 206],
    ] as const
  ).map(([x, y]) => circle(x, y, 5, { line: 'blue', strokeWidth: 1.5 })),
  bottle,
  rect(1.5, 1.5, 417, 501, { strokeWidth: 3, radius: 5 }),
  stamp('paars', 'bel', 420, 0.95, 46),
])

export const glasses = {
  name: 'sheet8',
  flag: 'sheet8',
  label: 'De glazentoren',
  group: 'paars',
  kind: 'puzzle',
  level: 3,
  symbol: 'bel',
  story: [
    'Voor het proosten heeft keukenhulp Tobias een toren van vijftien glazen gebouwd. In de fles gaat precies genoeg limonade om vijftien glazen te vullen. ‘Komt dus mooi uit,’ denkt hij, en hij schenkt de hele fles langzaam leeg in het bovenste glas.',
    'Het komt niet mooi uit. Alleen de kurkentrekker draaide soepel, en daar dankt hij het oliekannetje voor. Jasper heeft het nu.',
  ],
  material: [
    {
      kind: 'drawing',
      caption: 'De toren, gezien van voren, bij de eerste druppel',
      description:
        'Een toren van lege glazen in vijf rijen, van boven naar beneden één, twee, drie, vier en vijf glazen. Elk glas staat precies midden boven de twee glazen eronder, als stenen in een muur. Boven het bovenste glas hangt een fles met inhoud voor vijftien glazen. De toren staat op een tafel. Rechtsboven staat het stempel van het blad: een bel.',
      drawing: tower,
    },
    {
      kind: 'prop',
      object: 'note',
      heading: 'Zo loopt de limonade',
      parts: [
        {
          kind: 'list',
          items: [
            'Een glas loopt pas over als het helemaal vol is.',
            'Wat over de rand gaat, verdeelt zich gelijk: de helft loopt in het glas linksonder, de helft in het glas rechtsonder.',
            'Wat uit de onderste rij overloopt, komt op tafel.',
          ],
        },
      ],
    },
  ],
  question: 'De fles is leeg. Hoeveel glazen van de onderste rij zijn vol?',
  answer: '3',
  alsoCorrect: ['drie', '3 glazen', 'drie glazen'],
  showAnswer: '3',
  explanation:
    'Het bovenste glas houdt er 1 en geeft er 14 door, 7 naar elke kant. Zo verder gerekend krijgen de middelste drie glazen onderaan 1¼, 2½ en 1¼ glas, en de twee hoekglazen niets. Dertien glazen zijn vol en er ligt voor twee glazen limonade op tafel: samen weer vijftien.',
  nearMisses: [
    {
      answer: '5',
      text: 'Dat dacht de keukenhulp ook. Maar de limonade loopt niet vanzelf naar de hoeken.',
    },
    {
      answer: '1',
      text: 'Het middelste glas zit vol, dat klopt. Kijk ook nog even naar zijn buren.',
    },
  ],
  hints: [
    'Teken de toren na met een vakje per glas. Schrijf in elk vakje hoeveel limonade er in totaal bij dat glas aankomt, van boven naar beneden.',
    'Bij het bovenste glas komt 15 aan. Het houdt er 1 vast, dus 14 loopt over: 7 naar links en 7 naar rechts. Doe nu hetzelfde met de tweede rij.',
    'De glazen in de tweede rij krijgen elk 7, houden 1 en geven aan beide kanten 3 door. In de derde rij komt dus 3, 6 en 3 aan. Let op: het middelste glas krijgt van twee kanten.',
    'In de vierde rij komt 1, 3½, 3½ en 1 aan. De buitenste glazen zijn dus precies vol en geven niets door. Verdeel nu wat de twee middelste nog over hebben.',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
