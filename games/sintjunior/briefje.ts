import { circle, angular, line, path, drawing, text, range, rect } from '#games/kit/shapes'
import { chimney, symbol } from '#games/sintjunior/sintjunior_symbols'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** The lights of a digit, named as on a calculator: a on top, g in the middle, then clockwise. */
export type Segment = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'

/** What each string of lights still shows: on the roof its upper half, in the snow its lower half. */
export const HALVES: readonly { readonly dak: string; readonly sneeuw: string }[] = [
  { dak: 'abf', sneeuw: 'gcd' },
  { dak: 'af', sneeuw: 'gedc' },
  { dak: 'ab', sneeuw: 'gcd' },
]

/** The gutter and the snow; folded together, they are one line. */
export const FOLD = { goot: 112, sneeuw: 200 } as const

const DIGIT = { b: 44, h: 48 } as const

/** From point to point, in the box of a whole digit; the fold is at half its height. */
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
      van: [column(number) + x1 * DIGIT.b, at(y1)],
      naar: [column(number) + x2 * DIGIT.b, at(y2)],
      // Right under the fold the lamps hang below their cord, or the fold would hide half of them.
      lampen: name === 'g' ? [0, 1.5, 3, 4.5] : [1, 3, 5],
      zakt: name === 'g' ? 6 : 0,
    } as const
  })
  return [
    ...pieces.map(({ van: from, naar: to }) => line(...from, ...to, { dikte: 4 })),
    ...pieces.flatMap(({ van: [x1, y1], naar: [x2, y2], lampen: lamps, zakt: drop }) =>
      lamps.map((part) =>
        circle(x1 + ((x2 - x1) * part) / 6, y1 + drop + ((y2 - y1) * part) / 6, 5, {
          vulling: 'geel',
          dikte: 1.5,
        })
      )
    ),
  ]
}

const pane = (x: number): Shape[] => [
  rect(x, 130, 44, 46, { vulling: 'geel', dikte: 2 }),
  line(x + 22, 130, x + 22, 176, { dikte: 2 }),
  line(x, 150, x + 44, 150, { dikte: 2 }),
  rect(x - 4, 176, 52, 7, { vulling: 'wit', dikte: 2 }),
]

/** Small triangles in both margins say where a line of the drawing goes on. */
const edgeMark = (y: number): Shape[] => [
  path(
    angular([
      [2, y - 6],
      [12, y],
      [2, y + 6],
    ]),
    { vulling: 'inkt', dikte: 1 }
  ),
  path(
    angular([
      [338, y - 6],
      [328, y],
      [338, y + 6],
    ]),
    { vulling: 'inkt', dikte: 1 }
  ),
]

const house = drawing(340, 272, [
  // The roof, with nothing on it that could be taken for a light.
  ...chimney(276, 34, 26),
  path('M 272 -2 q -6 -6 0 -10', { lijn: 'zacht' }),
  path(
    angular([
      [58, 20],
      [282, 20],
      [322, FOLD.goot],
      [18, FOLD.goot],
    ]),
    { vulling: 'wit' }
  ),
  path('M 58 20 Q 90 12 120 20 Q 170 10 220 20 Q 250 13 282 20', { vulling: 'wit', dikte: 2 }),
  // Under the gutter: what disappears in the fold.
  rect(34, FOLD.goot, 272, FOLD.sneeuw - FOLD.goot, { vulling: 'zand' }),
  ...pane(58),
  ...pane(238),
  rect(146, 132, 48, 68, { vulling: 'mos', rond: 3 }),
  circle(185, 170, 3, { vulling: 'messing', dikte: 1.5 }),
  circle(170, 152, 11, { lijn: 'messing', dikte: 4 }),
  ...range(9).map((i) => line(120, 124 + i * 8, 132, 124 + i * 8, { lijn: 'zacht', dikte: 1.2 })),
  ...range(9).map((i) => line(208, 124 + i * 8, 220, 124 + i * 8, { lijn: 'zacht', dikte: 1.2 })),
  line(14, FOLD.goot, 326, FOLD.goot, { dikte: 3 }),
  // The snow begins as straight as the gutter ends, and lies in drifts lower down.
  path(
    `M 14 ${FOLD.sneeuw} H 326 V 256 Q 306 270 284 260 Q 258 272 232 261 Q 202 272 172 261 Q 142 272 112 261 Q 84 272 58 260 Q 34 270 14 256 Z`,
    { vulling: 'wit', dikte: 2 }
  ),
  line(14, FOLD.sneeuw, 326, FOLD.sneeuw, { dikte: 3 }),
  ...HALVES.flatMap(({ dak: roof, sneeuw: snow }, number) => [
    ...lights(roof, number, FOLD.goot - DIGIT.h),
    ...lights(snow, number, FOLD.sneeuw - DIGIT.h),
  ]),
  ...edgeMark(FOLD.goot),
  ...edgeMark(FOLD.sneeuw),
  text(302, FOLD.goot + 12, 'dakgoot', 9, { anker: 'eind' }),
  text(322, FOLD.sneeuw + 13, 'sneeuw', 9, { anker: 'eind' }),
])

