import { circle, group, angular, line, path, drawing, text, range, rect } from '#games/kit/shapes'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Pen } from '#domain/play/puzzles/pen'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Shape } from '#domain/drawing'
import { firstOf, itemAt } from '#domain/present'

/** The frozen pond: T a fir, L a lantern in the ice, S the sledge, D its goal. */
export const POND = [
  '...T.T..',
  '..T..TT.',
  'T.D.....',
  '.......T',
  '........',
  '.T......',
  '......T.',
  'S...T...',
] as const

/** The squares with a lantern above the ice. The sledge passes under them. */
export const LANTERNS = ['D2', 'G3', 'E4', 'G5', 'A6', 'E6', 'H6', 'C8'] as const

/** How many lanterns the shortest ride passes, with which players check their answer. */
export const LANTERNS_ON_THE_WAY = 4

const SQUARE = 46
const EDGE = { x: 40, y: 118 } as const
const COLUMNS = 'ABCDEFGH'

const center = (box: string) =>
  [
    EDGE.x + (COLUMNS.indexOf(firstOf(box)) + 0.5) * SQUARE,
    EDGE.y + (Number(box[1]) - 0.5) * SQUARE,
  ] as const

const pine = (x: number, y: number): Shape =>
  group(x, y, [
    rect(-3, 12, 6, 8, { fill: 'messing', strokeWidth: 1.5 }),
    path(
      angular([
        [0, -20],
        [9, -6],
        [5, -6],
        [13, 4],
        [8, 4],
        [16, 14],
        [-16, 14],
        [-8, 4],
        [-13, 4],
        [-5, -6],
        [-9, -6],
      ]),
      { fill: 'mos', strokeWidth: 2 }
    ),
  ])

const lantern = (x: number, y: number): Shape =>
  group(x, y, [
    circle(0, 1, 14, { fill: 'sand', line: 'messing', strokeWidth: 1.4 }),
    rect(-6, -6, 12, 15, { fill: 'messing', strokeWidth: 1.8, radius: 2 }),
    path('M -8 -6 L 0 -13 L 8 -6 Z', { fill: 'ink', strokeWidth: 1.5 }),
    path('M 0 -2 q 4 5 0 8 q -4 -3 0 -8 Z', { fill: 'white', line: 'white', strokeWidth: 1 }),
  ])

const sleighShape = (x: number, y: number): Shape =>
  group(x, y, [
    rect(-14, -8, 26, 7, { fill: 'wax', strokeWidth: 2, radius: 2 }),
    line(-9, -1, -9, 7),
    line(7, -1, 7, 7),
    path('M -17 8 H 12 C 21 8 21 -4 14 -5', { strokeWidth: 2.5 }),
  ])

const hut = (x: number, y: number): Shape =>
  group(x, y, [
    rect(-13, -3, 26, 20, { fill: 'sand', strokeWidth: 2 }),
    path('M -18 -2 L 0 -19 L 18 -2 Z', { fill: 'wax', strokeWidth: 2 }),
    rect(-4, 5, 8, 12, { fill: 'ink', strokeWidth: 1.5 }),
  ])

const map = drawing(440, 527, [
  rect(EDGE.x - 6, EDGE.y - 6, 8 * SQUARE + 12, 8 * SQUARE + 12, { fill: 'messing', radius: 4 }),
  rect(EDGE.x, EDGE.y, 8 * SQUARE, 8 * SQUARE, { fill: 'white' }),
  ...range(7).flatMap((i) => {
    const d = (i + 1) * SQUARE
    const dash = { line: 'blue', strokeWidth: 1, dash: '3 4' } as const
    return [
      line(EDGE.x + d, EDGE.y, EDGE.x + d, EDGE.y + 8 * SQUARE, dash),
      line(EDGE.x, EDGE.y + d, EDGE.x + 8 * SQUARE, EDGE.y + d, dash),
    ]
  }),
  ...range(8).flatMap((i) => [
    text(EDGE.x + (i + 0.5) * SQUARE, EDGE.y + 8 * SQUARE + 30, itemAt(COLUMNS, i), 18, {
      letter: 'code',
    }),
    text(EDGE.x - 20, EDGE.y + (i + 0.5) * SQUARE + 6, `${i + 1}`, 18, { letter: 'code' }),
  ]),
  ...POND.flatMap((row, r) =>
    [...row].flatMap((content, k) => {
      const [x, y] = center(`${COLUMNS[k]}${r + 1}`)
      if (content === 'T') return [pine(x, y)]
      if (content === 'S') return [sleighShape(x, y)]
      return content === 'D' ? [hut(x, y)] : []
    })
  ),
  ...LANTERNS.map((box) => lantern(...center(box))),
  text(36, 84, 'de ijsvijver', 26, { anchor: 'start', letter: 'title' }),
  stamp('rood', 'bel', 440, 1.1),
])

