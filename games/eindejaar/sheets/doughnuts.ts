import { circle, group, line, path, round, drawing, text, range, rect } from '#games/kit/shapes'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'

export type Pastry = 'oliebol' | 'appelflap' | 'staaf'
export type Weighing = { readonly left: readonly Pastry[]; readonly right: readonly Pastry[] }

/** What lies on the scales when they are level. */
export const WEIGHINGS = [
  { left: ['staaf', 'oliebol'], right: ['appelflap', 'appelflap'] },
  {
    left: ['staaf', 'staaf'],
    right: ['appelflap', 'appelflap', 'oliebol', 'oliebol', 'oliebol'],
  },
] as const satisfies readonly Weighing[]

/** The pastry that has to be weighed against a number of oliebollen. */
export const ASKED: Pastry = 'staaf'

const WIDTHS: Record<Pastry, number> = { oliebol: 36, appelflap: 44, staaf: 74 }

const PASTRIES: Record<Pastry, readonly Shape[]> = {
  oliebol: [
    path('M -16 -8 C -18 -26 -4 -34 4 -30 C 18 -28 20 -10 14 -4 C 8 2 -12 2 -16 -8 Z', {
      fill: 'messing',
      strokeWidth: 2,
    }),
    ...(
      [
        [-6, -20],
        [4, -12],
        [6, -22],
        [-7, -8],
      ] as const
    ).map(([x, y]) => circle(x, y, 2, { fill: 'ink', strokeWidth: 1 })),
    ...(
      [
        [-1, -26],
        [-10, -15],
        [10, -15],
      ] as const
    ).map(([x, y]) => circle(x, y, 1.6, { fill: 'white', line: 'white', strokeWidth: 1 })),
  ],
  appelflap: [
    path('M -21 0 L 0 -36 L 21 0 Z', { fill: 'sand', strokeWidth: 2.2 }),
    path('M -14 0 L 0 -25 L 14 0', { strokeWidth: 1.4, dash: '3 3' }),
    line(-5, -9, 0, -3, { strokeWidth: 2 }),
    line(5, -9, 0, -3, { strokeWidth: 2 }),
  ],
  staaf: [
    rect(-35, -25, 70, 25, { fill: 'messing', radius: 8, strokeWidth: 2.2 }),
    path('M -28 -18 H 28', { line: 'sand', strokeWidth: 5 }),
    ...range(4).map((i) =>
      path(`M ${-24 + i * 14} -22 q 8 8 3 19`, { line: 'ink', strokeWidth: 1.6 })
    ),
    path('M -30 -4 H 30', { line: 'orange', strokeWidth: 3 }),
  ],
}

/** The pastries on one pan, side by side around its middle. */
function pile(pastry: readonly Pastry[]): Shape[] {
  const between = 1
  const total = pastry.reduce((sum, kind) => sum + WIDTHS[kind] + between, -between)
  let begin = -total / 2
  return pastry.map((kind) => {
    const shape = group(begin + WIDTHS[kind] / 2, 133, PASTRIES[kind])
    begin += WIDTHS[kind] + between
    return shape
  })
}

/**
 * The scales. The beam rests on its middle, both pans hang on two cords, and the heavier one hangs
 * lower.
 */
function balance(
  left: readonly Shape[],
  right: readonly Shape[],
  extra: readonly Shape[] = [],
  degrees = 0
) {
  const bag = round(122 * Math.sin((degrees * Math.PI) / 180))
  const scale = (x: number, content: readonly Shape[]): Shape =>
    group(x, x < 240 ? bag : -bag, [
      line(0, 50, -92, 134, { strokeWidth: 1.5 }),
      line(0, 50, 92, 134, { strokeWidth: 1.5 }),
      path('M -113 134 H 113 C 100 156 -100 156 -113 134 Z', { fill: 'blue' }),
      ...content,
    ])
  return drawing(480, 226, [
    path('M 196 214 H 284 L 262 200 H 218 Z', { fill: 'messing' }),
    rect(235, 44, 10, 158, { fill: 'messing' }),
    group(
      240,
      49,
      [
        rect(-132, -5, 264, 10, { fill: 'messing', radius: 5 }),
        line(0, -19, 0, -33, { line: 'wax', strokeWidth: 4 }),
      ],
      { rotate: -degrees }
    ),
    circle(240, 42, 12, { fill: 'messing' }),
    scale(118, left),
    scale(362, right),
    ...extra,
  ])
}

const scales = ({ left: links, right }: Weighing, extra: readonly Shape[] = []): Drawing =>
  balance(pile(links), pile(right), extra)

