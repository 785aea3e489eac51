import { SYMBOLS } from '#games/sintsenior/things'
import { assignment } from '#games/sintsenior/assignments'
import { angular, path, round, drawing, range, scatter, type Point } from '#games/kit/shapes'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import { firstOf, itemAt, valueAt } from '#domain/present'

/** The letters in five rows, which are stretched over the whole sheet. */
export const LETTER_SHAPES: Readonly<Record<string, readonly string[]>> = {
  'A': ['.#.', '#.#', '###', '#.#', '#.#'],
  'C': ['###', '#..', '#..', '#..', '###'],
  'D': ['##.', '#.#', '#.#', '#.#', '##.'],
  'E': ['###', '#..', '##.', '#..', '###'],
  'F': ['###', '#..', '##.', '#..', '#..'],
  'G': ['####', '#...', '#.##', '#..#', '####'],
  'H': ['#.#', '#.#', '###', '#.#', '#.#'],
  'I': ['#', '#', '#', '#', '#'],
  'J': ['..#', '..#', '..#', '#.#', '###'],
  'L': ['#..', '#..', '#..', '#..', '###'],
  'N': ['#..#', '##.#', '#.##', '#..#', '#..#'],
  'R': ['##.', '#.#', '##.', '#.#', '#.#'],
  'S': ['###', '#..', '###', '..#', '###'],
  'T': ['###', '.#.', '.#.', '.#.', '.#.'],
  'U': ['#.#', '#.#', '#.#', '#.#', '###'],
  'V': ['#...#', '#...#', '.#.#.', '.#.#.', '..#..'],
  'W': ['#...#', '#...#', '#.#.#', '##.##', '#...#'],
  'Z': ['###', '..#', '.#.', '#..', '###'],
  ' ': ['..', '..', '..', '..', '..'],
}

const INSCRIPTION = 'VIER NEGEN DRIE'

/** Every letter with an empty column after it, as rows of the whole line. */
const LINE = range(5).map((row) =>
  [...INSCRIPTION].map((letter) => `${valueAt(LETTER_SHAPES, letter)[row]}.`).join('')
)
export const COLUMNS = firstOf(LINE).length - 1

/** The stretched grid: columns are narrow, rows are long. */
export const LATTICE = { x: 12, y: 6, column: 376 / COLUMNS, row: 60 } as const

export type Dash = {
  readonly x: number
  readonly y: number
  readonly b: number
  readonly h: number
}

/**
 * The stretched line as rain. A letter is dashes with hardly a gap, the ground between letters is
 * gaps with hardly a dash. From above both look like dashes; from below they are dark and light.
 */
export const DASHES: readonly Dash[] = (() => {
  const random = scatter(1205)
  const bottom = LATTICE.y + 5 * LATTICE.row
  return range(COLUMNS).flatMap((column) => {
    const dashes: Dash[] = []
    for (let y: number = LATTICE.y; y < bottom;) {
      const inLetter =
        itemAt(LINE, Math.min(4, Math.floor((y - LATTICE.y) / LATTICE.row)))[column] === '#'
      const dash = inLetter ? 10 + random() * 15 : 3 + random() * 4
      const gap = inLetter ? 1.8 + random() * 1.2 : 22 + random() * 20
      // A dash that begins in a row ends in that row.
      const end = LATTICE.y + (Math.floor((y - LATTICE.y) / LATTICE.row) + 1) * LATTICE.row
      const begin = inLetter ? y : y + gap * random()
      // Slivers are left out.
      if (end - begin > 1.5)
        dashes.push({
          x: round(LATTICE.x + (column + 0.03) * LATTICE.column),
          y: round(begin),
          b: round(0.94 * LATTICE.column),
          h: round(Math.min(dash, end - begin)),
        })
      y = Math.min(end, y + dash + gap)
    }
    return dashes
  })
})()

/**
 * The distance from the sheet's lower edge to the eye, in the drawing's units: about an arm's
 * length.
 */
const EYE = 900

/**
 * Where a point of the straight grid is printed. Points farther from the eye are spread wider and
 * longer, so that the text looks straight from below.
 */