const boxes = (what: string) =>
  POND.flatMap((row, r) =>
    [...row].flatMap((content, k) => (content === what ? [`${COLUMNS[k]}${r + 1}`] : []))
  ).join(', ')

const THINGS = { T: 'den', S: 'slee', D: 'hut' } as const satisfies Record<string, string>

/** The squares of the pond, to mark a ride in on the screen. */
const PEN: Pen = {
  kind: 'tick',
  ...EDGE,
  side: SQUARE,
  rows: 8,
  columns: 8,
  contents: POND.flatMap((row, r) =>
    [...row].map((content, k) => {
      const box = `${COLUMNS[k]}${r + 1}`
      if (content === 'T' || content === 'S' || content === 'D')
        return `${box}, ${THINGS[content]},`
      return LANTERNS.some((lit) => lit === box) ? `${box}, lantaarn,` : `${box}, leeg,`
    })
  ),
}

export const sleigh = {
  name: 'sheet6',
  flag: 'sheet6',
  label: 'Een slee zonder rem',
  group: 'rood',
  kind: 'puzzle',
  level: 5,
  symbol: 'bel',
  story: [
    'De laatste doos kaarsen moet met de slee naar de hut over de ijsvijver. Die slee heeft geen rem.',
    'Wie afzet, glijdt rechtdoor tot hij niet verder kan. Jasper, de bezorger, heeft stijve benen en wil zo weinig mogelijk afzetten. ‘Er is maar één kortste rit,’ zegt hij, ‘en daarbij kom ik onder vier lantaarns door. Stilstaan onder een lantaarn telt ook.’ De ijzers zijn gesmeerd, en het oliekannetje is al doorgegeven aan Ingeborg.',
  ],
  material: [
    {
      kind: 'prop',
      object: 'map',
      look: { snug: true, fold: undefined },
      parts: [
        {
          kind: 'drawing',
          caption: 'De ijsvijver, met de slee linksonder en een hek eromheen',
          description: `Een vijver van acht bij acht vakjes met een hek eromheen. De kolommen heten A tot en met H, van links naar rechts; de rijen 1 tot en met 8, van boven naar beneden. De slee staat op ${boxes('S')}, de hut op ${boxes('D')}. Dennen staan op ${boxes('T')}. Lantaarns hangen boven ${LANTERNS.join(', ')}. Rechtsboven staat het stempel van het blad: een bel.`,
          drawing: map,
          pen: PEN,
        },
      ],
    },
    {
      kind: 'prop',
      object: 'tram_ticket',
      heading: 'Eén rit met de slee',
      look: { width: 1, lettering: 'print' },
      parts: [
        {
          kind: 'list',
          items: [
            'Je zet af naar boven, beneden, links of rechts. Nooit schuin.',
            'De slee glijdt door tot vlak voor een den of tot het hek. Daar mag je opnieuw afzetten.',
            'Onder een lantaarn glijd je gewoon door.',
            'De slee is er pas als hij in het vakje van de hut stopt. Eroverheen glijden telt niet.',
          ],
        },
      ],
    },
  ],
  question: 'Hoe vaak moet de bezorger op zijn minst afzetten?',
  answer: '5',
  alsoCorrect: ['vijf', '5 keer', 'vijf keer'],
  showAnswer: '5',
  explanation:
    'De slee kan alleen bij de hut stoppen tegen de den op C2, dus hij moet vanaf C6 naar boven. De rit gaat van A8 naar A4, G4, G6, C6 en dan C3.',
  nearMisses: [
    { answer: '6', text: 'Je komt er, maar het kan met één keer minder.' },
    { answer: '7', text: 'Je komt er, maar het kan korter. Tel de lantaarns eens na.' },
    {
      answer: '4',
      text: 'Net te snel. Glijdt de slee ergens door een vakje waar hij niet stil hoort te staan?',
    },
  ],
  hints: [
    'Begin achteraan. De slee moet in het vakje van de hut tot stilstand komen. Welke den of welk hek houdt hem daar tegen?',
    'Boven de hut staat een den op C2. De slee moet dus van onderen komen, door kolom C. Op welke vakjes in kolom C kan hij eerst tot stilstand komen?',
    'Op C6 stopt een slee die over rij 6 naar links glijdt, want op B6 staat een den. Zoek nu hoe je ergens rechts in rij 6 stil komt te staan.',
    'Vanaf de start: de eerste keer afzetten is naar boven, tot A4. Van rechts in rij 6 naar C6 en van C6 naar de hut zijn de laatste twee. Vul het stuk daartussen in en tel de lantaarns na.',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
