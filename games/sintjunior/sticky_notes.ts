import { group, line, path, drawing, text, range, rect } from '#games/kit/shapes'
import { fromNotebook } from '#games/sintjunior/notebook'
import { gingerNut, symbol } from '#games/sintjunior/sintjunior_symbols'
import { itemAt } from '#domain/present'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** The notes that still hang. A note that fell off is 0. */
export const HANGING: readonly (readonly number[])[] = [
  [2, 0, 11, 0],
  [0, 12, 0, 1],
  [16, 9, 0, 0],
  [0, 0, 10, 15],
]

/** Where one, two and three ginger nuts lie: row and column, counted from 0. */
export const GINGER_NUTS: readonly (readonly [row: number, column: number])[] = [
  [3, 1],
  [1, 2],
  [3, 0],
]

const NOTE = 62
const STEP = 72

function hanging(number: number): Shape[] {
  return [
    rect(0, 0, NOTE, NOTE, { fill: 'yellow', strokeWidth: 2 }),
    path(`M ${NOTE} ${NOTE - 14} L ${NOTE - 14} ${NOTE} L ${NOTE} ${NOTE} Z`, {
      fill: 'white',
      strokeWidth: 2,
    }),
    text(NOTE / 2, 42, `${number}`, 36, { letter: 'hand' }),
  ]
}

/** The middles of the ginger nuts on a note, by how many there are. */
const ON_NOTE: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[31, 31]],
  [
    [20, 31],
    [42, 31],
  ],
  [
    [31, 20],
    [20, 40],
    [42, 40],
  ],
]

function empty(nuts: number): Shape[] {
  return [
    rect(0, 0, NOTE, NOTE, { line: 'soft', strokeWidth: 1.5, dash: '4 4' }),
    ...itemAt(ON_NOTE, nuts).flatMap(([x, y]) => gingerNut(x, y, 9)),
  ]
}

const wall = drawing(340, 320, [
  rect(1, 1, 338, 318, { fill: 'sand', line: 'soft', strokeWidth: 1.2 }),
  ...range(6).map((i) => line(i * 56 + 30, 3, i * 56 + 30, 317, { line: 'paper', strokeWidth: 3 })),
  rect(22, 12, 296, 296, { fill: 'paper', radius: 4 }),
  ...HANGING.flatMap((row, r) =>
    row.map((number, k) => {
      const nuts = GINGER_NUTS.findIndex(([index, nk]) => index === r && nk === k) + 1
      return group(31 + k * STEP, 21 + r * STEP, number ? hanging(number) : empty(nuts))
    })
  ),
])

const rowInWords = (row: readonly number[], r: number) =>
  row
    .map((number, k) => {
      const nuts = GINGER_NUTS.findIndex(([index, nk]) => index === r && nk === k) + 1
      return number ? `${number}` : nuts ? `leeg met ${nuts} kruidnoten` : 'leeg'
    })
    .join(', ')

export const stickyNotes: LockPuzzle = {
  name: 'plakbriefjes',
  code: '683',
  sheet: {
    title: 'Zestien briefjes op de muur',
    section: 'Vel met de ster',
    level: 2,
    symbol: symbol('ster'),
    blocks: [
      fromNotebook(
        'De tweede code plakte ik op de muur, tussen zestien briefjes met de getallen 1 tot en met 16. Ik deed er een uur over, want elke rij telde op tot hetzelfde getal. Elke kolom ook, en ook schuin van hoek naar hoek.',
        'Toen liet iemand de deur openstaan. Acht briefjes bleven hangen. De andere acht lagen door de hele kamer, en op drie lege plekken heb ik meteen kruidnoten getekend, om te onthouden waar de code zat.'
      ),
      {
        kind: 'list',
        numbered: true,
        items: [
          'Schrijf op de zestien plakbriefjes de getallen 1 tot en met 16, op elk briefje één.',
          'Plak de acht van de tekening op tafel of op een deur, precies zoals ze hier hangen.',
          'Geef de andere acht hun plek terug. Welk getal elke rij moet geven, stond in je opdracht.',
        ],
      },
      {
        kind: 'drawing',
        caption: 'De muur, nadat de deur weer dicht was',
        description: `Een vierkant van vier rijen van vier plekken. ${HANGING.map((row, r) => `Rij ${r + 1}: ${rowInWords(row, r)}.`).join(' ')}`,
        drawing: wall,
      },
      {
        kind: 'question',
        text: 'Welke briefjes horen bij de kruidnoten? Eén kruidnoot is het eerste cijfer van de code, twee het tweede, drie het derde.',
      },
      { kind: 'fill_in', label: 'De code van slot 2', boxes: 3 },
    ],
  },
  assignment: 'Noor staat helemaal links. Nu de laars.',
  hints: [
    'Je vorige opdracht vertelde hoeveel elke rij moet zijn: 34. Elke kolom ook, en de twee lijnen van hoek naar hoek. Zoek een lijn waar nog maar één briefje ontbreekt.',
    'Van hoek naar hoek hangen 2, 12 en 15. Samen 29, dus daar hoort de 5. Daarna ontbreekt er in de derde rij nog maar één.',
    'De derde rij is 16, 9, 5 en dus 4. Ga verder met de derde kolom en met de vierde. Elke keer is er wel een lijn waar nog één briefje ontbreekt.',
  ],
  solution: [
    'Elke rij, elke kolom en beide diagonalen zijn samen 34. Van linksboven naar rechtsonder: 2 + 12 + 15 = 29, dus daar hoort 5.',
    'Derde rij: 16 + 9 + 5 = 30, dus 4. Derde kolom: 11 + 5 + 10 = 26, dus 8. Vierde kolom: 1 + 4 + 15 = 20, dus 14. Bovenste rij: 2 + 11 + 14 = 27, dus 7. Tweede rij: 12 + 8 + 1 = 21, dus 13. Tweede kolom: 7 + 12 + 9 = 28, dus 6. Onderste rij: 6 + 10 + 15 = 31, dus 3.',
    'Bij één kruidnoot ligt 6, bij twee 8, bij drie 3.',
  ],
}