function onPaper(x: number, y: number): Point {
  const height = 5 * LATTICE.row
  const distance = EYE + height
  const part = (y - LATTICE.y) / height
  const depth = 1 / ((1 - part) / distance + part / EYE)
  return [200 + ((x - 200) * depth) / distance, LATTICE.y + distance - depth]
}

const quadrilateral = ({ x, y, b, h }: Dash) =>
  angular([onPaper(x, y), onPaper(x + b, y), onPaper(x + b, y + h), onPaper(x, y + h)])

const sheet = drawing(400, 350, [
  path(DASHES.map(quadrilateral).join(' '), { fill: 'ink', line: undefined }),
  // The low moon, between hills, at the edge of the sheet.
  path('M 201 311 A 15 15 0 1 0 212 333 A 12.5 12.5 0 0 1 201 311 Z', {
    fill: 'yellow',
    strokeWidth: 2,
  }),
  path('M 0 350 V 334 Q 60 316 130 338 Q 200 356 262 338 Q 340 318 400 336 V 350 Z', {
    fill: 'sand',
    strokeWidth: 2,
  }),
])

/**
 * The strokes of which a letter is made, as a hand would feel them; the letter itself is not said.
 */
const STROKES: Readonly<Record<string, string>> = {
  D: 'een staande streep links, met rechts daarvan een buik van boven tot onder',
  E: 'een staande streep links, met drie liggende strepen naar rechts: boven, in het midden en onder',
  G: 'een boog die rechtsboven begint, links omlaag gaat en onder naar rechts loopt, daar een stukje omhoog en in het midden naar binnen',
  I: 'één staande streep',
  N: 'twee staande strepen, met een schuine streep van linksboven naar rechtsonder',
  R: 'een staande streep links, rechts daarvan boven een buik, en onder een schuine poot naar rechts',
  V: 'twee schuine strepen die elkaar onderaan raken',
}

const DASHES_IN_WORDS = `Een vel vol korte en lange rechtopstaande streepjes; recht van boven gezien is het sneeuw. Onderaan hangt een lage maan tussen de heuvels. Vanaf die rand, met het oog vlak boven het papier, krimpen de streepjes tot drie rijtjes grote letters naast elkaar. ${INSCRIPTION.split(
  ' '
)
  .map(
    (word, index) =>
      `Rijtje ${index + 1}, van links naar rechts: ${[...word].map((letter, i) => `teken ${i + 1}, ${STROKES[letter]}`).join('; ')}.`
  )
  .join(' ')}`

export const moonlight = {
  name: 'Een lage maan',
  code: '493',
  sheet: {
    section: 'Slot 6',
    title: 'Een lage maan',
    level: 2,
    symbol: SYMBOLS.maan,
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Om half drie stond Sint met zijn schetsboek aan het dakraam en tekende wat hij buiten zag: natte sneeuw boven de huizen, en nog eens natte sneeuw. ‘Wie er recht op kijkt, ziet niets bijzonders,’ schreef hij in de kantlijn. ‘De maan ziet meer. Die hangt vannacht zo laag dat ze bijna langs het papier kijkt.’',
        ],
      },
      {
        kind: 'prop',
        object: 'sketch',
        parts: [
          {
            kind: 'drawing',
            caption: 'Natte sneeuw, met een lage maan',
            description: DASHES_IN_WORDS,
            drawing: sheet,
          },
        ],
      },
      { kind: 'question', text: 'Wat ziet de maan?' },
      { kind: 'fill_in', label: 'Code van slot 6', boxes: 3 },
    ],
  },
  assignment: assignment(5, 'Tot slot het hoefijzer.'),
  hints: [
    'Je hoeft hier niets te rekenen of te tellen. Je moet alleen ergens anders gaan kijken.',
    'De maan staat laag, aan de onderkant van het vel. Kijk van waar zij staat.',
    'Houd het vel plat, op een armlengte en net onder ooghoogte, met de onderkant naar je toe. Knijp één oog dicht en kijk bijna langs het papier. De strepen worden drie woorden, en elk woord is een cijfer.',
  ],
  solution: [
    'De streepjes zijn letters die heel lang zijn uitgerekt: waar ze dicht op elkaar zitten, is een letter.',
    'Houd het vel plat voor je ogen, met de maan naar je toe, en kijk er bijna langs. Er staat VIER NEGEN DRIE, dus 493.',
  ],
} as const satisfies LockPuzzle
