import {
  circle,
  group,
  angular,
  line,
  onCircle,
  path,
  drawing,
  text,
  range,
  rect,
  type Point,
} from '#games/kit/shapes'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'

/** The time that each clock seems to show, in hours and minutes. */
export const CLOCKS = [
  { name: 'A', hour: 8, minute: 50 },
  { name: 'B', hour: 2, minute: 35 },
  { name: 'C', hour: 9, minute: 25 },
  { name: 'D', hour: 2, minute: 50 },
  { name: 'E', hour: 9, minute: 10 },
] as const

/** The tags that belong to the clocks, one each. */
export const CARDS = [
  { kind: 'verschil', minutes: 0, text: 'Deze klok loopt precies gelijk.' },
  { kind: 'verschil', minutes: 15, text: 'Deze klok loopt een kwartier voor.' },
  { kind: 'verschil', minutes: -20, text: 'Deze klok loopt twintig minuten achter.' },
  {
    kind: 'spiegel',
    text: 'Deze klok loopt precies gelijk, maar hangt achter je werktafel. Je ziet hem alleen in een spiegel.',
  },
  { kind: 'stil', text: 'Deze klok staat al sinds de zomer stil.' },
] as const

const [WIDE, HIGH] = [660, 384] as const
/** No clock reaches into another: the upper row hangs between those of the lower. */
const PLACES: readonly Point[] = [
  [207, 104],
  [440, 104],
  [86, 266],
  [330, 266],
  [574, 266],
]

/** A leaf or a wing on both sides, so that no housing has a left and a right. */
const bothSides = (shapes: readonly Shape[]): Shape[] => [
  ...shapes,
  group(0, 0, shapes, { mirror: true }),
]

/** What hangs around the round frame of each clock: the same on the left as on the right. */
const HOUSINGS: Readonly<Record<string, readonly Shape[]>> = {
  A: range(16).map((i) => {
    const [ax, ay] = onCircle(0, 0, 66, i * 22.5)
    const [bx, by] = onCircle(0, 0, i % 2 ? 74 : 80, i * 22.5)
    return line(ax, ay, bx, by, { strokeWidth: i % 2 ? 4 : 7, line: 'messing' })
  }),
  B: [
    path('M -74 -34 L 0 -96 L 74 -34 L 74 72 L -74 72 Z', { fill: 'sand' }),
    path('M -88 -22 L 0 -98 L 88 -22', { strokeWidth: 9 }),
    path('M -88 -22 L 0 -98 L 88 -22', { line: 'mos', strokeWidth: 5 }),
  ],
  C: [
    path('M -40 -72 C -28 -104 28 -104 40 -72', { strokeWidth: 5 }),
    ...bothSides([
      path('M 28 -66 C 34 -96 74 -84 66 -50 Z', { fill: 'orange' }),
      line(44, 52, 60, 74, { strokeWidth: 8 }),
    ]),
  ],
  D: [
    path(angular(range(8).map((i) => onCircle(0, 0, 84, i * 45 + 22.5))), { fill: 'purple' }),
    path(angular(range(8).map((i) => onCircle(0, 0, 77, i * 45 + 22.5))), {
      line: 'paper',
      strokeWidth: 1.5,
    }),
  ],
  E: bothSides([
    path('M 19 -62 C 62 -96 92 -52 68 -20 C 86 4 84 44 44 46', { fill: 'blue' }),
    path('M 58 -58 q 12 10 8 26 M 68 12 q 2 16 -8 26', { line: 'paper', strokeWidth: 2 }),
  ]),
}

/**
 * The faces have no numerals, and nothing on a clock has a left and a right, so that the one in the
 * mirror does not give itself away.
 */
function clock(name: string, hour: number, minute: number, x: number, y: number): Shape {
  const large = minute * 6
  const small = (hour % 12) * 30 + minute / 2
  const clockHand = (degrees: number, long: number, thick: number) => {
    const [px, py] = onCircle(0, 0, long, degrees)
    return line(0, 0, px, py, { strokeWidth: thick })
  }
  return group(x, y, [
    ...(HOUSINGS[name] ?? []),
    circle(0, 0, 68, { fill: 'messing' }),
    circle(0, 0, 59, { fill: 'white' }),
    ...range(12).map((i) => {
      const [ax, ay] = onCircle(0, 0, 56, i * 30)
      const [bx, by] = onCircle(0, 0, i % 3 ? 48 : 43, i * 30)
      return line(ax, ay, bx, by, { strokeWidth: i % 3 ? 2 : 4 })
    }),
    path(
      angular([
        [0, -68],
        [-8, -82],
        [8, -82],
      ]),
      { fill: 'wax', strokeWidth: 2 }
    ),
    clockHand(large, 46, 3),
    clockHand(small, 29, 5.5),
    circle(0, 0, 4, { fill: 'ink' }),
    rect(-15, 82, 30, 26, { fill: 'paper', strokeWidth: 1.5, radius: 3 }),
    text(0, 102, name, 20, { letter: 'code', bold: true }),
  ])
}

