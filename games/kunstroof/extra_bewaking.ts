import type { HintItem } from '#domain/play/hint_pages'
import type { Material } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { PAINTINGS, type Painting } from '#games/kunstroof/paintings'
import { EMPTY } from '#games/kunstroof/painting_pictures'
import { circle, ellipse, group, line, path, text, rect } from '#games/kit/shapes'
import { firstOf, lastOf } from '#domain/present'

const CELL = { b: 220, h: 228 } as const
const COLUMNS = 3
const WIDE = COLUMNS * CELL.b
const CANVAS = { b: 150, h: 114 } as const
const HEADER = 44
const FOOTER = 34

const rectangularFrame: readonly Shape[] = [
  rect(-3.5, -3.5, CANVAS.b + 7, CANVAS.h + 7, { line: 'messing', strokeWidth: 6 }),
  rect(0, 0, CANVAS.b, CANVAS.h, { strokeWidth: 1.4 }),
]

const ovalFrame: readonly Shape[] = [
  path(ellipse(CANVAS.b / 2, CANVAS.h / 2, CANVAS.b / 2 + 3, CANVAS.h / 2 + 3), {
    line: 'messing',
    strokeWidth: 6,
  }),
  path(ellipse(CANVAS.b / 2, CANVAS.h / 2, CANVAS.b / 2 - 2, CANVAS.h / 2 - 2)),
]

/** Where a cord ends: within the width of the frame, beside its middle. */
const CORD = { recht: { x: 33, y: 28 }, ovaal: { x: 34, y: 35 } } as const

function hanging(
  picture: readonly Shape[],
  frame: Painting['frame'],
  lines: readonly [string, string, string],
  spot: number,
  count: number
): Shape {
  const row = Math.floor(spot / COLUMNS)
  const inRow = Math.min(COLUMNS, count - row * COLUMNS)
  // A row that is not full hangs in the middle of the wall.
  const x = (WIDE - inRow * CELL.b) / 2 + (spot % COLUMNS) * CELL.b
  const y = HEADER + row * CELL.h
  const [number, title, captionBelow] = lines
  return group(x, y, [
    ...[-1, 1].map((side) =>
      line(CELL.b / 2, 6, CELL.b / 2 + side * CORD[frame].x, CORD[frame].y, {
        line: 'soft',
        strokeWidth: 1.5,
      })
    ),
    circle(CELL.b / 2, 6, 3, { fill: 'ink', line: undefined }),
    group(35, 32, [
      group(0, 0, picture, { scale: 1.5 }),
      ...(frame === 'ovaal' ? ovalFrame : rectangularFrame),
    ]),
    circle(24, 30, 16, { fill: 'paper', strokeWidth: 2 }),
    text(24, 36, number, 18, { letter: 'code', bold: true }),
    text(CELL.b / 2, 179, title, 18, { letter: 'title', bold: true }),
    text(CELL.b / 2, 200, captionBelow, 16),
  ])
}

/** A page of the catalogue, with its running head and its folio. */
const sheet = (paintings: readonly Painting[], folio: number, empty = false): Drawing => {
  const count = paintings.length + Number(empty)
  const height = HEADER + Math.ceil(count / COLUMNS) * CELL.h + FOOTER
  return {
    width: WIDE,
    height,
    shapes: [
      rect(4, 4, WIDE - 6, height - 6, { fill: 'sand', line: undefined }),
      rect(1.5, 1.5, WIDE - 8, height - 8, { fill: 'paper', strokeWidth: 2 }),
      text(24, 30, 'VEERMUSEUM', 15, { anchor: 'start', letter: 'title', bold: true }),
      text(WIDE - 28, 30, 'catalogus van de vaste collectie', 13, { anchor: 'end', color: 'soft' }),
      line(24, 38, WIDE - 28, 38, { line: 'messing', strokeWidth: 2 }),
      ...paintings.map((s, i) =>
        hanging(s.picture, s.frame, [String(s.number), s.title, `${s.maker}, ${s.year}`], i, count)
      ),
      ...(empty
        ? [hanging(EMPTY, 'recht', ['14', 'Gestolen', 'in de nacht, 3.10 uur'], count - 1, count)]
        : []),
      text(WIDE / 2 - 2, height - 18, `bladzijde ${folio}`, 13, { color: 'soft' }),
    ],
  }
}

const inWords = ({ number, title, maker, year, frame, depicts }: Painting) =>
  `Nummer ${number}: ‘${title}’, ${maker}, ${year}, ${frame === 'ovaal' ? 'ovale' : 'rechthoekige'} lijst. Te zien: ${depicts.join(', ')}.`

const sheets = [PAINTINGS.slice(0, 6), PAINTINGS.slice(6)].map((paintings, i): Material => {
  const empty = i === 1
  const last = empty ? 14 : lastOf(paintings).number
  return {
    kind: 'drawing',
    caption: `Catalogus van het Veermuseum, nummers ${firstOf(paintings).number} tot en met ${last}`,
    description: [
      ...paintings.map(inWords),
      ...(empty ? ['Nummer 14: een lege lijst, gestolen.'] : []),
    ].join(' '),
    drawing: sheet(paintings, 61 + i, empty),
  }
})

export const extraBewaking = {
  name: 'extra_bewaking',
  label: 'Het schilderij dat extra bewaakt moet worden',
  description: 'De catalogus met dertien schilderijen en één lege lijst',
  answer: 'De gele trap',
  answer2: '10',
  answerAddition:
    'Nummer 10. Geen ovale lijst, geen hoed, geen vraag, geen schrikkeljaar, geen maan en niet van Josepha Gulle: voor de Ekster is er niets op aan te merken. Zet er een bewaakster bij.',
  checkAnswer: true,
  hints: [
    'Elke puzzel noemt iets waar de Ekster van afblijft. Zoek in de catalogus welke schilderijen dat hebben.',
    'Elke puzzel streept precies twee schilderijen weg. Kijk naar lijst, titel, maker, jaar en wat er te zien is.',
    'Zes keer twee is twaalf. Streep je een schilderij dubbel weg, dan zit er ergens een foutje.',
    'Het overgebleven schilderij is een van de nummers 7 tot en met 10, en er staat geen mens of dier op.',
  ],
  booklet: {
    story: [
      'De zes bladzijden zijn ontcijferd. Zes dingen waar de Ekster haar neus voor ophaalt. Streep per bladzijde twee schilderijen door.',
      'Het is zondagavond. Over een uur gaat het licht uit in het Veermuseum. Er is één extra bewaakster, en er zijn dertien schilderijen. Waar zet je haar neer?',
    ],
    material: sheets,
    question: 'Welk schilderij moet extra bewaakt worden? Geef de titel of het nummer.',
  },
} as const satisfies HintItem<'extra_bewaking'>
