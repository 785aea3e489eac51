import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { staffCard } from '#games/recept/people/staff'
import type { Person } from '#games/recept/recept_flags'
import { circle, line, path, text, rect } from '#games/kit/shapes'

/** The keys of the typewriter, row by row. The n-th key of each row hangs under the n-th digit. */
export const DIGIT_KEYS = '1234567890'
export const KEY_ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'] as const

/** The storeys of the house in the order of the columns, from top to bottom. */
export const FLOORS = ['Zolder', 'Zaal', 'Kelder'] as const

export type Expense = {
  readonly description: string
  readonly storey: (typeof FLOORS)[number]
  readonly euro: number
}

/** The cash book, in the order of the receipts. */
export const CASH_BOOK: readonly Expense[] = [
  { description: 'Muizenval', storey: 'Kelder', euro: 5 },
  { description: 'Kit dakraam', storey: 'Zolder', euro: 4 },
  { description: 'Ragebol', storey: 'Zolder', euro: 8 },
  { description: 'Lampje', storey: 'Zolder', euro: 3 },
  { description: 'Viltjes', storey: 'Zaal', euro: 4 },
  { description: 'Krijt', storey: 'Kelder', euro: 4 },
  { description: 'Lucifers', storey: 'Zaal', euro: 1 },
  { description: 'Emmertje', storey: 'Kelder', euro: 6 },
  { description: 'Mottenballen', storey: 'Zolder', euro: 2 },
  { description: 'Waslijn', storey: 'Zolder', euro: 8 },
  { description: 'Bijenwas', storey: 'Zaal', euro: 9 },
  { description: 'Koperpoets', storey: 'Zaal', euro: 9 },
  { description: 'Zeemlap', storey: 'Zolder', euro: 3 },
  { description: 'Slotolie', storey: 'Kelder', euro: 7 },
]

const STEP = 42
const RADIUS = 17
/** Each row starts a little further to the right, as on every typewriter. */
const ROWS = [
  { keys: DIGIT_KEYS, x: 42, y: 152 },
  { keys: KEY_ROWS[0], x: 62, y: 202 },
  { keys: KEY_ROWS[1], x: 72, y: 252 },
  { keys: KEY_ROWS[2], x: 92, y: 302 },
] as const

/** The digits whose brass lever is visible. The other levers run the same way, under the hood. */
export const VISIBLE_LEVERS = ['1', '7'] as const

function levers(): Shape[] {
  return VISIBLE_LEVERS.flatMap((digit) => {
    const i = DIGIT_KEYS.indexOf(digit)
    const d = ROWS.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'} ${x + i * STEP} ${y}`).join(' ')
    // Gold on blue becomes one grey in black and white, so the lever has a dark edge.
    return [path(d, { strokeWidth: 11 }), path(d, { line: 'messing', strokeWidth: 6 })]
  })
}

function drawKey(letter: string, x: number, y: number, digit: boolean): Shape[] {
  return [
    circle(x, y, RADIUS, { fill: digit ? 'sand' : 'white' }),
    text(x, y + 7, letter, 20, { letter: 'code', bold: true }),
  ]
}

function drawTypewriter(): Drawing {
  return {
    width: 480,
    height: 390,
    shapes: [
      // Paper, roller and body.
      rect(130, 8, 220, 70, { fill: 'white', strokeWidth: 2 }),
      ...[26, 40].map((y) =>
        line(150, y, y === 40 ? 270 : 330, y, { line: 'soft', strokeWidth: 2 })
      ),
      rect(50, 62, 380, 30, { radius: 14, fill: 'sand', strokeWidth: 2 }),
      rect(30, 68, 22, 18, { radius: 4, fill: 'messing', strokeWidth: 2 }),
      rect(428, 68, 22, 18, { radius: 4, fill: 'messing', strokeWidth: 2 }),
      path(
        'M 60 92 L 420 92 L 466 140 L 472 366 Q 472 382 456 382 L 24 382 Q 8 382 8 366 L 14 140 Z',
        { fill: 'blue', strokeWidth: 3 }
      ),
      rect(150, 100, 180, 22, { radius: 4, fill: 'messing', strokeWidth: 2 }),
      text(240, 117, 'De Koperen Ketel', 16, { letter: 'title' }),
      ...levers(),
      ...ROWS.flatMap(({ keys, x, y }, row) =>
        [...keys].flatMap((letter, i) => drawKey(letter, x + i * STEP, y, row === 0))
      ),
      rect(110, 338, 260, 26, { radius: 13, fill: 'paper', strokeWidth: 2 }),
    ],
  }
}