const wall = drawing(WIDE, HIGH, [
  // Wallpaper, and the rail from which the clocks hang.
  rect(0, 0, WIDE, HIGH, { fill: 'paper', line: undefined }),
  ...range(15).map((i) =>
    line(36 + i * 42, 0, 36 + i * 42, HIGH, { line: 'sand', strokeWidth: i % 2 ? 2 : 9 })
  ),
  ...CLOCKS.map(({ name, hour, minute }, i) => {
    const [x, y] = itemAt(PLACES, i)
    return clock(name, hour, minute, x, y)
  }),
  stamp('paars', 'ster', WIDE, 0.95),
])

/** The positions of the hands, counted around the face, without naming a time. */
function positionInWords({ name, hour, minute }: (typeof CLOCKS)[number]): string {
  return `Klok ${name}: de grote wijzer wijst naar het streepje van ${minute / 5}, de kleine wijzer staat tussen ${hour} en ${hour + 1}, ${minute >= 30 ? `dichter bij ${hour + 1}` : `dichter bij ${hour}`}.`
}

export const clocks = {
  name: 'sheet9',
  flag: 'sheet9',
  label: 'Vijf klokken, vijf kaartjes',
  group: 'paars',
  kind: 'puzzle',
  level: 5,
  symbol: 'ster',
  story: [
    'Vanmiddag hing Wilhelmina, de klokkenmaker, aan elke klok een kaartje dat zegt of hij goed loopt. Haar leerling heeft de klokken vanavond nagetekend, alle vijf op hetzelfde moment. Toen hij naar de kaartjes greep, dwarrelden ze naar de grond.',
    'De fabrieksbel slaat alleen de hele uren: één slag om één uur, twee slagen om twee uur, tot twaalf toe. De Aftelklok in de hal hoort niet bij deze vijf; daarin heeft Wilhelmina net het laatste beetje uit het oliekannetje gedruppeld.',
  ],
  material: [
    {
      kind: 'drawing',
      caption: 'De vijf klokken op hetzelfde moment. Het driehoekje wijst de twaalf aan.',
      description: `Vijf ronde klokken zonder cijfers, met streepjes voor de uren en een driehoekje boven de twaalf. De kleine wijzer is korter en dikker dan de grote. ${CLOCKS.map(positionInWords).join(' ')} Rechtsboven staat het stempel van het blad: een ster.`,
      drawing: wall,
    },
    {
      kind: 'prop',
      object: 'label',
      heading: 'De vijf kaartjes, één bij elke klok',
      look: { width: 1, paper: 'cream' },
      parts: [
        {
          kind: 'list',
          items: CARDS.map((card) => card.text),
        },
      ],
    },
  ],
  question: 'Hoeveel slagen gaf de fabrieksbel de laatste keer voordat de leerling tekende?',
  answer: '9',
  alsoCorrect: ['negen', '9 slagen', 'negen slagen'],
  showAnswer: '9',
  explanation:
    'Het was tien over negen: klok E loopt gelijk, C een kwartier voor en A twintig minuten achter. In een spiegel wordt tien over negen tien voor drie, dus dat is klok D. Klok B staat stil.',
  nearMisses: [
    {
      answer: '2',
      text: 'Twee klokken zouden daarvoor pleiten. Maar kun je er dan ook een kwartier voor én twintig minuten achter bij vinden?',
    },
    {
      answer: '8',
      text: 'Dat zegt een van de klokken wel, maar bij welk kaartje hoort die?',
    },
  ],
  hints: [
    'Schrijf eerst van elke klok op hoe laat hij lijkt te zijn. De streepjes staan op vijf minuten van elkaar.',
    'De klok die gelijk loopt, die een kwartier voorloopt en die twintig minuten achterloopt, liggen dicht bij elkaar in tijd. Welke drie zouden dat kunnen zijn?',
    'Tussen de klok die voorloopt en de klok die achterloopt zit vijfendertig minuten. Zoek twee klokken die precies zo veel verschillen.',
    'Klok A en klok C verschillen vijfendertig minuten: A loopt achter, C loopt voor. Er moet dan een klok zijn die daartussen gelijk loopt. Controleer je tijd met een klok in de spiegel, en vraag je af welk heel uur het laatst is geslagen.',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
