import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, group, angular, line, onCircle, path, star, text, rect } from '#games/kit/shapes'
import { frame, time, clockFace } from '#games/recept/spaces/recept_drawing'

export type Seal =
  'cirkel' | 'driehoek' | 'vierkant' | 'ruit' | 'ster' | 'kruis' | 'hart' | 'golf' | 'ring'

/** The bottles on their three shelves, from left to right. */
export const BOTTLES: readonly { readonly name: string; readonly seal: Seal }[] = [
  { name: 'Halvemaan', seal: 'kruis' },
  { name: 'Citroenvlinder', seal: 'vierkant' },
  { name: 'Nachtster', seal: 'golf' },
  { name: 'Havenmeester', seal: 'driehoek' },
  { name: 'Schemering', seal: 'hart' },
  { name: 'Opstapper', seal: 'cirkel' },
  { name: 'Waslijn', seal: 'ster' },
  { name: 'Duinroosje', seal: 'ring' },
  { name: 'Avondspits', seal: 'ruit' },
]

export const NOW = 21 * 60 + 30
/** The minutes in which one ice cube melts. */
export const MELTED = 10

/**
 * The glasses as they stand on the bar at half past nine. The last of two glasses from one bottle
 * counts.
 */
export const GLASSES: readonly {
  readonly seal: Seal
  readonly cubes: number
  readonly poured: number
}[] = [
  { seal: 'hart', cubes: 2, poured: 20 * 60 + 40 },
  { seal: 'golf', cubes: 3, poured: 20 * 60 + 50 },
  { seal: 'kruis', cubes: 2, poured: 21 * 60 },
  { seal: 'driehoek', cubes: 1, poured: 20 * 60 + 10 },
  { seal: 'vierkant', cubes: 5, poured: 21 * 60 + 30 },
  { seal: 'ster', cubes: 2, poured: 21 * 60 + 20 },
  { seal: 'ring', cubes: 1, poured: 20 * 60 },
  { seal: 'golf', cubes: 4, poured: 21 * 60 + 10 },
  { seal: 'kruis', cubes: 1, poured: 20 * 60 + 20 },
  { seal: 'ruit', cubes: 1, poured: 20 * 60 + 30 },
]

function seal(kind: Seal, x: number, y: number): Shape {
  const wax = { fill: 'wax', strokeWidth: 2 } as const
  switch (kind) {
    case 'cirkel':
      return circle(x, y, 10, wax)
    case 'ring':
      return circle(x, y, 8.5, { line: 'wax', strokeWidth: 5 })
    case 'driehoek':
      return path(angular([0, 120, 240].map((degrees) => onCircle(x, y, 13, degrees))), wax)
    case 'vierkant':
      return rect(x - 9.5, y - 9.5, 19, 19, wax)
    case 'ruit':
      return path(
        angular([
          [x, y - 14],
          [x + 9, y],
          [x, y + 14],
          [x - 9, y],
        ]),
        wax
      )
    case 'ster':
      return path(star(x, y, 13, 5.5), wax)
    case 'kruis':
      return path(`M${x - 4} ${y - 12} h8 v8 h8 v8 h-8 v8 h-8 v-8 h-8 v-8 h8 Z`, wax)
    case 'hart':
      return path(
        `M${x} ${y + 11} C${x - 22} ${y - 4} ${x - 10} ${y - 18} ${x} ${y - 6} C${x + 10} ${y - 18} ${x + 22} ${y - 4} ${x} ${y + 11} Z`,
        wax
      )
    case 'golf':
      return path([-5, 5].map((dy) => `M${x - 11} ${y + dy} q5.5 -9 11 0 t11 0`).join(' '), {
        line: 'wax',
        strokeWidth: 4,
      })
  }
}

