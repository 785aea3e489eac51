import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, path, text, range, rect } from '#games/kit/shapes'
import { frame } from '#games/recept/spaces/recept_drawing'

export type Goods = 'peterselie' | 'bloem' | 'boter' | 'azijn'

/** Delivered amounts. A negative amount went back to the shop. */
export type Receipt = {
  readonly day: number
  readonly goods: Readonly<Partial<Record<Goods, number>>>
}

const UNITS: Record<Goods, readonly [one: string, more: string]> = {
  peterselie: ['bosje peterselie', 'bosjes peterselie'],
  bloem: ['zak bloem', 'zakken bloem'],
  boter: ['pond boter', 'pond boter'],
  azijn: ['kruik azijn', 'kruiken azijn'],
}

/** The receipts that were paid in April, with legible totals. */
export const PAID: readonly (Receipt & { readonly total: number })[] = [
  { day: 4, goods: { peterselie: 2, bloem: 3 }, total: 8 },
  { day: 11, goods: { bloem: 3, boter: 1 }, total: 10 },
  { day: 18, goods: { azijn: 1, boter: 1, peterselie: 1 }, total: 12 },
  { day: 25, goods: { azijn: 1, bloem: 2 }, total: 11 },
]

/** The receipts that are open since May, as they lie under the ink pot. */
export const OPEN: readonly Receipt[] = [
  { day: 22, goods: { boter: 2, peterselie: 1 } },
  { day: 7, goods: { boter: 1, peterselie: 1 } },
  { day: 29, goods: { bloem: 4, peterselie: -1 } },
  { day: 11, goods: { boter: 2, bloem: 1, peterselie: 1 } },
  { day: 26, goods: { boter: 3, bloem: 2, peterselie: -2 } },
  { day: 3, goods: { azijn: 2, boter: 1 } },
  { day: 18, goods: { azijn: 1, boter: 1, bloem: 1, peterselie: 1 } },
  { day: 15, goods: { bloem: 2, peterselie: 1 } },
]

/**
 * A returned amount has a line of its own. Otherwise the narrow slip would break after the number
 * and be read one euro off.
 */
function line([where, count]: [string, number]): string[] {
  const [one, more] = UNITS[where as Goods]
  const quantityText = `${Math.abs(count)} ${Math.abs(count) === 1 ? one : more}`
  return count < 0 ? ['Retour, gaat eraf:', quantityText] : [quantityText]
}

const lines = ({ goods }: Receipt) => Object.entries(goods).flatMap(line)

function drawer(number: number): Shape[] {
  const x = 34 + ((number - 1) % 5) * 68
  const y = 70 + Math.floor((number - 1) / 5) * 64
  return [
    rect(x, y, 60, 56, { radius: 4, fill: 'paper', strokeWidth: 2 }),
    text(x + 30, y + 27, String.fromCharCode(64 + number), 22, { letter: 'title', bold: true }),
    text(x + 30, y + 48, String(number), 16, { letter: 'code' }),
    circle(x + 50, y + 42, 4, { fill: 'messing', strokeWidth: 1 }),
  ]
}

/** The overturned ink pot with its neck to the left, and the ink that ran out over the front. */
const INKWELL: readonly Shape[] = [
  // The drips run between the drawers, because the letters of the drawers have to stay legible.
  path(
    'M44 58 Q46 52 60 53 Q84 48 108 52 Q150 47 204 52 Q214 54 212 60 Q206 66 196 64 Q184 62 176 65 Q170 68 170 78 Q170 88 166 88 Q162 88 162 78 Q162 68 156 66 Q130 62 112 65 Q103 67 103 84 L103 112 Q103 120 98 120 Q93 120 93 112 L93 84 Q93 68 84 66 Q70 62 58 66 Q46 66 44 58 Z',
    { fill: 'ink', line: undefined }
  ),
  // A square bottle on its side: foot to the right, neck and rim to the left.
  path('M262 17 L262 57 L224 57 Q214 57 212 47 L200 47 L200 29 L212 29 Q214 17 224 17 Z', {
    fill: 'white',
    strokeWidth: 3,
  }),
  path('M262 48 L262 57 L224 57 Q214 57 212 47 L200 47 L200 40 Q232 44 262 48 Z', {
    fill: 'ink',
    strokeWidth: 2,
  }),
  rect(191, 23, 10, 30, { radius: 3, fill: 'blue', strokeWidth: 2.5 }),
  rect(222, 20, 36, 22, { radius: 2, fill: 'paper', strokeWidth: 1.5 }),
  text(240, 37, 'inkt', 16, { letter: 'title' }),
]

