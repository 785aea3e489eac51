import { circle, angular, line, path, drawing, text, rect } from '#games/kit/shapes'
import { chimney, symbol } from '#games/sintjunior/sintjunior_symbols'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/**
 * The segments of a digit, named as on a calculator: a on top, then clockwise, and g in the middle.
 */
export type Segment = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'

/**
 * The visible part of each string of lights: on the roof its upper half, in the snow its lower
 * half.
 */
export const HALVES: readonly { readonly roof: string; readonly snow: string }[] = [
  { roof: 'abf', snow: 'gcd' },
  { roof: 'af', snow: 'gedc' },
  { roof: 'ab', snow: 'gcd' },
]

/** The heights of the gutter and the snow, which become one line when the sheet is folded. */
export const FOLD = { gutter: 112, snow: 200 } as const

const DIGIT = { b: 44, h: 48 } as const

/**
 * The segments from point to point, in the box of a whole digit. The fold is at half its height.
 */
const SEGMENTS: Record<Segment, readonly [number, number, number, number]> = {
  a: [0, 0, 1, 0],
  b: [1, 0, 1, 1],
  c: [1, 1, 1, 2],
  d: [0, 2, 1, 2],
  e: [0, 1, 0, 2],
  f: [0, 0, 0, 1],
  g: [0, 1.04, 1, 1.04],
}

const column = (number: number) => 64 + number * 84

function lights(segments: string, number: number, top: number): Shape[] {
  const pieces = [...segments].map((name) => {
    const [x1, y1, x2, y2] = SEGMENTS[name as Segment]
    const at = (y: number) => top + y * DIGIT.h
    return {
      from: [column(number) + x1 * DIGIT.b, at(y1)],
      to: [column(number) + x2 * DIGIT.b, at(y2)],
      // Right under the fold the lamps hang below their cord, because the fold would hide half of
      // them.
      lamps: name === 'g' ? [0, 1.5, 3, 4.5] : [1, 3, 5],
      drop: name === 'g' ? 6 : 0,
    } as const
  })
  return [
    ...pieces.map(({ from, to }) => line(...from, ...to, { strokeWidth: 4 })),
    ...pieces.flatMap(({ from: [x1, y1], to: [x2, y2], lamps, drop }) =>
      lamps.map((part) =>
        circle(x1 + ((x2 - x1) * part) / 6, y1 + drop + ((y2 - y1) * part) / 6, 5, {
          fill: 'yellow',
          strokeWidth: 1.5,
        })
      )
    ),
  ]
}

const pane = (x: number): Shape[] => [
  rect(x, 130, 44, 46, { fill: 'yellow', strokeWidth: 2 }),
  line(x + 22, 130, x + 22, 176, { strokeWidth: 2 }),
  line(x, 150, x + 44, 150, { strokeWidth: 2 }),
  rect(x - 4, 176, 52, 7, { fill: 'white', strokeWidth: 2 }),
]

/** The small triangles in both margins, which show where a line of the drawing continues. */
const edgeMark = (y: number): Shape[] => [
  path(
    angular([
      [2, y - 6],
      [12, y],
      [2, y + 6],
    ]),
    { fill: 'ink', strokeWidth: 1 }
  ),
  path(
    angular([
      [338, y - 6],
      [328, y],
      [338, y + 6],
    ]),
    { fill: 'ink', strokeWidth: 1 }
  ),
]