function bottle({ name, seal: kind }: (typeof BOTTLES)[number], i: number): Shape[] {
  const x = 90 + (i % 3) * 140
  const y = 26 + Math.floor(i / 3) * 168
  return [
    path(
      `M${x - 16} ${y + 12} L${x - 16} ${y + 46} Q${x - 48} ${y + 58} ${x - 48} ${y + 82} L${x - 48} ${y + 148} L${x + 48} ${y + 148} L${x + 48} ${y + 82} Q${x + 48} ${y + 58} ${x + 16} ${y + 46} L${x + 16} ${y + 12} Z`,
      { fill: (['mos', 'blue', 'messing'] as const)[(i + Math.floor(i / 3)) % 3], strokeWidth: 3 }
    ),
    rect(x - 12, y, 24, 13, { radius: 3, fill: 'sand', strokeWidth: 2 }),
    circle(x, y + 36, 19, { fill: 'paper', strokeWidth: 2 }),
    seal(kind, x, y + 36),
    rect(x - 65, y + 84, 130, 38, { radius: 4, fill: 'paper', strokeWidth: 2 }),
    text(x, y + 109, name, 16.5, { letter: 'title' }),
  ]
}

function cabinet(): Drawing {
  return {
    width: 460,
    height: 540,
    shapes: [
      ...frame(460, 540),
      ...[0, 1, 2].map((row) =>
        rect(12, 175 + row * 168, 436, 11, { fill: 'messing', strokeWidth: 2 })
      ),
      ...BOTTLES.flatMap(bottle),
    ],
  }
}

/** The places where cubes float in a glass, from the surface down. */
const SPOTS = [
  [-13, 5, -8],
  [14, 4, 10],
  [-12, 32, 12],
  [14, 31, -6],
  [0, 58, 5],
] as const

function glass({ seal: kind, cubes, poured }: (typeof GLASSES)[number], i: number): Shape[] {
  const x = 61 + (i % 5) * 83
  const y = 158 + Math.floor(i / 5) * 232
  return [
    line(x + 16, y + 84, x + 18, y - 24, { strokeWidth: 3, line: 'soft' }),
    circle(x + 18, y - 38, 19, { fill: 'paper', strokeWidth: 2 }),
    seal(kind, x + 18, y - 38),
    path(`M${x - 34} ${y} L${x - 28} ${y + 96} L${x + 28} ${y + 96} L${x + 34} ${y} Z`, {
      fill: 'sand',
      line: undefined,
    }),
    ...SPOTS.slice(0, cubes).map(([dx, dy, rotate]) =>
      group(
        x + dx,
        y + dy,
        [
          rect(-11, -11, 22, 22, { radius: 4, fill: 'white', line: 'blue', strokeWidth: 2 }),
          line(-5, -5, 3, -5, { strokeWidth: 2, line: 'blue' }),
        ],
        { rotate }
      )
    ),
    path(`M${x - 35} ${y - 14} L${x - 28} ${y + 96} L${x + 28} ${y + 96} L${x + 35} ${y - 14}`, {
      strokeWidth: 3,
    }),
    rect(x - 37, y + 106, 74, 32, { radius: 4, fill: 'white', strokeWidth: 2 }),
    text(x, y + 129, time(poured), 20, { letter: 'code', bold: true }),
  ]
}

function barCounter(): Drawing {
  return {
    width: 454,
    height: 556,
    shapes: [
      ...frame(454, 556),
      ...clockFace(227, 54, 34, NOW),
      text(108, 50, 'De bar,', 20, { letter: 'title' }),
      text(108, 74, 'half tien', 20, { letter: 'title' }),
      text(344, 50, 'tien minuten:', 17),
      text(344, 74, 'één blokje weg', 17),
      ...[254, 486].map((y) => rect(12, y, 430, 10, { fill: 'messing', strokeWidth: 2 })),
      ...GLASSES.flatMap(glass),
    ],
  }
}

const cubesInWords = (count: number) => `${count} ${count === 1 ? 'ijsblokje' : 'ijsblokjes'}`

