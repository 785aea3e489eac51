import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, line, onCircle, path, text, range, rect } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

/**
 * The hall from above: letters on the floor, slanted mirrors, and empty tiles. The lamp shines in
 * from the left, along its own row.
 */
export const HALL = [
  'K.E/N.O.',
  '..M.A\\.S',
  'R.\\T..V/',
  './.I..C\\',
  'DL.E.A..',
  '..G/U.KH',
  '.\\.N./R.',
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
const X = 46
const Y = 14
const LIGHT = Y + (LAMP + 0.5) * SQUARE

const mirror = (symbol: string, x: number, y: number): Shape => {
  const [y1, y2] = symbol === '/' ? [y + 39, y + 9] : [y + 9, y + 39]
  return line(x + 9, y1, x + 39, y2, { line: 'blue', strokeWidth: 6 })
}

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
      ? [line(X + distance, Y + from, X + distance, Y + until, { strokeWidth: 6 })]
      : [line(X + from, Y + distance, X + until, Y + distance, { strokeWidth: 6 })]
  })
}

const drawing: Drawing = {
  width: 440,
  height: 412,
  shapes: [
    ...HALL.flatMap((row, r) =>
      [...row].flatMap((symbol, k): Shape[] => {
        const x = X + k * SQUARE
        const y = Y + r * SQUARE
        const tile = rect(x, y, SQUARE, SQUARE, {
          fill: (r + k) % 2 ? 'paper' : 'white',
          line: 'sand',
          strokeWidth: 1.5,
        })
        if (symbol === '.') return [tile]
        if (symbol === '/' || symbol === '\\') return [tile, mirror(symbol, x, y)]
        return [tile, text(x + SQUARE / 2, y + 33, symbol, 25, { letter: 'title', bold: true })]
      })
    ),
    ...SIDES.flatMap(wall),
    ...[-60, -30, 0, 180, 210, 240, 270].map((degrees) => {
      const [x1, y1] = onCircle(21, LIGHT, 14, degrees)
      const [x2, y2] = onCircle(21, LIGHT, 19, degrees)
      return line(x1, y1, x2, y2, { line: 'messing', strokeWidth: 2 })
    }),
    circle(21, LIGHT, 10, { fill: 'yellow' }),
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
