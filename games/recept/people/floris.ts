import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { staffCard } from '#games/recept/people/staff'
import type { Person } from '#games/recept/recept_flags'
import { circle, line, path, text, range, rect } from '#games/kit/shapes'

/** The groups of beetroot glasses, per row from left to right. */
export const ROWS: readonly (readonly number[])[] = [
  [5, 5],
  [1, 1],
  [1, 3, 4],
  [1, 1, 1],
  [5, 5],
  [],
  [1, 4],
  [1, 1, 1],
  [1, 1, 1],
  [1, 1, 1],
  [5, 4],
]
/** The same per column, from top to bottom; null where spilt juice made it illegible. */
export const COLUMNS: readonly (readonly number[] | null)[] = [
  [5, 5],
  null,
  null,
  null,
  [1, 3, 1],
  null,
  [5, 5],
  null,
  null,
  [1, 1, 1, 1, 1],
  [1, 1, 3],
]

const SQUARE = 32
const LEFT = 92
const TOP = 150

/** The numbers of a row. An empty row is noted as 0, so that no number is missing. */
const digits = (groups: readonly number[]) => (groups.length > 0 ? groups : [0])

const number = (n: number, x: number, y: number): Shape =>
  text(x, y, String(n), 20, { letter: 'code', bold: true })

/** A drop of beetroot juice that ran down the pad. No two are alike. */
function stain(x: number, y: number, index: number): Shape[] {
  const top = y - 46 - ((index * 17) % 5) * 9
  return [
    path(
      `M ${x - 2} ${top} C ${x - 4} ${y - 28} ${x - 14} ${y - 20} ${x - 14} ${y} A 14 14 0 0 0 ${x + 14} ${y} C ${x + 14} ${y - 20} ${x + 5} ${y - 28} ${x + 2} ${top} Z`,
      { fill: 'wax', line: undefined }
    ),
    text(x, y + 7, '?', 20, { letter: 'code', color: 'white', bold: true, clear: true }),
  ]
}

function drawBuffet(): Drawing {
  const side = 11 * SQUARE
  const center = (i: number) => i * SQUARE + SQUARE / 2
  return {
    width: LEFT + side + 18,
    height: TOP + side + 18,
    shapes: [
      // A waiter's pad: punched holes and a red line.
      rect(4, 4, LEFT + side + 10, TOP + side + 10, { radius: 8, fill: 'white', strokeWidth: 2 }),
      ...[44, 119, 194, 269, 344, 419].map((x) =>
        circle(x, 18, 5, { fill: 'sand', strokeWidth: 1 })
      ),
      line(4, 32, LEFT + side + 14, 32, { line: 'wax', strokeWidth: 2 }),
      // The reading direction of the numbers: before a row to the right, above a column downwards.
      ...[
        'M 24 130 L 68 130 M 58 122 L 68 130 L 58 138',
        'M 74 56 L 74 100 M 66 90 L 74 100 L 82 90',
      ].map((d) => path(d, { line: 'wax' })),
      rect(LEFT, TOP, side, side, { fill: 'sand', line: undefined }),
      ...ROWS.flatMap((_, row) =>
        COLUMNS.map((__, column) =>
          circle(LEFT + center(column), TOP + center(row), 12, {
            fill: 'white',
            line: 'soft',
            strokeWidth: 1.5,
          })
        )
      ),
      ...range(12)
        .map((i): Shape[] => [
          line(LEFT + i * SQUARE, TOP, LEFT + i * SQUARE, TOP + side, {
            strokeWidth: i % 11 === 0 ? 3 : 1,
          }),
          line(LEFT, TOP + i * SQUARE, LEFT + side, TOP + i * SQUARE, {
            strokeWidth: i % 11 === 0 ? 3 : 1,
          }),
        ])
        .flat(),
      ...ROWS.flatMap((groups, row) =>
        digits(groups).map((n, i, all) =>
          number(n, LEFT - 14 - (all.length - 1 - i) * 26, TOP + center(row) + 7)
        )
      ),
      ...COLUMNS.flatMap((groups, column) =>
        groups === null
          ? stain(LEFT + center(column), TOP - 22, column)
          : digits(groups).map((n, i, all) =>
              number(n, LEFT + center(column), TOP - 10 - (all.length - 1 - i) * 21)
            )
      ),
    ],
  }
}

const enumeration = (rows: readonly (readonly number[] | null)[]) =>
  rows
    .map((groups, i) => `${i + 1}: ${groups ? digits(groups).join('-') : 'onleesbaar'}`)
    .join('; ')

export const floris = {
  name: 'floris',
  flag: 'floris',
  label: 'Floris, de ober',
  group: 'personen',
  kind: 'puzzle',
  level: 4,
  story: [
    'Floris had die avond één simpele opdracht: zet 121 welkomstglaasjes klaar, elf rijen van elf, bietensap en vlierbloesem door elkaar. Hij deed er een uur over en liet niemand in de buurt. ‘Gewoon mooi verdelen,’ zegt hij, en hij wordt zo rood als de bieten.',
    'In zijn schort zat dit plattegrondje. De getallen tellen de glaasjes bietensap: elk getal is een groepje glaasjes die naast of onder elkaar staan, en tussen twee groepjes staat altijd minstens één glaasje vlierbloesem. Voor een rij lees je de groepjes van links naar rechts, boven een kolom van boven naar beneden. Boven zes kolommen heeft hij gemorst; wat daar stond, is niet meer te lezen. Mathilde stond bij de ontvangst boven op het balkon. Als ze naar beneden had gekeken, had ze het gezien.',
  ],
  material: [
    staffCard('floris'),
    {
      kind: 'prop',
      object: 'sketch',
      look: { snug: true },
      parts: [
        {
          kind: 'drawing',
          caption: 'Het plattegrondje uit Floris’ schort. Teken mee op ruitjespapier.',
          description: `Een vel met elf rijen van elf lege rondjes. Voor elke rij staan getallen, van links naar rechts te lezen. Rijen van boven naar beneden: ${enumeration(ROWS)}. Boven elke kolom staan getallen, van boven naar beneden te lezen. Kolommen van links naar rechts: ${enumeration(COLUMNS)}.`,
          drawing: drawBuffet(),
          pen: { kind: 'tick', x: LEFT, y: TOP, side: SQUARE, rows: 11, columns: 11 },
        },
      ],
    },
  ],
  question: 'Wat kon Mathilde vanaf het balkon lezen?',
  answer: 'GELD',
  showAnswer: 'GELD',
  explanation:
    'Kleur je de groepjes bietensap in, dan staan er vier letters in het buffet: GELD, twee boven en twee onder. Floris schreef in glaasjes wat hij niet hardop durfde te zeggen.',
  nearMisses: [
    { answer: 'GE LD', text: 'Juist gelezen. Typ het als één woord.' },
    { answer: 'GOLD', text: 'Bijna. Kijk nog eens goed naar de letter rechtsboven.' },
  ],
  hints: [
    'Laat de gemorste kolommen eerst liggen. Een rij met 5-5 vult alle elf plaatsen, een rij met 0 blijft leeg, en ook de kolommen met 5-5 en 1-1-1-1-1 liggen snel vast.',
    'Rij 1, 5 en 6 en kolom 1 en 7 staan meteen vast. In bijna elke andere rij heb je dan al twee groepjes te pakken. Wat er verschijnt, lees je als twee letters boven en twee letters onder.',
  ],
} as const satisfies Puzzle<Person, Person>