export const bar = {
  name: 'bar',
  flag: 'bar',
  label: 'Bar',
  group: 'ruimten',
  kind: 'puzzle',
  level: 4,
  story: [
    'Tien glazen op de bar, niet één leeg. Wie ze bestelde, liep weg zodra het nieuws rondging. De barman heeft niemand gezien, zegt hij, want hij kijkt nooit naar gasten.',
    '‘Ik kijk naar ijs,’ zegt hij, en hij schuift een viltje naar jullie toe. ‘Zo onthoud ik wat ze hierna willen, van het eerste glas tot en met het laatste. Uiteindelijk waren ze het verbazend eens.’',
  ],
  material: [
    {
      kind: 'prop',
      object: 'coaster',
      heading: 'Achter op het viltje',
      parts: [
        {
          kind: 'list',
          items: [
            'In warme zalen smelt er iedere tien minuten precies één blokje per glas.',
            'Hoeveel ik erin doe, is nooit toeval: zoveel als ik op het etiket moet tellen tot en met de letter die ik bedoel.',
            'Iedere gast heeft zijn eigen fles. Vraagt hij een tweede glas, dan is hij van gedachten veranderd en telt het eerste niet meer.',
          ],
        },
      ],
    },
    {
      kind: 'prop',
      object: 'photo',
      parts: [
        {
          kind: 'drawing',
          caption: 'De flessenkast. Iedere fles heeft een zegel aan de hals.',
          description: `Negen flessen op drie planken, ieder met een naam op het etiket en een zegel aan de hals. Van links naar rechts en van boven naar onder: ${BOTTLES.map((f) => `${f.name}, zegel ${f.seal}`).join('; ')}.`,
          drawing: cabinet(),
        },
      ],
    },
    {
      kind: 'prop',
      object: 'photo',
      parts: [
        {
          kind: 'drawing',
          caption:
            'De bar om half tien. Het zegel zit op het roerstaafje; op het kaartje staat hoe laat er is ingeschonken.',
          description: `Boven de bar hangt een klok die half tien aanwijst. Tien glazen in twee rijen van vijf, van links naar rechts: ${GLASSES.map((g) => `zegel ${g.seal}, ${cubesInWords(g.cubes)}, ingeschonken om ${time(g.poured)}`).join('; ')}.`,
          drawing: barCounter(),
        },
      ],
    },
  ],
  question: 'Wat willen de gasten hierna drinken?',
  answer: 'ESPRESSO',
  showAnswer: 'ESPRESSO',
  explanation:
    'Het zegel verbindt glas en fles. Tel bij de blokjes op wat er sinds het inschenken gesmolten is, en je weet welke letter van het etiket bedoeld is: van de Duinroosje van 20.00 de tiende, enzovoort tot en met de vijfde van de Citroenvlinder van 21.30. Uit Halvemaan en Nachtster is twee keer geschonken, daar geldt alleen het laatste glas. De barman zette acht keer espresso, en keek dus een kwartier lang alleen naar zijn machine.',
  nearMisses: [
    {
      answer: 'expresso',
      text: 'Een x zit er op geen enkel etiket. Kijk nog eens naar het tweede glas.',
    },
    { answer: 'koffie', text: 'Warm, maar de gasten waren er preciezer over: acht letters.' },
    {
      answer: 'ESAPRTESSO',
      text: 'Alle glazen goed gelezen. Maar twee gasten zijn van gedachten veranderd.',
    },
  ],
  hints: [
    'Zoek bij ieder glas de fles met hetzelfde zegel en zet de glazen op tijd. De blokjes die je ziet zijn niet de blokjes die erin gingen: er is al ijs gesmolten. En twee flessen komen twee keer voor.',
    'Tel per glas één blokje bij voor iedere tien minuten tussen inschenken en half tien. Het glas van 20.00 stond er negentig minuten: één blokje over en negen gesmolten, dus de tiende letter van Duinroosje. De glazen van 20.20 en 20.50 tellen niet mee.',
  ],
} as const satisfies Puzzle<Space, Space>