export const briefje: LockPuzzle = {
  naam: 'briefje',
  code: '963',
  blad: {
    titel: 'Het briefje in de schoen',
    rubriek: 'Vel met de envelop',
    niveau: 1,
    teken: symbol('envelop'),
    blokken: [
      {
        soort: 'brief',
        kop: 'Lieve jullie,',
        alineas: [
          'De zak met pakjes zit dicht. Zes sloten, ik heb er zelf aan gerammeld. Alleen heb ik de codes zo goed verstopt dat ik ze niet meer terugvind. Helpen jullie zoeken?',
          'De eerste code hing ik als lichtsnoer aan dit huis. Vannacht lag de sneeuw tot aan de dakgoot, en kon je mijn code vanaf de straat lezen. Nu is de sneeuw gezakt, en de onderste helft van de lichtjes is meegezakt.',
        ],
        ondertekening: 'Jikke, helper van de Sint (sinds kort)',
      },
      {
        soort: 'tekening',
        bijschrift: 'Het huis, vanochtend. Op het dak en in de sneeuw is nog van alles te zien.',
        beschrijving:
          'Een huis met drie halve lichtslingers op het dak, die tot de dakgoot reiken, en drie halve in de sneeuw, die op de rand van de sneeuw beginnen. Op het dak, van links naar rechts: een poortje; een streep met links een poot omlaag; een streep met rechts een poot omlaag. In de sneeuw: een streep, rechts omlaag, een streep; een dicht vierkantje; een streep, rechts omlaag, een streep. Naast de dakgoot en naast de sneeuw staan driehoekjes in de kantlijn.',
        tekening: house,
      },
      { soort: 'vraag', tekst: 'Welke drie cijfers kon je vannacht lezen?' },
      { soort: 'invullen', label: 'De code van slot 1', vakjes: 3 },
    ],
  },
  opdracht: 'Elke rij is vierendertig. Pak het vel met de ster.',
  hints: [
    'Vannacht raakte de sneeuw de dakgoot. Een huis kun je niet korter maken. Papier wel.',
    'In de kantlijn staan driehoekjes: twee bij de dakgoot en twee bij de sneeuw. Die twee lijnen wil je op elkaar hebben, zonder muur ertussen.',
    'Vouw het vel op de dakgoot naar achteren en schuif die vouw omlaag tot hij precies op de rand van de sneeuw ligt. De muur verdwijnt in de vouw, en op het dak staan drie hele cijfers.',
  ],
  uitwerking: [
    'Vouw het vel op de dakgoot naar achteren, en leg die vouw op de rand van de sneeuw. De muur verdwijnt in een plooi.',
    'Elke halve lichtslinger op het dak sluit nu aan op de halve eronder. Er staat een 9, een 6 en een 3.',
  ],
}
