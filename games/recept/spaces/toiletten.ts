import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, group, line, path, text, rect } from '#games/kit/shapes'

/** All dark tiles (#) together. The player only gets the two halves. */
const PATTERN = [
  '.........................',
  '.#.....#####.#...#.#...#.',
  '.#.....#.....#..#..#..#..',
  '.#.....####..###...###...',
  '.#.....#.....#..#..#..#..',
  '.#####.#####.#...#.#...#.',
  '.........................',
  '.....###...####.#####....',
  '....#...#.#.....#........',
  '....#####.#..##.####.....',
  '....#...#.#...#.#........',
  '....#...#..####.#####....',
  '.........................',
] as const

/** Deals the tiles to the two walls in such a way that neither half can be read alone. */
const behindTheBasins = (row: number, column: number) =>
  (column * 9 + row * 3 + row * row * 10) % 11 < 5.5

function half(basins: boolean): readonly string[] {
  return PATTERN.map((tiles, row) =>
    [...tiles]
      .map((tile, column) => (behindTheBasins(row, column) === basins ? tile : '.'))
      .join('')
  )
}

export const WALL = half(true)
/** The mirrored half as the player sees it: left and right have changed places. */
export const MIRROR = half(false).map((tiles) => [...tiles].reverse().join(''))

const TILE = 16
const WIDE = 25 * TILE
const HEIGHT = 13 * TILE
/** Where the wall behind the basins begins. */
const FIRST_WALL = { x: 32, y: 42 } as const

const tile = (row: number, column: number, dark: boolean): Shape =>
  rect(column * TILE + 1, row * TILE + 1, TILE - 2, TILE - 2, {
    radius: 2,
    fill: dark ? 'ink' : 'white',
    line: undefined,
  })

/** A tiled wall, numbered along the top, with a duck painted at its left end. */
function wall(rows: readonly string[]): Shape[] {
  const numbers = [1, 5, 10, 15, 20, 25]
  return [
    rect(-4, -4, WIDE + 8, HEIGHT + 8, { fill: 'messing', strokeWidth: 2 }),
    ...rows.flatMap((row, r) => [...row].map((char, k) => tile(r, k, char === '#'))),
    ...numbers.map((n) => text((n - 0.5) * TILE, -10, String(n), 16.8, { letter: 'code' })),
    // Every fifth joint is thicker, so that a finger can keep its place.
    ...[5, 10, 15, 20].map((n) => line(n * TILE, 0, n * TILE, HEIGHT, { strokeWidth: 1.5 })),
    ...[5, 10].map((n) => line(0, n * TILE, WIDE, n * TILE, { strokeWidth: 1.5 })),
    group(24, HEIGHT + 40, [
      path(
        'M-22 0 Q-20 20 4 20 Q26 20 28 -4 Q18 4 6 0 Q10 -20 -4 -22 Q-18 -22 -16 -8 L-26 -6 L-18 0 Z',
        { fill: 'messing', strokeWidth: 2 }
      ),
      circle(-7, -13, 2, { fill: 'ink', line: undefined }),
    ]),
  ]
}

function drawing(): Drawing {
  return {
    width: 464,
    height: 676,
    shapes: [
      text(242, 292, 'de muur achter de wastafels', 18, { letter: 'title' }),
      group(FIRST_WALL.x, FIRST_WALL.y, wall(WALL)),
      // The frame of the mirror, which shows the other wall the wrong way round.
      rect(10, 330, 444, 336, { radius: 20, fill: 'paper', line: 'messing', strokeWidth: 7 }),
      group(32 + WIDE, 374, wall(MIRROR.map((row) => [...row].reverse().join(''))), {
        mirror: true,
      }),
      text(202, 622, 'de muur ertegenover,', 18, { letter: 'title' }),
      text(202, 644, 'gezien in de spiegel', 16.8),
    ],
  }
}

function rowInWords(tiles: string, i: number): string {
  const dark = [...tiles].flatMap((char, column) => (char === '#' ? [column + 1] : []))
  return `rij ${i + 1}: ${dark.length ? dark.join(', ') : 'geen'}`
}

const inWords = (rows: readonly string[]) => rows.map(rowInWords).join('; ')

export const toiletten = {
  name: 'toiletten',
  flag: 'toiletten',
  label: 'Toiletten',
  group: 'ruimten',
  kind: 'puzzle',
  level: 3,
  story: [
    'De deur van de toiletten zit dicht. Er hangt een briefje op: ‘Vanavond even niet’. Waarom, dat staat er niet bij. Binnen is één bericht over twee muren verdeeld: de ene helft van de donkere tegels zit achter de wastafels, de andere helft op de muur ertegenover.',
    '‘Mijn tegelzetter praat alleen in tegels,’ zegt Mathilde. Jullie blijven op de drempel staan. De muur achter de wastafels zien jullie recht voor jullie. De muur ertegenover zien jullie alleen in de spiegel.',
  ],
  material: [
    {
      kind: 'prop',
      object: 'photo',
      parts: [
        {
          kind: 'drawing',
          caption: 'Twee muren, vijfentwintig tegels breed en dertien hoog.',
          description: `Boven de muur achter de wastafels, met de tegels van links naar rechts genummerd en linksonder een eend die naar links kijkt. Donkere tegels, per rij van boven naar onder, geteld van links: ${inWords(WALL)}. Daaronder de spiegel, waarin de muur ertegenover te zien is. De eend zit daar rechtsonder en kijkt naar rechts, en de nummers staan in spiegelschrift. Donkere tegels zoals je ze in de spiegel ziet, ook geteld van links: ${inWords(MIRROR)}.`,
          drawing: drawing(),
          /** The tiles of the mirror are added on the wall above it. */
          pen: { kind: 'tick', ...FIRST_WALL, side: TILE, rows: 13, columns: 25 },
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'In het echt zit op allebei de muren linksonder een eend. Neem er ruitjespapier bij en teken de tegels over, ook die uit de spiegel. Een zakspiegeltje naast het vel zet de onderste muur weer goed.',
      ],
    },
  ],
  question: 'Wat is er met de toiletten aan de hand?',
  answer: 'LEKKAGE',
  showAnswer: 'LEKKAGE',
  explanation:
    'Keer het spiegelbeeld om, zodat de eend weer linksonder zit, en teken de tegels van beide muren in één rooster: samen vormen de donkere zeven letters op twee regels. Door de lekkage moest iedereen vanavond naar het toilet boven, langs de bar. Daar is vast iemand gezien.',
  nearMisses: [
    { answer: 'lek', text: 'Daar komt het op neer, maar de tegels zeggen het langer.' },
    { answer: 'lekage', text: 'Goed gezien. Tel de tegels van de eerste regel nog eens na.' },
  ],
  hints: [
    'De eend en de nummers verraden wat een spiegel doet. Zet de onderste muur eerst in gedachten goed: kolom 1 zie je daar helemaal rechts.',
    'Teken een rooster van vijfentwintig bij dertien en neem de donkere tegels van allebei de muren over, die uit de spiegel van rechts naar links. Er komen vier letters op de bovenste regel en drie op de onderste, ieder vijf tegels hoog. De eerste is een L.',
  ],
} as const satisfies Puzzle<Space, Space>
