import {
  circle,
  group,
  angular,
  line,
  path,
  star,
  drawing,
  text,
  range,
  rect,
} from '#games/kit/shapes'
import { snow } from '#games/eindejaar/sheets/eindejaar_drawing'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'

export type Bauble = 'strepen' | 'stippen' | 'effen' | 'ster'

/**
 * A branch as a photo shows it, from left to right. The first and the last ball hang at its tips.
 */
export type Branch = readonly Bauble[]

/**
 * The branches of the front, from top to bottom. A ball at a tip is visible from both sides, so it
 * is on both photos.
 */
export const FRONT = [
  ['effen', 'strepen'],
  ['stippen', 'ster', 'effen'],
  ['strepen', 'stippen', 'effen', 'ster'],
  ['strepen', 'effen', 'strepen', 'ster', 'stippen'],
] as const satisfies readonly Branch[]

export const BACK = [
  ['strepen', 'effen'],
  ['effen', 'strepen', 'stippen'],
  ['ster', 'stippen', 'ster', 'strepen'],
  ['stippen', 'strepen', 'effen', 'stippen', 'strepen'],
] as const satisfies readonly Branch[]

/** The legible lines of the packing list; the line of the striped balls is smudged. */
export const PACKING_LIST = { stippen: 5, effen: 5, ster: 4 } as const

const RADIUS = 17
const NAMES: Record<Bauble, string> = {
  strepen: 'gestreept',
  stippen: 'gestippeld',
  effen: 'effen',
  ster: 'met een ster',
}

const PATTERNS: Record<Bauble, readonly Shape[]> = {
  strepen: [
    circle(0, 0, RADIUS, { fill: 'white' }),
    ...[-9, 0, 9].map((y) => {
      const b = Math.sqrt(RADIUS ** 2 - y ** 2) - 1
      return line(-b, y, b, y, { line: 'wax', strokeWidth: 4 })
    }),
    circle(0, 0, RADIUS),
  ],
  stippen: [
    circle(0, 0, RADIUS, { fill: 'sand' }),
    ...(
      [
        [0, 0],
        [-8, -7],
        [8, -7],
        [-8, 7],
        [8, 7],
      ] as const
    ).map(([x, y]) => circle(x, y, 2.6, { fill: 'ink', strokeWidth: 1 })),
  ],
  effen: [
    circle(0, 0, RADIUS, { fill: 'messing' }),
    path('M -10 -5 A 11 11 0 0 1 -3 -11', { line: 'paper', strokeWidth: 3 }),
  ],
  ster: [
    circle(0, 0, RADIUS, { fill: 'blue' }),
    path(star(0, 0.5, 12.5, 5), { fill: 'white', strokeWidth: 1.5 }),
  ],
}

const TIPS = [
  { y: 146, b: 60 },
  { y: 214, b: 94 },
  { y: 284, b: 126 },
  { y: 354, b: 154 },
] as const

function bauble(kind: Bauble, x: number, y: number): Shape {
  return group(x, y, [
    line(0, -RADIUS - 9, 0, -RADIUS),
    rect(-4, -RADIUS - 4, 8, 5, { fill: 'messing', strokeWidth: 1.5 }),
    ...PATTERNS[kind],
  ])
}

/** One branch with its garland. The balls at the tips hang half outside the green. */
function treetop(branch: Branch, number: number): Shape[] {
  const { y, b } = itemAt(TIPS, number)
  const top = number === 0 ? 62 : itemAt(TIPS, number - 1).y - 22
  const hem = (dx: number) => 26 * (1 - (dx / b) ** 2)
  const baubles = branch.map((kind, i) => {
    const dx = -b + (2 * b * i) / (branch.length - 1)
    return bauble(kind, Math.round(200 + dx), Math.round(y + hem(dx) * 0.55 + RADIUS))
  })
  return [
    path(
      `M 200 ${top} Q ${200 + b * 0.35} ${y - 24} ${200 + b} ${y} Q 200 ${y + 38} ${200 - b} ${y} Q ${200 - b * 0.35} ${y - 24} 200 ${top} Z`,
      { fill: 'mos' }
    ),
    ...baubles,
  ]
}

function photo(name: string, tree: readonly Branch[], background: readonly Shape[]): Drawing {
  return drawing(400, 480, [
    rect(8, 8, 384, 464, { fill: 'white', line: 'soft', strokeWidth: 1.5, radius: 4 }),
    rect(20, 20, 360, 412, { fill: 'sand', strokeWidth: 2 }),
    ...background,
    line(21, 412, 379, 412, { line: 'soft' }),
    rect(188, 374, 24, 40, { fill: 'messing' }),
    path('M 164 404 H 236 L 228 428 H 172 Z', { fill: 'wax' }),
    ...range(tree.length)
      .reverse()
      .flatMap((i) => treetop(itemAt(tree, i), i)),
    path(star(200, 52, 22, 9), { fill: 'messing' }),
    text(200, 460, name, 19, { letter: 'code', bold: true }),
  ])
}

