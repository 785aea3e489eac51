import {
  circle,
  group,
  angular,
  line,
  path,
  drawing,
  text,
  range,
  rect,
  type Point,
} from '#games/kit/shapes'
import { dot, symbol } from '#games/sintjunior/sintjunior_symbols'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

export type Roof = {
  /** The place of the chimney, from the upper left corner of the map. */
  readonly x: number
  readonly y: number
} & ({ readonly digit: number } | { readonly name: string })

/** The town from above: nine houses with a number, and four that everybody knows by name. */
export const ROOFS: readonly Roof[] = [
  { x: 20, y: 98, name: 'bakker' },
  { x: 62, y: 129, name: 'school' },
  { x: 62, y: 15, name: 'kerk' },
  { x: 66, y: 62, name: 'smid' },
  { x: 105, y: 38, digit: 9 },
  { x: 145, y: 22, digit: 6 },
  { x: 19, y: 26, digit: 2 },
  { x: 150, y: 138, digit: 4 },
  { x: 152, y: 60, digit: 7 },
  { x: 110, y: 63, digit: 8 },
  { x: 111, y: 132, digit: 5 },
  { x: 17, y: 138, digit: 3 },
  { x: 112, y: 96, digit: 1 },
]

/** The jumps of the horse, each time from where it stands. */
export const JUMPS = [4, 7, 3] as const

/**
 * The length of one jump on the map, in units of the map. Players measure it with the rule under
 * the map.
 */
export const JUMP = 18

const SIZE = { count: 8, x: 12, y: 166 } as const

const FILLS = ['wax', 'sand', 'blue', 'messing'] as const

function roof(house: Roof, number: number): Shape {
  const name = 'name' in house ? house.name : null
  const b = 24
  const h = 17
  return group(house.x, house.y, [
    rect(-b / 2, -h / 2, b, h, {
      fill: name ? 'sand' : 'paper',
      strokeWidth: 0.6,
    }),
    // The ridge, and tiles on the side in the shade.
    path(
      angular([
        [-b / 2, h / 2],
        [-b / 2 + 5, 0],
        [b / 2 - 5, 0],
        [b / 2, h / 2],
      ]),
      {
        fill: name ? FILLS[number % 4] : 'sand',
        strokeWidth: 0.5,
      }
    ),
    path(
      angular(
        [
          [-b / 2, -h / 2],
          [-b / 2 + 5, 0],
        ],
        false
      ),
      { strokeWidth: 0.5 }
    ),
    path(
      angular(
        [
          [b / 2, -h / 2],
          [b / 2 - 5, 0],
        ],
        false
      ),
      { strokeWidth: 0.5 }
    ),
    rect(-2.1, -2.1, 4.2, 4.2, { fill: 'white', strokeWidth: 0.5 }),
    dot(0, 0, 0.7),
    ...(name
      ? [text(0, h / 2 + 4.4, name, 4, { bold: true })]
      : [
          circle(6.6, -4.6, 3.3, { fill: 'white', strokeWidth: 0.4 }),
          text(6.6, -3, `${(house as { digit: number }).digit}`, 4.6, {
            letter: 'title',
            bold: true,
          }),
        ]),
  ])
}

function ruler(): Shape[] {
  const { count, x, y } = SIZE
  return [
    ...range(count).map((i) =>
      rect(x + i * JUMP, y, JUMP, 3, { fill: i % 2 ? 'white' : 'ink', strokeWidth: 0.5 })
    ),
    ...range(count + 1).map((i) =>
      text(x + i * JUMP, y + 8, `${i}`, 4.2, { letter: 'code', bold: true })
    ),
    text(x, y - 2.4, 'sprongen van het paard', 3.8, { anchor: 'start' }),
  ]
}

const tree = (x: number, y: number): Shape[] => [
  rect(x - 0.7, y + 1.6, 1.4, 3, { fill: 'messing', strokeWidth: 0.4 }),
  path(`M ${x} ${y - 6} l 2.2 3.6 h -1 l 2.4 4 h -7.2 l 2.4 -4 h -1 Z`, {
    fill: 'mos',
    strokeWidth: 0.5,
  }),
]

