import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, text, range, rect } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

/**
 * The hall from above: letters on the floor, slanted mirrors, and empty tiles. The lamp shines in
 * from the left, along its own row. A ray that takes one mirror wrong and still finds an opening
 * spells no word.
 */
export const HALL = [
  'K.E/.VO.',
  '..M.A\\.B',
  'R.\\T..V/',
  './.I..C\\',
  'DL.E.A..',
  '..G/U.KH',
  '.\\.N./P.',
  '....T../',
] as const
export const LAMP = 1

type Side = 'links' | 'rechts' | 'boven' | 'onder'

/**
 * Openings in the wall, by side and tile: one for the lamp, the way out, and ways out for a ray
 * that goes wrong.
 */
export const OPENINGS: readonly (readonly [Side, number])[] = [
  ['links', LAMP],
  ['links', 7],
  ['boven', 5],
  ['rechts', 1],
  ['rechts', 6],
  ['onder', 5],
]

const SQUARE = 48
const X = 52
const Y = 36
/** From the wall to the edge of the leaf, below the hall. */
const BELOW = 30
const LIGHT = Y + (LAMP + 0.5) * SQUARE

/** Glass between two posts, seen from above, with light on it. */
const mirror = (symbol: string, x: number, y: number): Shape =>
  group(
    x + SQUARE / 2,
    y + SQUARE / 2,
    [
      rect(-17, -4.5, 34, 9, { fill: 'white', strokeWidth: 2.2 }),
      path('M -11 3 l 5 -6 M -6 3 l 5 -6 M 4 3 l 5 -6', { line: 'blue', strokeWidth: 1.6 }),
      ...[-17, 17].map((end) => rect(end - 3, -6.5, 6, 13, { fill: 'ink', line: undefined })),
    ],
    { rotate: symbol === '/' ? -45 : 45 }
  )

const SIDE = 8 * SQUARE

const SIDES: readonly Side[] = ['links', 'rechts', 'boven', 'onder']

/** The wall of a side, interrupted at its openings. No stub is left at a corner. */
function wall(side: Side): Shape[] {
  const tiles = OPENINGS.flatMap(([other, tile]) => (other === side ? [tile] : []))
  const edges = [
    0,
    ...[...tiles]
      .sort((one, other) => one - other)
      .flatMap((tile) => [
        tile === 0 ? 0 : tile * SQUARE + 6,
        tile === 7 ? SIDE : (tile + 1) * SQUARE - 6,
      ]),
    SIDE,
  ]
  const distance = side === 'rechts' || side === 'onder' ? SIDE : 0
  return range(edges.length / 2).flatMap((piece) => {
    const [from, until] = [itemAt(edges, 2 * piece), itemAt(edges, 2 * piece + 1)]
    if (from === until) return []
    return side === 'links' || side === 'rechts'
      ? wainscot(X + distance, Y + from, X + distance, Y + until)
      : wainscot(X + from, Y + distance, X + until, Y + distance)
  })
}

/** A wall of the museum, seen from above: stone with a strip of brass along its middle. */
const wainscot = (x1: number, y1: number, x2: number, y2: number): Shape[] => [
  line(x1, y1, x2, y2, { strokeWidth: 11 }),
  line(x1, y1, x2, y2, { line: 'messing', strokeWidth: 3 }),
]

/** A diamond of brass where four tiles meet. */
const inlay: readonly Shape[] = range(49).map((i) => {
  const [x, y] = [X + (1 + (i % 7)) * SQUARE, Y + (1 + Math.floor(i / 7)) * SQUARE]
  return path(`M ${x - 4.5} ${y} l 4.5 -4.5 l 4.5 4.5 l -4.5 4.5 Z`, {
    fill: 'messing',
    line: undefined,
  })
})

/** A letter in a round plate that is let into the floor. */
const plate = (letter: string, x: number, y: number): Shape[] => [
  circle(x + SQUARE / 2, y + SQUARE / 2, 18, { fill: 'white', line: 'messing', strokeWidth: 1.6 }),
  text(x + SQUARE / 2, y + 33, letter, 25, { letter: 'title', bold: true }),
]

/** Both leaves of a door stand open, out of the hall; the lamp stands in place of its own door. */
const door = ([side, tile]: readonly [Side, number]): Shape =>
  group(
    side === 'links' ? X - 4 : side === 'rechts' ? X + SIDE + 4 : X + (tile + 0.5) * SQUARE,
    side === 'boven' ? Y - 4 : side === 'onder' ? Y + SIDE + 4 : Y + (tile + 0.5) * SQUARE,
    [-1, 1].map((leaf) =>
      path(`M 0 ${leaf * 20} H 17 Q 15 ${leaf * 6} 2 ${leaf * 2}`, {
        line: 'soft',
        strokeWidth: 1.8,
      })
    ),
    { rotate: { rechts: 0, onder: 90, links: 180, boven: 270 }[side] }
  )

