import { thing, shadow, SYMBOLS, type Thing } from '#games/sintsenior/things'
import { assignment } from '#games/sintsenior/assignments'
import { group, line, path, drawing, text, range, rect } from '#games/kit/shapes'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

type OnShelf = { readonly thing: Thing; readonly number: number; readonly shadow: Thing }

const real = (name: Thing, number: number): OnShelf => ({
  thing: name,
  number,
  shadow: name,
})

/** Three shelves from top to bottom. One shadow on each belongs to a thing on another shelf. */
export const SHELVES: readonly (readonly OnShelf[])[] = [
  [{ thing: 'paard', number: 3, shadow: 'mijter' }, real('theepot', 2), real('pakje', 8)],
  [real('wortel', 6), real('stoomboot', 1), { thing: 'toren', number: 5, shadow: 'theepot' }],
  [real('laars', 7), { thing: 'bel', number: 4, shadow: 'wortel' }, real('mijter', 9)],
]

const SHELF = 126

const shelf = (row: readonly OnShelf[], p: number): Shape[] => {
  const y = 106 + p * SHELF
  return [
    ...row.flatMap((piece, i) => {
      const x = 82 + i * 108
      return [
        shadow(piece.shadow, x + 48, y, 1),
        thing(piece.thing, x, y, 0.82),
        group(x - 13, y + 8, [
          rect(0, 0, 26, 22, { fill: 'white', strokeWidth: 1.8, radius: 2 }),
          text(13, 17, `${piece.number}`, 17, { letter: 'code', bold: true }),
        ]),
      ]
    }),
    rect(40, y, 352, 8, { fill: 'sand', strokeWidth: 2 }),
  ]
}

const candle: readonly Shape[] = [
  path('M 18 30 q 7 9 0 15 q -7 -6 0 -15 Z', { fill: 'yellow', strokeWidth: 1.8 }),
  rect(12, 48, 12, 60, { fill: 'white', strokeWidth: 2 }),
  path('M 2 108 H 34 L 28 116 H 8 Z', { fill: 'sand', strokeWidth: 2 }),
  ...range(5).map((i) => line(34 + i * 2, 20 + i * 11, 42 + i, 17 + i * 12, { strokeWidth: 1.2 })),
]

const cabinet = drawing(400, 400, [...SHELVES.flatMap(shelf), ...candle])

const description = SHELVES.map(
  (row, p) =>
    `Plank ${p + 1}: ${row.map((piece) => `${piece.thing} met nummer ${piece.number}, zijn schaduw is die van een ${piece.shadow}`).join('; ')}.`
).join(' ')

export const shadows = {
  name: 'Wat de kaars ziet',
  code: '926',
  sheet: {
    section: 'Slot 2',
    title: 'Wat de kaars ziet',
    level: 2,
    symbol: SYMBOLS.kaars,
    preview:
      'Drie planken met genummerde spullen in het licht van een kaars. Achter elk ding staat een schaduw, en niet elke schaduw klopt.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'De pakzolder van Sint, laat op de avond. Negen dingen staan op drie planken, elk met een genummerd etiket. Links brandt een kaars, dus alle schaduwen vallen naar rechts.',
          'Wie hier rondloopt, krijgt het gevoel dat er iets niet klopt. Op elke plank één keer. Wie de kaars gelooft, ziet in zo’n schaduw een ding, en het nummer van dat ding is bedoeld.',
        ],
      },
      {
        kind: 'prop',
        object: 'photo',
        parts: [
          {
            kind: 'drawing',
            caption: 'De pakzolder bij kaarslicht',
            description: `Drie planken met op elke plank drie dingen. ${description}`,
            drawing: cabinet,
          },
        ],
      },
      {
        kind: 'question',
        text: 'Welke drie dingen zie je in de verkeerde schaduwen? Zet hun nummers achter elkaar, van de bovenste schaduw naar de onderste.',
      },
      { kind: 'fill_in', label: 'Code van slot 2', boxes: 3 },
    ],
  },
  assignment: assignment(1, 'Nu mag het huis.'),
  hints: [
    'Vergelijk elk ding met de schaduw rechts ernaast. Op elke plank hoort één schaduw bij iets anders.',
    'Bij de opdracht van slot 1 stond een raad: geloof de schaduw. Een schaduw laat zien welk ding bedoeld is. Het nummer van het ding dat de verkeerde schaduw werpt, is dus niet het nummer dat je zoekt.',
    'Het paard op de bovenste plank heeft de schaduw van een mijter. Zoek de mijter zelf op en lees zijn etiket: dat is het eerste cijfer. Dan komt de verkeerde schaduw op de middelste plank, en als laatste die op de onderste.',
  ],
  solution: [
    'Boven heeft het paard (3) de schaduw van de mijter, in het midden de toren (5) die van de theepot, onder de bel (4) die van de wortel.',
    'Geloof de schaduw: zoek het etiket van het ding waar de schaduw van is. De mijter is 9, de theepot 2, de wortel 6.',
    'In de volgorde van de schaduwen, van boven naar beneden: 926. Wie 354 leest, gelooft de dingen nog. Wie 269 leest, gaat de planken langs waar de dingen zelf staan, en niet hun schaduwen.',
  ],
} as const satisfies LockPuzzle
