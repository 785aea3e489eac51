import {
  circle,
  group,
  angular,
  line,
  path,
  drawing,
  text,
  rect,
  type Point,
} from '#games/kit/shapes'
import { arrow } from '#games/eindejaar/sheets/eindejaar_drawing'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'

/** The sheet before it is folded: x to the right, y down. */
export const SHEET = { width: 32, height: 24 } as const

/**
 * The folds. Each turns one half over the crease onto the other; creases are in the sheet's units.
 */
export const FOLDS = [
  { as: 'x', at: 16, foldOver: 'kleiner' },
  { as: 'y', at: 12, foldOver: 'groter' },
  { as: 'x', at: 24, foldOver: 'kleiner' },
] as const

/** Where the folded packet lies on the sheet, and how large it is. */
export const FOLDED_SIZE = { x: 24, y: 0, width: 8, height: 12 } as const

/** The pieces that are cut out, in the packet's own units from its upper left corner. */
export const CUTS = [
  {
    name: 'hoek linksonder',
    points: [
      [0, 8.6],
      [3.2, 12],
      [0, 12],
    ],
  },
  {
    name: 'hoek rechtsonder',
    points: [
      [8, 9.2],
      [5.4, 12],
      [8, 12],
    ],
  },
  {
    name: 'hap links',
    points: [
      [0, 2.4],
      [3, 4.9],
      [0, 7.2],
    ],
  },
  {
    name: 'hap boven',
    points: [
      [3.8, 0],
      [7, 0],
      [5.4, 2.6],
    ],
  },
] as const satisfies readonly { name: string; points: readonly Point[] }[]

const number = (x: number, y: number, n: number): Shape[] => [
  circle(x, y, 15, { fill: 'ink' }),
  text(x, y + 6, `${n}`, 18, { color: 'white', bold: true }),
]

/** How many times larger the last panel is drawn than the others, in which one unit is 5. */
const MAGNIFICATION = 2.4

type Side = 'links' | 'onder' | 'rechts'

type Bend = Parameters<typeof path>[1]
const BEND = { line: 'blue', strokeWidth: 4, clear: true } as const

/** The line along a folded edge, where the paper bends. */
const bend = (b: number, h: number, side: Side, style: Bend = BEND): Shape =>
  path(
    {
      links: `M 5 6 Q 3 ${h / 2} 5 ${h - 6}`,
      onder: `M 6 ${h - 5} Q ${b / 2} ${h - 3} ${b - 6} ${h - 5}`,
      rechts: `M ${b - 5} 6 Q ${b - 3} ${h / 2} ${b - 5} ${h - 6}`,
    }[side],
    style
  )

/**
 * Folded paper. Loose edges are visible underneath, one sheet for each number, and folded edges are
 * round.
 */
const paper = (b: number, h: number, loose: readonly number[], folds: readonly Side[]): Shape[] => [
  ...loose.map((d) => rect(d, -d, b, h, { fill: 'sand', line: 'soft', strokeWidth: 1.2 })),
  rect(0, 0, b, h, { fill: 'white', radius: folds.length ? 5 : 0 }),
  ...folds.map((side) => bend(b, h, side)),
]

const FOLD_LINE = { line: 'blue', strokeWidth: 2, dash: '7 5' } as const

const STEP1 = group(40, 72, [
  ...paper(160, 120, [], []),
  line(80, 0, 80, 120, FOLD_LINE),
  arrow([34, 46], [80, -22], [124, 44]),
])

const STEP2 = group(272, 72, [
  ...paper(80, 120, [4], ['links']),
  line(0, 60, 80, 60, FOLD_LINE),
  arrow([40, 100], [-44, 62], [32, 22]),
])

const STEP3 = group(80, 336, [
  ...paper(80, 60, [4], ['links', 'onder']),
  line(40, 0, 40, 60, FOLD_LINE),
  arrow([16, 26], [38, -34], [64, 24]),
])

/** On the right, the fold of step 1 lies on the loose edges. */
const FOLDED_SIDES: readonly Side[] = ['links', 'onder', 'rechts']

function foldedPacket(): Shape {
  const m = 5 * MAGNIFICATION
  return group(272, 292, [
    ...paper(8 * m, 12 * m, [9, 5], FOLDED_SIDES),
    ...CUTS.flatMap(({ points }): Shape[] => [
      path(angular(points.map(([x, y]) => [x * m, y * m] as const)), {
        fill: 'ink',
        strokeWidth: 1.5,
      }),
    ]),
    // A fold goes on where a piece of it is cut out.
    ...FOLDED_SIDES.map((side) => bend(8 * m, 12 * m, side, { ...BEND, strokeWidth: 5 })),
  ])
}

/** Open scissors: two blades, a screw, and a ring at each end for a finger. */
const SCISSORS = group(
  404,
  300,
  [
    path('M -62 -13 C -40 -12 -16 -6 8 3 L 4 9 C -18 4 -40 -4 -62 -13 Z', {
      fill: 'white',
      strokeWidth: 2,
    }),
    path('M -62 15 C -40 13 -16 6 8 -3 L 4 -9 C -18 -4 -40 5 -62 15 Z', {
      fill: 'white',
      strokeWidth: 2,
    }),
    path('M 4 4 C 12 6 16 9 20 13 M 4 -4 C 12 -6 16 -9 20 -13', { strokeWidth: 6 }),
    path('M 4 4 C 12 6 16 9 20 13 M 4 -4 C 12 -6 16 -9 20 -13', { line: 'wax', strokeWidth: 3 }),
    ...[-1, 1].flatMap((side) => [
      circle(34, side * 17, 15, { strokeWidth: 9 }),
      circle(34, side * 17, 15, { line: 'wax', strokeWidth: 5 }),
    ]),
    circle(-4, 0, 3.4, { fill: 'messing', strokeWidth: 1.8 }),
  ],
  { rotate: -24 }
)