const NAMES: Record<Pastry, readonly [string, string]> = {
  oliebol: ['oliebol', 'oliebollen'],
  appelflap: ['appelflap', 'appelflappen'],
  staaf: ['banketstaaf', 'banketstaven'],
}
const NUMBERS = ['', 'één', 'twee', 'drie']

function inWords(pastry: readonly Pastry[]): string {
  return [...new Set(pastry)]
    .map((kind) => {
      const count = pastry.filter((piece) => piece === kind).length
      return `${NUMBERS[count]} ${NAMES[kind][count === 1 ? 0 : 1]}`
    })
    .join(' en ')
}

const [first, second] = WEIGHINGS

export const doughnuts = {
  name: 'sheet7',
  flag: 'sheet7',
  label: 'Een staaf in oliebollen',
  group: 'paars',
  kind: 'puzzle',
  level: 3,
  symbol: 'maan',
  story: [
    'Onder de klokken is de keuken. Bakker Hubert verkoopt alles per gewicht, maar zijn gewichtjes zijn in het beslag gevallen en meegebakken. Nu weegt hij met wat er ligt. Aan de weegschalen ligt het niet: hij heeft ze gesmeerd voordat hij het oliekannetje naar Leontien bracht.',
    'Alle oliebollen wegen evenveel, alle appelflappen wegen evenveel en alle banketstaven ook. De eerste twee weegschalen hangen precies in evenwicht. Bij de derde is de rechterschaal nog leeg.',
  ],
  material: [
    {
      kind: 'prop',
      object: 'recipe_card',
      look: { ruling: 'none', snug: true },
      parts: [
        {
          kind: 'drawing',
          caption: 'De eerste weegschaal, in evenwicht',
          description: `Een weegschaal in evenwicht. Links ligt ${inWords(first.left)}, rechts liggen ${inWords(first.right)}. Rechtsboven staat het stempel van het blad: een maan.`,
          drawing: scales(first, [
            text(118, 182, 'banketstaaf en oliebol', 18.6),
            text(362, 182, 'twee appelflappen', 18.6),
            stamp('paars', 'maan', 480),
          ]),
        },
        {
          kind: 'drawing',
          caption: 'De tweede weegschaal, in evenwicht',
          description: `Een weegschaal in evenwicht. Links liggen ${inWords(second.left)}, rechts liggen ${inWords(second.right)}.`,
          drawing: scales(second),
        },
        {
          kind: 'drawing',
          caption: 'De derde weegschaal. Op de lege schaal komen alleen oliebollen.',
          description:
            'Een scheve weegschaal met links één banketstaaf; de rechterschaal is nog leeg. Onder de rechterschaal hangt een kaartje met een vraagteken, een maalteken en een oliebol: er komen alleen oliebollen op.',
          drawing: balance(
            pile([ASKED]),
            [],
            [
              rect(302, 158, 120, 52, {
                fill: 'white',
                line: 'wax',
                strokeWidth: 2,
                dash: '6 5',
                radius: 6,
              }),
              text(330, 194, '?', 30, { bold: true, color: 'wax' }),
              text(356, 193, '×', 26, { bold: true, color: 'wax' }),
              group(392, 199, PASTRIES.oliebol),
            ],
            6
          ),
        },
      ],
    },
  ],
  question: 'Hoeveel oliebollen wegen samen evenveel als één banketstaaf?',
  answer: '4',
  alsoCorrect: ['vier', '4 oliebollen', 'vier oliebollen'],
  showAnswer: '4',
  explanation:
    'Twee appelflappen zijn één staaf en één oliebol. Leg die in hun plaats op de tweede weegschaal: dan liggen er links twee staven, en rechts één staaf en vier oliebollen. Haal van beide kanten een staaf weg.',
  nearMisses: [
    {
      answer: '3',
      text: 'Bijna. Vergeet de oliebol van de eerste weegschaal niet mee te verhuizen.',
    },
    {
      answer: '2',
      text: 'Dan zou een staaf wel erg licht zijn. Probeer het eens op de tweede weegschaal.',
    },
  ],
  hints: [
    'Op allebei de weegschalen liggen rechts twee appelflappen. Daar kun je iets mee.',
    'Wat evenveel weegt, mag je omruilen zonder dat de weegschaal beweegt. De eerste weegschaal vertelt waarvoor je de twee appelflappen op de tweede mag ruilen.',
    'Ruil je de twee appelflappen om, dan komen er rechts een banketstaaf en een oliebol voor in de plaats. Wat ligt er dan op beide schalen, en wat mag je dus aan beide kanten weghalen?',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
