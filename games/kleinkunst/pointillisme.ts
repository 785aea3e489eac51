import { fromOdilia } from '#games/kleinkunst/odilia'
import type { HintItem } from '#domain/play/hint_pages'
import type { Color, Drawing, Shape } from '#domain/drawing'
import { circle, ellipse, onCircle, path, range, rect, type Point } from '#games/kit/shapes'

export type Thing = {
  readonly name: string
  readonly color: Color
  /** The pencil line under the dots, which shows which dots belong together. */
  readonly sketch: string
  readonly inner?: Color
  readonly points: readonly Point[]
}

const STEP = 19

/** Dots at each `o` in the rows, one step apart. */
const rows = (x: number, y: number, ...lines: readonly string[]): Point[] =>
  lines.flatMap((line, r) =>
    [...line].flatMap((char, k): Point[] => (char === 'o' ? [[x + k * STEP, y + r * STEP]] : []))
  )

const ring = (x: number, y: number, r: number, count: number): Point[] =>
  range(count).map((i) => onCircle(x, y, r, (360 * i) / count))

export const THINGS: readonly Thing[] = [
  {
    name: 'zon',
    color: 'orange',
    sketch: ellipse(362, 84, 40, 40),
    inner: 'yellow',
    points: ring(362, 84, 40, 12),
  },
  {
    name: 'meeuw',
    color: 'ink',
    sketch: 'M 60 62 Q 84 60 98 81 Q 112 60 136 62',
    points: rows(60, 62, 'o...o', '..o..'),
  },
  {
    name: 'wolk',
    color: 'soft',
    inner: 'white',
    sketch:
      'M 188 100 a 14 14 0 0 1 6 -26 a 20 20 0 0 1 38 -18 a 18 18 0 0 1 40 18 a 14 14 0 0 1 6 26 Z',
    points: rows(196, 58, '..o..', 'o.o.o'),
  },
  {
    name: 'vlieger',
    color: 'purple',
    inner: 'white',
    sketch: 'M 136 109 L 163 136 L 136 163 L 109 136 Z M 136 163 C 138 176 150 180 158 186',
    points: [...ring(136, 136, 27, 4), [158, 186]],
  },
  {
    name: 'zeilboot',
    color: 'wax',
    inner: 'white',
    sketch: 'M 270 154 V 220 M 270 156 L 300 206 H 270 M 222 223 H 318 L 304 250 H 236 Z',
    points: rows(232, 166, '..o..', '..oo.', '..o..', 'ooooo'),
  },
  {
    name: 'huis',
    color: 'messing',
    inner: 'white',
    sketch:
      'M 310 274 L 356 226 L 402 274 Z M 318 274 V 324 H 394 V 274 Z M 344 324 V 300 H 368 V 324',
    points: rows(318, 236, '..o..', '.o.o.', 'o...o', 'o...o', 'o.o.o'),
  },
  {
    name: 'boom',
    color: 'mos',
    inner: 'white',
    sketch:
      'M 68 280 V 310 L 46 326 H 102 L 80 310 V 280 Z M 68 290 C 30 286 22 250 36 236 C 36 206 112 206 112 236 C 130 250 120 286 80 290 Z',
    points: rows(36, 222, '.o.o.', 'o.o.o', '.o.o.', '..o..', '..o..', '.o.o.'),
  },
  {
    name: 'vis',
    color: 'blue',
    inner: 'white',
    sketch:
      'M 170 302 C 180 268 226 270 240 300 L 264 275 V 327 L 240 304 C 226 332 180 334 170 302 Z',
    points: rows(180, 282, '.o..o', 'o.oo.', '.o..o'),
  },
  {
    name: 'bloem',
    color: 'wax',
    sketch: 'M 96 388 V 424 M 96 424 Q 116 420 122 402 M 96 424 Q 78 420 72 406',
    points: [...ring(96, 388, 22, 5), [96, 388]],
  },
]

const points = ({ color, points: spots }: Thing): Shape[] =>
  spots.map(([x, y]) => circle(x, y, 7.5, { line: undefined, fill: color, clear: true }))

const PENCIL = { line: 'soft', strokeWidth: 1.5 } as const
const WAVE = { line: 'blue', strokeWidth: 1.5 } as const
const HORIZON = 232

/** The bay between two banks, and a hill across the water. */
const WATER: readonly Shape[] = [
  path(`M 22 ${HORIZON} H 418 V 400 H 22 Z`, { fill: 'white', ...PENCIL }),
  path(`M 128 ${HORIZON} C 150 206 186 206 210 ${HORIZON} Z`, { fill: 'sand', ...PENCIL }),
  ...(
    [
      [146, 256],
      [250, 266],
      [176, 350],
      [206, 374],
    ] as const
  ).map(([x, y]) => path(`M ${x} ${y} q 9 -8 18 0 t 18 0 t 18 0`, WAVE)),
]
const SHORE = path(
  'M 22 300 C 70 292 118 300 140 330 C 160 360 150 396 214 398 C 290 400 276 340 302 316 C 330 292 380 300 418 304 V 428 H 22 Z',
  { fill: 'sand', ...PENCIL }
)

const drawing: Drawing = {
  width: 440,
  height: 450,
  shapes: [
    rect(8, 8, 424, 434, { fill: 'messing', strokeWidth: 3, radius: 4 }),
    rect(22, 22, 396, 406, { fill: 'paper', strokeWidth: 2 }),
    ...WATER,
    SHORE,
    ...THINGS.map(({ sketch, inner }) => path(sketch, { ...PENCIL, fill: inner })),
    rect(22, 22, 396, 406, { strokeWidth: 2 }),
    ...THINGS.flatMap(points),
  ],
}

export const pointillisme = {
  name: 'pointillisme',
  label: 'Pointillisme',
  description: 'Een uitzicht dat helemaal van punten is gemaakt',
  answer: '8',
  answer2: 'acht',
  answerAddition:
    'Meeuw 3, wolk 4, vlieger 5, bloem 6, vis 7, zeilboot 9, huis 10, boom 11, zon 12. Van drie tot en met twaalf mist alleen de 8.',
  checkAnswer: false,
  hints: [
    'In dit schilderij is alles geteld. Tel jij ook.',
    'Er staan negen dingen, van meeuw tot bloem. Tel van elk ding de gekleurde punten en schrijf het getal erbij.',
    'De meeuw heeft er 3 en de zon 12. Zet de negen getallen op volgorde.',
    'Van drie tot en met twaalf, dat zijn tien getallen. Er staan maar negen dingen.',
  ],
  booklet: {
    story: [
      'De tweede studie is een uitzicht over het water. Van dichtbij zie je alleen punten, van een afstand een hele zondagmiddag. Voor Odilia was het een rekenles.',
    ],
    material: [
      fromOdilia(
        'Wie met punten schildert, leert tellen. Ik nam de aantallen van drie tot en met twaalf en maakte van elk aantal één ding, op één aantal na.',
        'Dat ene bewaarde ik voor het echte schilderij.'
      ),
      {
        kind: 'prop',
        object: 'postcard',
        look: { snug: true },
        parts: [
          {
            kind: 'drawing',
            caption: 'Studie 2: zondag aan het water',
            description: `Een uitzicht aan het water, gemaakt van losse punten. ${THINGS.map(
              (thing) => `${thing.name}: ${'•'.repeat(thing.points.length)}`
            ).join(', ')}.`,
            drawing,
          },
        ],
      },
    ],
    question: 'Welk aantal bewaarde Odilia?',
  },
} as const satisfies HintItem<'pointillisme'>