const procedure: Drawing = drawing(532, 470, [
  ...number(26, 28, 1),
  STEP1,
  ...number(262, 28, 2),
  STEP2,
  ...number(26, 254, 3),
  STEP3,
  ...number(262, 254, 4),
  text(286, 260, 'vergroot', 17, { anchor: 'start', color: 'soft' }),
  foldedPacket(),
  SCISSORS,
  line(232, 16, 232, 454, { line: 'sand', strokeWidth: 2 }),
  line(16, 228, 424, 228, { line: 'sand', strokeWidth: 2 }),
  stamp('groen', 'maan', 532, 0.8),
])

export const foldedStar = {
  name: 'sheet2',
  flag: 'sheet2',
  label: 'De sterrenlantaarn',
  group: 'groen',
  kind: 'puzzle',
  level: 5,
  symbol: 'maan',
  story: [
    'Achter in de Dennenhal vouwt en knipt Annelies papier voor sterrenlantaarns. Ze vouwt drie keer, knipt vier keer, en weet al hoe het wordt voordat ze het vel openslaat.',
    'Zo’n vel hangt plat vóór het licht. Elk gat in het papier werpt één ster op de muur. Een hap uit de buitenrand telt niet: daar lekt het licht gewoon weg.',
    'Vanochtend vroeg gaf ze haar schaar een drup uit het oliekannetje. Daarna mocht Hubert het hebben.',
  ],
  material: [
    {
      kind: 'prop',
      object: 'book_page',
      look: { snug: true },
      parts: [
        {
          kind: 'drawing',
          caption:
            'Zo vouwt ze het vel, van 1 naar 4. De streepjeslijn is de vouw, de pijl zegt welke helft omgaat. Langs een vouw die klaar is, loopt een dikke lijn; wat erachter uitsteekt, zijn losse randen. Tekening 4 is vergroot: wat daar zwart is, knipt ze door alle lagen heen weg.',
          description:
            'Vier stappen. Een: het vel ligt breed, met een vouwlijn van boven naar beneden door het midden; de linkerhelft gaat over de rechterhelft. Twee: het dubbele vel is nu smal en hoog; een vouwlijn loopt van links naar rechts door het midden en de onderste helft gaat naar boven over de bovenste. Drie: een vouwlijn van boven naar beneden door het midden; de linkerhelft gaat over de rechterhelft. Vier: het pakje, groter getekend, met vier zwarte stukken die worden weggeknipt: de hoek linksonder, de hoek rechtsonder, een driehoekige hap uit het midden van de linkerzijde en een driehoekige hap uit de bovenkant. Langs de rechterzijde ligt een ronde vouw op losse randen. De stukken raken elkaar niet. Rechtsboven staat het stempel van het blad: een maan.',
          drawing: procedure,
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Pak een los vel papier en een schaartje en doe haar na, of vouw het in gedachten en teken op wat je zou zien. Tel alleen de gaten in het platte, opengevouwen vel.',
      ],
    },
  ],
  question: 'Hoeveel sterren werpt de lantaarn op de muur als het vel weer is opengevouwen?',
  answer: '7',
  alsoCorrect: ['zeven'],
  showAnswer: '7',
  explanation:
    'De hap links zit op de laatste vouw en wordt vier gaten. De hoek linksonder ligt op twee vouwen en wordt er twee. De hoek rechtsonder bevat het midden van het vel en wordt daar één gat; de rest ervan valt op de rand. De hap boven raakt alleen de buitenrand.',
  nearMisses: [
    {
      answer: '8',
      text: 'Het pakje is inderdaad acht lagen dik. Maar een knip op een vouw opent twee lagen tegelijk, en een knip op de rand maakt geen gat.',
    },
    {
      answer: '9',
      text: 'Er telt iets mee dat open ligt naar de rand. Loop met je vinger de hele buitenrand langs.',
    },
    {
      answer: '4',
      text: 'Er zijn vier knippen, maar niet elke knip geeft evenveel gaten.',
    },
  ],
  hints: [
    'Bekijk de vier zijden van het pakje. Welke zijde is een vouw, en welke is de buitenrand van het vel? Let op: één zijde is van allebei een beetje.',
    'Reken de knippen één voor één uit. De bovenkant van het pakje bestaat uit alleen maar buitenrand. Wat levert de hap boven dus op?',
    'Vouw in gedachten terug: elke vouw spiegelt het gat. De hap links ligt op de laatste vouw. Na het openslaan van die vouw is het één ruit, en daarna verdubbelt die ruit nog twee keer.',
    'De hoek linksonder ligt op de laatste vouw én op de vouw daarvoor. Dan is het na twee keer openslaan nog steeds één ruit, en er is nog één vouw te gaan. Doe hetzelfde met de hoek rechtsonder, en bedenk welke punt van het vel daar ligt.',
    'De hap links wordt vier gaten, de hoek linksonder twee en de hap boven geen. De hoek rechtsonder raakt op twee plekken de buitenrand, en op één plek het midden van het vel.',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