export const gerda = {
  name: 'gerda',
  flag: 'gerda',
  label: 'Gerda, de boekhouder',
  group: 'personen',
  kind: 'puzzle',
  level: 3,
  story: [
    'Gerda houdt de boeken bij met een vulpen en een schrijfmachine. Computers vergeten te veel, vindt ze. ‘Die avond zat ik aan mijn kasboek,’ zegt ze, en de inkt is inderdaad vers.',
    'Alleen: veertien bonnetjes van elk nog geen tien euro, keurig verdeeld over drie verdiepingen? Zo goedkoop is de klusjesman in geen jaren geweest. Gerda legt haar vingers op de toetsen. ‘Cijfers staan bovenaan, dat weet ieder kind. Wat eronder hangt, is mijn zaak.’',
  ],
  material: [
    staffCard('gerda'),
    {
      kind: 'drawing',
      caption: 'De schrijfmachine van Gerda. Twee hefbomen zijn te zien.',
      description: `Een schrijfmachine met vier rijen toetsen. Bovenaan de cijfers ${[...DIGIT_KEYS].join(' ')}. Daaronder drie rijen letters: ${KEY_ROWS.map((row) => [...row].join(' ')).join('; ')}. Elke rij begint iets verder naar rechts dan de rij erboven. Van twee toetsen is de koperen hefboom te zien: van de 1 loopt hij schuin naar beneden langs de Q, de A en de Z, van de 7 langs de U, de J en de M.`,
      drawing: drawTypewriter(),
    },
    {
      kind: 'prop',
      object: 'cash_book',
      heading: 'Kasboek',
      look: { size: 1.4 },
      parts: [
        {
          kind: 'table',
          caption: 'Van die avond, in de volgorde van de bonnen',
          heading: ['Bon', 'Omschrijving', ...FLOORS],
          rows: CASH_BOOK.map(({ description, storey, euro }, i) => [
            String(i + 1),
            description,
            ...FLOORS.map((name) => (name === storey ? `€ ${euro}` : '')),
          ]),
        },
      ],
    },
  ],
  question: 'Wat hield Gerda die avond verborgen? Eén woord is genoeg.',
  answer: 'BRIEF',
  alsoCorrect: ['BRIEF VAN WILLEM', 'BRIEFVANWILLEM'],
  showAnswer: 'BRIEF',
  explanation:
    'Het bedrag is een cijfertoets, de verdieping is de rij daaronder: zolder boven, zaal in het midden, kelder onderaan. Bon voor bon staat er BRIEF VAN WILLEM. Willem Ketel was Mathildes opa. Gerda droeg zijn brief al weken bij zich.',
  nearMisses: [
    {
      answer: 'WILLEM',
      text: 'Van hem is het wel. Maar wat is het? Lees het begin van het kasboek.',
    },
  ],
  hints: [
    'Veertien bonnen, veertien letters. Het cijfer wijst een toets aan, maar niet de cijfertoets zelf: aan elk cijfer hangt een hefboom met op elke rij één letter. Bij de 1 en de 7 zie je hem lopen, de andere lopen net zo.',
    'Drie verdiepingen, drie rijen letters, en de zolder is de bovenste. Bon 2 is een 4 op zolder: onder de 4, op de eerste rij letters, hangt de R.',
  ],
} as const satisfies Puzzle<Person, Person>