/** The places of the ripples on the river. */
const WAVES: readonly Point[] = [
  [37.4, 11],
  [40.5, 23.6],
  [39.4, 35.8],
  [40.9, 47.6],
  [38.8, 59.2],
  [40, 70.5],
  [39.1, 94.4],
  [42.1, 103.1],
  [42, 117.4],
  [42, 127.1],
  [38, 136.7],
  [37.8, 146.3],
]

const floorPlan = drawing(170, 178, [
  rect(0.5, 0.5, 169, 155, { fill: 'paper', strokeWidth: 0.6, radius: 2 }),
  // The river from edge to edge, with a bridge.
  path(
    'M 32 0.5 C 42 40 30 74 38 106 C 42 124 31 138 33 155.5 H 41 C 39 138 50 124 46 106 C 38 74 50 40 40 0.5 Z',
    { fill: 'blue', strokeWidth: 0.5 }
  ),
  ...WAVES.map(([x, y]) =>
    path(`M ${x - 2.2} ${y} q 1.1 -1.4 2.2 0 q 1.1 1.4 2.2 0`, { line: 'white', strokeWidth: 0.7 })
  ),
  rect(32, 78, 16, 6, { fill: 'white', strokeWidth: 0.5 }),
  line(32, 81, 48, 81, { strokeWidth: 0.4 }),
  ...[
    [82, 36],
    [88, 10],
    [160, 41],
    [84, 146],
    [88, 110],
    [134, 108],
    [160, 100],
    [9, 56],
    [11, 67],
    [50, 96],
    [130, 78],
    [52, 40],
  ].flatMap(([x, y]) => tree(x!, y!)),
  ...ROOFS.map(roof),
  ...ruler(),
])

const place = (house: Roof) =>
  `${'name' in house ? `de ${house.name}` : `huis ${house.digit}`} ${Math.round((house.x / JUMP) * 10) / 10} naar rechts en ${Math.round((house.y / JUMP) * 10) / 10} omlaag`

export const daken: LockPuzzle = {
  name: 'daken',
  code: '268',
  sheet: {
    title: 'Over de daken',
    section: 'Vel met de maan',
    level: 2,
    symbol: symbol('maan'),
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          `Uit het schrift van Jikke: ‘De vierde code is gewoon de weg die het paard vannacht nam. Het kan niet half springen: alles wat het doet, gaat in hele sprongen. Ik heb ze geteld. Eerst ging het in een rechte lijn ${JUMPS[0]} sprongen ver, toen ${JUMPS[1]}, toen ${JUMPS[2]}. Na elk stuk rustte het uit op een schoorsteen met een huisnummer. Waar het begon, staat in je opdracht.’`,
          '‘Welke kant het op ging, kon ik in het donker niet zien. Maar telkens stond er maar één schoorsteen met een huisnummer precies zo ver weg.’',
        ],
      },
      {
        kind: 'drawing',
        caption:
          'De stad van boven. Meet van stip tot stip, met een strook papier waarop je de sprongen overneemt.',
        description: `Een plattegrond met dertien daken, elk met een schoorsteen. Plaatsen gerekend in sprongen van de linkerbovenhoek: ${ROOFS.map(place).join('; ')}. Onder de kaart ligt een maatlat van acht sprongen.`,
        drawing: floorPlan,
      },
      { kind: 'question', text: 'Bij welke drie huisnummers rustte het paard uit, in volgorde?' },
      { kind: 'fill_in', label: 'De code van slot 4', boxes: 3 },
    ],
  },
  assignment: 'Te laat. Iemand heeft al aan de wortel geknabbeld.',
  hints: [
    'Je vorige opdracht zegt waar het paard begint: bij de bakker. Leg je liniaal eerst langs de maatlat onder de kaart en onthoud hoe lang 4 sprongen zijn.',
    'Leg het begin van de liniaal op de stip van de bakker en draai hem rond. Bij 4 sprongen ligt er precies één stip met een huisnummer. Meet daarvandaan 7 sprongen.',
    'Van de bakker gaat het paard recht omhoog, dan ver naar rechts, langs de bovenrand van de kaart. De laatste 3 sprongen gaan schuin omlaag naar links.',
  ],
  solution: [
    'Van de bakker ligt op 4 sprongen alleen huis 2, recht omhoog. Daarvandaan ligt op 7 sprongen alleen huis 6, rechtsboven.',
    'Van huis 6 ligt op 3 sprongen alleen huis 8. De code is 268.',
  ],
}
