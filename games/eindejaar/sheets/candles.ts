import { group, line, path, drawing, text, range, rect } from '#games/kit/shapes'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Color, Shape } from '#domain/drawing'

/** The height of a new candle, in marks. */
export const NEW_LENGTH = 30

/** The trials: how many marks of a candle are left after so many hours. */
export const TRIALS = [
  { candle: 'dik', hours: 3, remaining: 24 },
  { candle: 'middeldik', hours: 4, remaining: 18 },
  { candle: 'dun', hours: 2, remaining: 20 },
] as const

type Candle = (typeof TRIALS)[number]['candle']

/** The stubs that lie end to end on one side, and the equally long one beside them. */
export const STUBS = { together: ['middeldik', 'dun'], even: 'dik' } as const satisfies {
  together: readonly Candle[]
  even: Candle
}

const SIZE = 6
const SHAPE: Record<Candle, { b: number; color: Color }> = {
  dik: { b: 52, color: 'wax' },
  middeldik: { b: 34, color: 'sand' },
  dun: { b: 18, color: 'messing' },
}

const flame = (x: number, y: number): Shape[] => [
  line(x, y, x, y - 9),
  path(
    `M ${x} ${y - 34} C ${x + 11} ${y - 20} ${x + 8} ${y - 9} ${x} ${y - 9} C ${x - 8} ${y - 9} ${x - 11} ${y - 20} ${x} ${y - 34} Z`,
    { fill: 'messing', strokeWidth: 2 }
  ),
]

function newCandle(candle: Candle, x: number, base: number): Shape {
  const { b, color } = SHAPE[candle]
  const h = NEW_LENGTH * SIZE
  return group(x, base - h, [
    rect(-b / 2, 0, b, h, { fill: color, radius: 3 }),
    ...flame(0, 0),
    path(
      `M ${-b / 2 - 12} ${h} H ${b / 2 + 12} C ${b / 2 + 8} ${h + 14} ${-b / 2 - 8} ${h + 14} ${-b / 2 - 12} ${h} Z`,
      { fill: 'sand' }
    ),
    text(0, h + 36, candle, 19, { bold: true }),
  ])
}

/** The ruler beside the candles, with a number at every tenth mark. */
const ruler = (x: number, base: number): Shape[] => [
  line(x, base, x, base - NEW_LENGTH * SIZE),
  ...range(NEW_LENGTH + 1).map((i) =>
    line(x, base - i * SIZE, x + (i % 10 ? 8 : 16), base - i * SIZE, {
      strokeWidth: i % 10 ? 1.2 : 2.5,
    })
  ),
  ...[0, 10, 20, 30].map((i) => text(x - 8, base - i * SIZE + 6, `${i}`, 17, { anchor: 'end' })),
]

/** A stub that lies down. The gap beside its name shows that its length is not drawn. */
function stub(candle: Candle, x: number, y: number, length: number): Shape[] {
  const { b, color } = SHAPE[candle]
  const m = x + length * 0.72
  return [
    rect(x, y - b / 2, length, b, { fill: color, radius: 3 }),
    path(`M ${m - 8} ${y + b / 2 + 4} l 8 ${-b - 8} h 8 l -8 ${b + 8} Z`, {
      fill: 'paper',
      line: 'paper',
    }),
    line(m - 8, y + b / 2 + 4, m, y - b / 2 - 4),
    line(m, y + b / 2 + 4, m + 8, y - b / 2 - 4),
  ]
}

/** A slip of paper on a stub with its name, because in grey their colours look alike. */
const named = (candle: Candle, x: number, y: number): Shape[] => [
  rect(x - candle.length * 4 - 5, y - 9, candle.length * 8 + 10, 18, {
    fill: 'paper',
    strokeWidth: 1.2,
    radius: 2,
  }),
  text(x, y + 6, candle, 17, { bold: true }),
]

const BASE = 232

