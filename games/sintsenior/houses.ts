import { SYMBOLS } from '#games/sintsenior/things'
import { assignment } from '#games/sintsenior/assignments'
import { circle, group, line, path, drawing, text, rect } from '#games/kit/shapes'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** The windows of a house, from its roof down and from left to right on the sheet: # is lit. */
export type Facade = readonly string[]

/** The side of the street with the moon. */
export const TOP: readonly Facade[] = [
  ['###', '.##', '###', '#.#', '###'],
  ['###', '#.#', '.##', '#.#', '.##'],
  ['#.#', '###', '###', '.##', '#.#'],
]

/**
 * The other side, whose roofs point down. It also starts at the roof, so opposite windows have the
 * same place.
 */
export const BOTTOM: readonly Facade[] = [
  ['###', '#.#', '###', '##.', '###'],
  ['###', '.##', '#.#', '..#', '#.#'],
  ['###', '#.#', '###', '#.#', '.##'],
]

const HEIGHT = 452
const PANE = { b: 24, h: 20 } as const

const ROOFS = [
  'M 0 44 H 14 V 32 H 28 V 20 H 42 V 8 H 68 V 20 H 82 V 32 H 96 V 44 H 110',
  'M 0 44 C 30 44 20 14 40 10 H 70 C 90 14 80 44 110 44',
  'M 0 44 L 42 8 H 68 L 110 44',
] as const

/** One row of houses with their roofs up and their doorsteps on the street. */
const row = (facades: readonly Facade[]): Shape[] =>
  facades.flatMap((facade, h) => [
    group(20 + h * 125, 16, [
      path(`${ROOFS[h]} V 192 H 0 Z`, { fill: 'white' }),
      ...facade.flatMap((panes, r) =>
        [...panes].map((pane, k) =>
          rect(11 + k * 32, 50 + r * 27, PANE.b, PANE.h, {
            fill: pane === '#' ? 'white' : 'ink',
            strokeWidth: 1.8,
          })
        )
      ),
    ]),
  ])

const street = drawing(400, HEIGHT, [
  path('M 386 6 A 11 11 0 1 0 394 22 A 9 9 0 0 1 386 6 Z', { fill: 'yellow', strokeWidth: 1.8 }),
  ...row(TOP),
  // This row is turned and mirrored: upside down, with every window right across from its
  // neighbour.
  group(0, HEIGHT, row(BOTTOM), { rotate: 180, mirror: true }),
  line(0, HEIGHT / 2, 400, HEIGHT / 2, { dash: '7 6', strokeWidth: 1.8 }),
  ...[10, 390].map((x) => circle(x, HEIGHT / 2, 3, { fill: 'ink', strokeWidth: 1 })),
  text(200, HEIGHT / 2 - 4.5, 'R U G S T R A A T', 12, { letter: 'code' }),
])

/** The dark windows of each house, a sentence for each: all others are lit. */
const inWords = (side: string, facades: readonly Facade[]) =>
  facades
    .map((facade, h) => {
      const dark = facade.flatMap((panes, r) => {
        const windows = [...panes].flatMap((pane, k) => (pane === '#' ? [] : [k + 1]))
        const word = windows.length > 1 ? 'ramen' : 'raam'
        return windows.length > 0 ? [`rij ${r + 1}, ${word} ${windows.join(' en ')}`] : []
      })
      return `${side} de straat, huis ${h + 1}, donker: ${dark.join('; ')}; de rest is licht.`
    })
    .join(' ')

export const houses = {
  name: 'De overburen',
  code: '274',
  sheet: {
    section: 'Slot 3',
    title: 'De overburen',
    level: 2,
    symbol: SYMBOLS.huis,
    preview:
      'Een straat met zes huizen aan weerszijden van een vouwlijn. Sommige ramen zijn donker, en in de hoek staat de maan.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'De Rugstraat, iets na middernacht. De huizen aan weerszijden zijn even oud en even hoog, raam voor raam. Overdag zien de overburen elkaar, ’s nachts keren ze elkaar de rug toe: de muren naar buiten, de daken omhoog.',
          'Pas dan staat er iets te lezen, maar alleen met de lamp erachter, en alleen waar bij allebei het licht brandt. De maan blijft staan waar ze staat.',
        ],
      },
      {
        kind: 'prop',
        object: 'photo',
        look: { fastening: undefined },
        parts: [
          {
            kind: 'drawing',
            caption: 'De Rugstraat van boven, met de huizen naar twee kanten omgeklapt',
            description: `Een straat loopt over het midden van het vel, met aan elke kant drie huizen van vijf rijen van drie ramen. Midden over de straat loopt van links naar rechts een vouwlijn, een stippellijn met een stip aan elk eind. De huizen onder de straat staan op hun kop. Rechtsboven op het vel, boven de daken, staat de maan. De rijen tellen vanaf het dak, de ramen van links naar rechts op het vel. Alleen de donkere ramen worden genoemd; in alle andere brandt licht. ${inWords('Boven', TOP)} ${inWords('Onder', BOTTOM)}`,
            drawing: street,
          },
        ],
      },
      { kind: 'question', text: 'Welk cijfer staat er in elk van de drie huizen?' },
      { kind: 'fill_in', label: 'Code van slot 3', boxes: 3 },
    ],
  },
  assignment: assignment(2, 'Zoek het lootje.'),
  hints: [
    'Je kunt de huizen zelf rug aan rug zetten. Daar heb je alleen je handen voor nodig.',
    'Vouw het vel over de stippellijn in het midden van de straat naar achteren, met de tekening aan de buitenkant. De daken staan nu allemaal omhoog.',
    'Houd het gevouwen vel tegen een lamp of een raam, met de maan naar je toe. Kijk alleen naar ramen die door beide lagen wit blijven: ze vormen in elk huis een cijfer.',
  ],
  solution: [
    'Vouw het vel over de straat, de tekening naar buiten. Elk raam ligt nu tegen het raam van de overburen.',
    'Tegen de lamp blijven alleen de ramen licht die aan allebei de kanten wit zijn. Zonder lamp kan het ook: vergelijk de ramen een voor een, allebei vanaf het dak geteld.',
    'Van links naar rechts, met de maan bovenaan: 2, 7 en 4.',
  ],
} as const satisfies LockPuzzle