const house = drawing(340, 272, [
  // The roof has nothing that could be mistaken for a light.
  ...chimney(276, 34, 26),
  path('M 272 -2 q -6 -6 0 -10', { line: 'soft' }),
  path(
    angular([
      [58, 20],
      [282, 20],
      [322, FOLD.gutter],
      [18, FOLD.gutter],
    ]),
    { fill: 'white' }
  ),
  path('M 58 20 Q 90 12 120 20 Q 170 10 220 20 Q 250 13 282 20', { fill: 'white', strokeWidth: 2 }),
  // The part under the gutter disappears in the fold.
  rect(34, FOLD.gutter, 272, FOLD.snow - FOLD.gutter, { fill: 'sand' }),
  ...pane(58),
  ...pane(238),
  rect(146, 132, 48, 68, { fill: 'mos', radius: 3 }),
  circle(185, 170, 3, { fill: 'messing', strokeWidth: 1.5 }),
  circle(170, 152, 11, { line: 'messing', strokeWidth: 4 }),
  line(14, FOLD.gutter, 326, FOLD.gutter, { strokeWidth: 3 }),
  // The snow begins as straight as the gutter ends, and lies in drifts lower down.
  path(
    `M 14 ${FOLD.snow} H 326 V 256 Q 306 270 284 260 Q 258 272 232 261 Q 202 272 172 261 Q 142 272 112 261 Q 84 272 58 260 Q 34 270 14 256 Z`,
    { fill: 'white', strokeWidth: 2 }
  ),
  line(14, FOLD.snow, 326, FOLD.snow, { strokeWidth: 3 }),
  ...HALVES.flatMap(({ roof, snow }, number) => [
    ...lights(roof, number, FOLD.gutter - DIGIT.h),
    ...lights(snow, number, FOLD.snow - DIGIT.h),
  ]),
  ...edgeMark(FOLD.gutter),
  ...edgeMark(FOLD.snow),
  text(302, FOLD.gutter + 12, 'dakgoot', 9, { anchor: 'end' }),
  text(322, FOLD.snow + 13, 'sneeuw', 9, { anchor: 'end' }),
])

export const note: LockPuzzle = {
  name: 'briefje',
  code: '963',
  sheet: {
    title: 'Het briefje in de schoen',
    section: 'Vel met de envelop',
    level: 1,
    symbol: symbol('envelop'),
    blocks: [
      {
        kind: 'prop',
        object: 'letter',
        look: { lettering: 'hand', fold: undefined },
        parts: [
          {
            kind: 'letter',
            heading: 'Lieve jullie,',
            paragraphs: [
              'De zak met pakjes zit dicht. Zes sloten, ik heb er zelf aan gerammeld. Alleen heb ik de codes zo goed verstopt dat ik ze niet meer terugvind. Helpen jullie zoeken?',
              'De eerste code hing ik als lichtsnoer aan dit huis. Vannacht lag de sneeuw tot aan de dakgoot, en kon je mijn code vanaf de straat lezen. Nu is de sneeuw gezakt, en de onderste helft van de lichtjes is meegezakt.',
            ],
            signature: 'Jikke, helper van de Sint (sinds kort)',
          },
        ],
      },
      {
        kind: 'drawing',
        caption: 'Het huis, vanochtend. Op het dak en in de sneeuw is nog van alles te zien.',
        description:
          'Een huis met drie halve lichtslingers op het dak, die tot de dakgoot reiken, en drie halve in de sneeuw, die op de rand van de sneeuw beginnen. Op het dak, van links naar rechts: een poortje; een streep met links een poot omlaag; een streep met rechts een poot omlaag. In de sneeuw: een streep, rechts omlaag, een streep; een dicht vierkantje; een streep, rechts omlaag, een streep. Naast de dakgoot en naast de sneeuw staan driehoekjes in de kantlijn.',
        drawing: house,
      },
      { kind: 'question', text: 'Welke drie cijfers kon je vannacht lezen?' },
      { kind: 'fill_in', label: 'De code van slot 1', boxes: 3 },
    ],
  },
  assignment: 'Elke rij vierendertig. Pak de ster.',
  hints: [
    'Vannacht raakte de sneeuw de dakgoot. Een huis kun je niet korter maken. Papier wel.',
    'In de kantlijn staan driehoekjes: twee bij de dakgoot en twee bij de sneeuw. Die twee lijnen wil je op elkaar hebben, zonder muur ertussen.',
    'Vouw het vel op de dakgoot naar achteren en schuif die vouw omlaag tot hij precies op de rand van de sneeuw ligt. De muur verdwijnt in de vouw, en op het dak staan drie hele cijfers.',
  ],
  solution: [
    'Vouw het vel op de dakgoot naar achteren, en leg die vouw op de rand van de sneeuw. De muur verdwijnt in een plooi.',
    'Elke halve lichtslinger op het dak sluit nu aan op de halve eronder. Er staat een 9, een 6 en een 3.',
  ],
}