/** The leaf of the magpie's book on which the hall is drawn, with a strip of tape. */
const leaf: readonly Shape[] = [
  rect(2, 10, SIDE + 2 * X - 4, SIDE + Y + BELOW - 12, {
    fill: 'paper',
    line: 'soft',
    strokeWidth: 1.5,
  }),
  path(`M ${X + SIDE - 62} 1 l 74 4 l -1 17 l -74 -4 Z`, {
    fill: 'sand',
    line: 'messing',
    strokeWidth: 1,
  }),
]

const drawing: Drawing = {
  width: SIDE + 2 * X,
  height: SIDE + Y + BELOW,
  shapes: [
    ...leaf,
    ...HALL.flatMap((row, r) =>
      [...row].flatMap((symbol, k): Shape[] => {
        const x = X + k * SQUARE
        const y = Y + r * SQUARE
        const tile = rect(x, y, SQUARE, SQUARE, {
          fill: (r + k) % 2 ? 'paper' : 'white',
          line: 'messing',
          strokeWidth: 1.2,
        })
        if (symbol === '.') return [tile]
        if (symbol === '/' || symbol === '\\') return [tile, mirror(symbol, x, y)]
        return [tile, ...plate(symbol, x, y)]
      })
    ),
    ...inlay,
    ...SIDES.flatMap(wall),
    ...OPENINGS.slice(1).map(door),
    path(`M 9 ${LIGHT - 13} H 20 L 36 ${LIGHT - 8} V ${LIGHT + 8} L 20 ${LIGHT + 13} H 9 Z`, {
      fill: 'ink',
    }),
    path(`M 20 ${LIGHT - 13} L 36 ${LIGHT - 8} V ${LIGHT + 8} L 20 ${LIGHT + 13} Z`, {
      fill: 'messing',
    }),
    circle(37, LIGHT, 6.5, { fill: 'yellow' }),
    path(`M ${X - 8} ${LIGHT} H ${X + 26} m -9 -7 l 9 7 l -9 7`, {
      line: 'wax',
      strokeWidth: 3,
    }),
  ],
}

const SPEAK: Readonly<Record<string, string>> = {
  '.': 'leeg',
  '/': 'spiegel /',
  '\\': 'spiegel \\',
}

export const spiegelzaal = {
  name: 'spiegelzaal',
  label: 'De spiegelzaal',
  description: 'Een tegelvloer met een lamp, schuine spiegels en letters',
  answer: 'MAANLICHT',
  answer2: 'maan',
  answerAddition:
    'De straal loopt over M, A, A, N, L, I, C, H, T en verdwijnt door de opening linksonder. Een dief heeft niets met een maan.',
  checkAnswer: false,
  hints: [
    'De lamp links schijnt naar binnen. Volg de straal met je potlood.',
    'Een straal loopt rechtdoor over tegels en letters. Bij een spiegel gaat hij een kwartslag de hoek om, zoals een bal die tegen een schuine wand stuit.',
    'De eerste spiegel op de rij van de lamp stuurt de straal naar beneden. Onderweg ben je dan al twee letters tegengekomen.',
    'De straal raakt zes spiegels, kruist zichzelf één keer en verlaat de zaal door de opening linksonder. De andere spiegels doen niets. Schrijf alleen de letters op die hij oversteekt.',
  ],
  booklet: {
    story: [
      'Bladzijde vijf is een tekening van de spiegelzaal, recht van boven gezien. De Ekster zette er één lamp neer.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'notebook',
        heading: 'Bladzijde 5',
        look: { lettering: 'script' },
        parts: [
          {
            kind: 'text',
            paragraphs: [
              'Spiegels zijn praatgraag. Geef ze een straal, en ze geven hem door, steeds de hoek om. Hij komt door de ene opening binnen en gaat door een andere weer naar buiten. De letters die hij onderweg oversteekt, in die volgorde, dat laat ik hangen.',
            ],
          },
        ],
      },
      {
        kind: 'drawing',
        caption: 'De spiegelzaal van boven, met de lamp links',
        description: `Een vloer van acht bij acht tegels. De lamp schijnt van links naar rechts over rij ${LAMP + 1}, door een opening in de muur. De muur heeft nog vijf openingen: ${OPENINGS.slice(
          1
        )
          .map(
            ([side, tile]) =>
              `${side} bij ${side === 'links' || side === 'rechts' ? 'rij' : 'kolom'} ${tile + 1}`
          )
          .join(', ')}. ${HALL.map(
          (row, r) =>
            `Rij ${r + 1}: ${[...row].map((symbol) => SPEAK[symbol] ?? symbol).join(', ')}.`
        ).join(' ')}`,
        drawing,
      },
    ],
    question: 'Welk woord schrijft de straal?',
  },
} as const satisfies HintItem<'spiegelzaal'>