const PANE = [
  rect(40, 44, 74, 92, { fill: 'white' }),
  ...snow(58, 74, 12).map((flake) => group(48, 52, [flake])),
  line(77, 44, 77, 136),
  line(40, 90, 114, 90),
]

const DOOR = [
  rect(36, 36, 76, 88, { fill: 'paper' }),
  circle(74, 72, 22, { line: 'mos', strokeWidth: 9 }),
  path(
    angular([
      [74, 94],
      [64, 107],
      [84, 107],
    ]),
    { fill: 'wax' }
  ),
]

const inWords = (tree: readonly Branch[]) =>
  tree
    .map((branch, i) => `Tak ${i + 1}: ${branch.map((kind) => NAMES[kind]).join(', ')}.`)
    .join(' ')

const front = photo('voorkant', FRONT, PANE)

export const baubles = {
  name: 'sheet1',
  flag: 'sheet1',
  label: 'Rondom de boom',
  group: 'groen',
  kind: 'puzzle',
  level: 1,
  symbol: 'bel',
  story: [
    'Midden in de Dennenhal staat de proefboom. Elke kerstbal uit de fabriek hangt er één nacht in, om te zien of hij mooi draait in het licht.',
    'Keurmeester Arnold is eromheen gelopen en heeft twee foto’s gemaakt: één recht van voren en één recht van achteren. Daarna schoot hij met een kop warme chocolademelk uit over zijn paklijst. De paklijst klopt: controleer er je telling mee.',
    'De haakjes van de ballen glijden weer. Het oliekannetje heeft Arnold doorgegeven aan Tobias.',
  ],
  material: [
    {
      kind: 'drawing',
      caption: 'De proefboom van voren',
      description: `Een foto van de kerstboom van voren, met vier takken van boven naar beneden. De eerste en de laatste bal van elke tak hangen aan de uiterste punten, half naast het groen. Van links naar rechts hangen er: ${inWords(FRONT)} Rechtsboven staat het stempel van het blad: een bel.`,
      drawing: { ...front, shapes: [...front.shapes, stamp('groen', 'bel', 400, 0.7, 50)] },
    },
    {
      kind: 'drawing',
      caption: 'Dezelfde boom van achteren',
      description: `Een foto van dezelfde kerstboom, nu van achteren, met dezelfde vier takken van boven naar beneden. Van links naar rechts hangen er: ${inWords(BACK)}`,
      drawing: photo('achterkant', BACK, DOOR),
    },
    {
      kind: 'prop',
      object: 'receipt',
      heading: 'Paklijst',
      look: { width: 0.62 },
      parts: [
        {
          kind: 'table',
          caption: 'De hele boom',
          heading: ['Soort bal', 'Aantal'],
          rows: [
            ['gestippeld', `${PACKING_LIST.stippen}`],
            ['effen', `${PACKING_LIST.effen}`],
            ['met een ster', `${PACKING_LIST.ster}`],
            ['gestreept', '(een vlek chocolademelk)'],
          ],
        },
      ],
    },
  ],
  question: 'Hoeveel gestreepte ballen hangen er in de boom?',
  answer: '6',
  alsoCorrect: ['zes'],
  showAnswer: '6',
  explanation:
    'De ballen aan de punten van de takken zie je van voren én van achteren, dus die staan op allebei de foto’s. Op de foto’s samen tel je negen keer strepen, maar drie van die ballen zie je dubbel.',
  nearMisses: [
    {
      answer: '9',
      text: 'Zo vaak zie je strepen op de foto’s, dat klopt. Tel nu de stippen eens op dezelfde manier en kijk wat de paklijst daarvan vindt.',
    },
    {
      answer: '4',
      text: 'Dat zijn ze van voren. Maar een boom heeft ook een achterkant.',
    },
    {
      answer: '5',
      text: 'Dat zijn ze van achteren. Van voren hangt er ook nog wat.',
    },
  ],
  hints: [
    'Begin met een soort die wel op de paklijst staat. Tel op de twee foto’s samen de gestippelde ballen. Komt dat uit met de lijst?',
    'Je telt er te veel. Blijkbaar staan sommige ballen op allebei de foto’s. Welke ballen zou je zowel van voren als van achteren kunnen zien?',
    'Een bal aan de uiterste punt van een tak zie je van twee kanten: links op de ene foto is rechts op de andere. Streep die ballen op de tweede foto door en controleer de stippen, de effen ballen en de sterren.',
    'Op de foto van voren hangen vier gestreepte ballen. Tel daar alleen nog de gestreepte ballen bij die van achteren níet aan een punt hangen.',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