const plank = drawing(400, 430, [
  ...ruler(46, BASE),
  text(10, 34, 'streepjes', 17, { anchor: 'start' }),
  newCandle('dik', 118, BASE),
  newCandle('middeldik', 208, BASE),
  newCandle('dun', 290, BASE),
  line(14, 278, 386, 278, { line: 'soft', strokeWidth: 1.5, dash: '2 7' }),
  text(20, 301, 'vanavond, na het doven', 18, { anchor: 'start', letter: 'title' }),
  ...stub('middeldik', 50, 331, 190),
  ...named('middeldik', 112, 331),
  ...stub('dun', 240, 331, 110),
  ...named('dun', 278, 331),
  ...stub('dik', 50, 384, 300),
  ...named('dik', 112, 384),
  line(50, 310, 50, 413, { line: 'wax', dash: '6 5' }),
  line(350, 310, 350, 413, { line: 'wax', dash: '6 5' }),
  text(62, 427, 'schets, niet op schaal', 17, { anchor: 'start' }),
  stamp('rood', 'ster', 400, 1.1),
])

export const candles = {
  name: 'sheet4',
  flag: 'sheet4',
  label: 'Drie stompjes',
  group: 'rood',
  kind: 'puzzle',
  level: 3,
  symbol: 'ster',
  story: [
    'In de Kaarsenmakerij brandt elke avond een proefvlam. Vanavond heeft Marleen, de kaarsenmaker, drie nieuwe kaarsen tegelijk aangestoken, een dikke, een middeldikke en een dunne. Ze gaf het oliekannetje nog aan Arnold mee en viel in slaap in haar stoel.',
    'Toen ze wakker werd, blies ze de kaarsen alle drie tegelijk uit. Kaarsen weten ook hoe laat het is.',
  ],
  material: [
    {
      kind: 'prop',
      object: 'notebook',
      heading: 'Proefboek van de Kaarsenmakerij',
      look: { ruling: 'none' },
      parts: [
        {
          kind: 'drawing',
          caption:
            'Bovenaan de drie kaarsen toen ze nieuw waren, daaronder hun stompjes van vanavond. De middeldikke en de dunne zijn samen precies even lang als de dikke.',
          description:
            'Boven staan drie nieuwe kaarsen naast een maatlat in streepjes: een dikke, een middeldikke en een dunne, alle drie precies 30 streepjes hoog. Onder liggen de drie stompjes van vanavond. Het middeldikke en het dunne stompje liggen in elkaars verlengde en zijn samen precies even lang als het dikke stompje, dat eronder ligt. De stompjes zijn een schets, niet op schaal. Rechtsboven staat het stempel van het blad: een ster.',
          drawing: plank,
        },
        {
          kind: 'table',
          caption:
            'Eerdere proeven, elk met een nieuwe kaars. Een kaars brandt van begin tot eind met dezelfde snelheid.',
          heading: ['Kaars', 'Brandde', 'Daarna over'],
          rows: TRIALS.map(({ candle, hours, remaining }) => [
            candle,
            `${hours} uur`,
            `${remaining} streepjes`,
          ]),
        },
      ],
    },
  ],
  question: 'Hoeveel uur hebben de drie kaarsen vanavond elk gebrand?',
  answer: '5',
  alsoCorrect: ['vijf', '5 uur', 'vijf uur'],
  showAnswer: '5',
  explanation:
    'Per uur verliest de dikke kaars 2 streepjes, de middeldikke 3 en de dunne 5. Na vijf uur zijn er nog 20, 15 en 5 over, en 15 en 5 zijn samen 20. Op geen enkel ander moment past het.',
  nearMisses: [
    {
      answer: '6',
      text: 'Dan was de dunne kaars net helemaal op geweest, en die heeft nog een stompje.',
    },
    {
      answer: '3',
      text: 'Bijna het goede idee. Reken na hoe hoog ze dan alle drie nog zijn, en leg ze naast elkaar.',
    },
  ],
  hints: [
    'Begin bij het proefboek. Een nieuwe kaars is 30 streepjes hoog. Hoeveel streepjes verliest elke kaars in één uur?',
    'De dikke kaars verliest 2 streepjes per uur. Reken de andere twee net zo uit, en maak dan een tabel: een regel per uur, een kolom per kaars.',
    'Per uur gaan er 2, 3 en 5 streepjes af. Na één uur is de stand 28, 27 en 25: de middeldikke en de dunne zijn samen nog veel langer dan de dikke. Ga zo door.',
    'Na vier uur is de stand 22, 18 en 10: de middeldikke en de dunne zijn samen nog zes streepjes te lang. Kijk één regel verder in je tabel.',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
