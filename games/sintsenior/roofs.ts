import { board, center, place } from '#games/sintsenior/board'
import { thing, SYMBOLS } from '#games/sintsenior/things'
import { assignment } from '#games/sintsenior/assignments'
import { circle, group, path, text, rect } from '#games/kit/shapes'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** The roofs with a fire below, where the horse does not land. */
export const SMOKE = 'd1 f1 a2 e2 a3 c3 f3 b4 c4 d4 e4 f4 g4 e5 g5 b6 f7 b8 e8 f8 g8'.split(' ')

export const STABLE = 'g1'

/** The addresses of the presents, in this order. */
export const ADDRESSES = ['d7', 'g6', 'b1'] as const

/** The jumps of all three rides together, with which players check their answer. */
export const TOTAL_JUMPS = 15

const smoking = (field: string): Shape => {
  const [x, y] = center(field)
  return group(x, y, [
    rect(-10, 1, 20, 19, { fill: 'white', strokeWidth: 1.8 }),
    // The chimney looks like a steaming cup without the bricks.
    path('M -10 8 H 10 M -10 14 H 10 M 0 3 V 8 M -5 8 V 14 M 5 8 V 14 M 0 14 V 20', {
      strokeWidth: 1.2,
    }),
    rect(-12, -2, 24, 4, { fill: 'ink', strokeWidth: 1 }),
    path('M -3 -4 q -7 -3 0 -7 q 6 -2 2 -6', { strokeWidth: 1.8 }),
    path('M 5 -4 q -6 -3 0 -6 q 5 -2 2 -5', { strokeWidth: 1.8 }),
  ])
}

const address = (field: string, number: number): Shape => {
  const [x, y] = center(field)
  return group(x, y, [
    thing('pakje', 0, 20, 0.72),
    circle(12, -10, 9, { fill: 'white', strokeWidth: 1.8 }),
    text(12, -4.5, `${number}`, 14, { letter: 'code', bold: true }),
  ])
}

const [stableX, stableY] = center(STABLE)

const map = board([
  ...SMOKE.map(smoking),
  rect(stableX - 20, stableY - 20, 40, 40, { fill: 'white', strokeWidth: 1.8, radius: 3 }),
  thing('paard', stableX, stableY + 18, 0.48),
  ...ADDRESSES.map((field, i) => address(field, i + 1)),
])

const inOrder = [...SMOKE].sort((a, b) => place(b)[1] - place(a)[1])

export const roofs = {
  name: 'Er wordt gestookt',
  code: '546',
  sheet: {
    section: 'Slot 5',
    title: 'Er wordt gestookt',
    level: 3,
    symbol: SYMBOLS.schoorsteen,
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Een ander dorp, een koude nacht. Het paard van Sint springt van dak naar dak zoals alleen een schaakpaard dat doet, en het zou overal kunnen landen, als niet op zoveel daken de schoorsteen rookte.',
          'Het begint op het dak waar het op dit vel staat (g1) en brengt pakje 1 weg, van daar pakje 2, en van daar pakje 3. Elke rit gaat in zo weinig mogelijk sprongen. Op een rokend dak landt het paard niet; eroverheen springen mag. Speel het na met een muntje op dit vel; laat de rit op het grote bord liggen. En tel na: samen zijn het er vijftien.',
        ],
      },
      {
        kind: 'prop',
        object: 'map',
        look: { fold: undefined },
        parts: [
          {
            kind: 'drawing',
            caption: 'Het dorp, dak voor dak',
            description: `Een bord van acht bij acht met velden a1 tot en met h8. Het paard staat op ${STABLE}. De pakjes 1, 2 en 3 horen op ${ADDRESSES.join(', ')}. Rook komt er uit de daken ${inOrder.join(', ')}.`,
            drawing: map,
          },
        ],
      },
      { kind: 'question', text: 'Hoeveel sprongen telt elk van de drie ritten op zijn minst?' },
      { kind: 'fill_in', label: 'Code van slot 5', boxes: 3 },
    ],
  },
  assignment: assignment(4, 'Kijk als de maan.'),
  hints: [
    'Zoeken op goed geluk duurt lang. Zet een 1 op elk dak dat het paard in één sprong haalt, een 2 op elk nieuw dak dat je vanaf een 1 haalt, en zo door.',
    'Begin ook eens achteraan: van welke daken kan het paard op het adres landen? En bij elke sprong verandert de kleur van het dak, dus je weet vooraf of een rit een even of een oneven aantal sprongen telt.',
    'De eerste rit begint met g1, h3, f2 en kan dan nog maar één kant op. De tweede begint met d7, f6. De laatste begint met g6, e7, c6 en komt via d2 op b1 aan.',
  ],
  solution: [
    'Rit 1: g1, h3, f2, d3, c5, d7. Dat zijn 5 sprongen.',
    'Rit 2: d7, f6, d5, e7, g6. Dat zijn er 4.',
    'Rit 3: g6, e7, c6, a5, b3, d2, b1. Dat zijn er 6.',
    'Samen 15, zoals op het vel staat. Korter kan geen van de drie: schrijf je van elk vertrekpunt af 1, 2, 3 op de daken, dan kom je op dezelfde getallen. De code is 546.',
  ],
} as const satisfies LockPuzzle