/** Twenty-six drawers, and an ink pot on top that explains the state of the slips. */
function chestOfDrawers(): Drawing {
  return {
    width: 400,
    height: 500,
    shapes: [
      ...frame(400, 500),
      rect(22, 58, 356, 404, { radius: 6, fill: 'sand', line: undefined }),
      rect(22, 58, 356, 404, { radius: 6, strokeWidth: 3 }),
      ...range(26)
        .map((i) => drawer(i + 1))
        .flat(),
      // The empty place next to drawer 26 says what the cabinet is for.
      rect(170, 402, 126, 38, { radius: 4, fill: 'paper', strokeWidth: 2 }),
      text(233, 428, 'bonnen', 22, { letter: 'title' }),
      ...INKWELL,
      // The key lies on top, because the drawers are open.
      circle(322, 48, 8, { line: 'messing', strokeWidth: 4 }),
      path('M330 48 L362 48 M352 48 L352 55 M360 48 L360 54', { line: 'messing', strokeWidth: 4 }),
      rect(44, 462, 26, 16, { fill: 'messing', strokeWidth: 2 }),
      rect(330, 462, 26, 16, { fill: 'messing', strokeWidth: 2 }),
    ],
  }
}

export const kantoor = {
  name: 'kantoor',
  flag: 'kantoor',
  label: 'Kantoor',
  group: 'ruimten',
  kind: 'puzzle',
  level: 3,
  story: [
    'Mathildes kantoor ruikt naar inkt, want de inktpot is vanavond omgevallen. Uitgerekend over de bonnen van de kruidenier. Van de acht die nog openstaan, is geen totaal meer te lezen.',
    '‘Zonde,’ zegt ze, ‘want ik berg ze op naar bedrag. Een bon van acht euro gaat in la 8. Mijn kruidenier rekent in hele euro’s en heeft zijn prijzen het hele voorjaar niet veranderd, dus het moet te doen zijn. Wie ze in de goede volgorde opbergt, ziet meteen wat ik vanavond vergeten ben.’',
  ],
  material: [
    {
      kind: 'prop',
      object: 'receipt',
      heading: 'De kruidenier',
      stamp: 'VOLDAAN',
      look: { width: 1, lettering: 'print' },
      parts: [
        {
          kind: 'cards',
          caption: 'Voldaan in april',
          cards: PAID.map((receipt) => ({
            title: `${receipt.day} april`,
            lines: [...lines(receipt), `Totaal: ${receipt.total} euro`],
          })),
        },
      ],
    },
    {
      kind: 'prop',
      object: 'receipt',
      heading: 'De kruidenier',
      look: { width: 1, lettering: 'print' },
      parts: [
        {
          kind: 'cards',
          caption: 'Open in mei, op de stapel zoals ze vielen',
          cards: OPEN.map((receipt) => ({
            title: `${receipt.day} mei`,
            lines: [...lines(receipt), 'Totaal: een inktvlek'],
          })),
        },
      ],
    },
    {
      kind: 'drawing',
      caption: 'De ladekast waarin Mathilde haar bonnen opbergt',
      description:
        'Een kast met zesentwintig laden. Op iedere la staan een letter en een nummer: A is 1, B is 2, en zo verder tot Z, die 26 is.',
      drawing: chestOfDrawers(),
    },
  ],
  question: 'Berg de openstaande bonnen op, de oudste eerst. Welk woord lees je op de laden?',
  answer: 'REKENING',
  showAnswer: 'REKENING',
  explanation:
    'De bonnen van april geven de prijzen: peterselie 1, bloem 2, boter 4 en azijn 7 euro. De openstaande bonnen komen daarmee van oud naar nieuw op 18, 5, 11, 5, 14, 9, 14 en 7 euro. Mathilde slaat zich voor het hoofd: tafel negen is weggegaan zonder de rekening te vragen.',
  nearMisses: [
    { answer: 'rekeningen', text: 'Er zijn acht bonnen, dus acht letters. Het is er maar één.' },
    { answer: 'IEGKNRNE', text: 'De laden kloppen. Kijk nog eens naar de datums op de bonnen.' },
  ],
  hints: [
    'Zoek eerst de vier prijzen. Vergelijk de bonnen van 11 en 25 april: druk de boter en de azijn uit in zakken bloem, en je houdt met de andere twee bonnen weinig over.',
    'Een zak bloem kost 2 euro, een bosje peterselie 1. Reken zo ook de boter en de azijn uit. De oudste openstaande bon, die van 3 mei, hoort dan in la 18.',
  ],
} as const satisfies Puzzle<Space, Space>
