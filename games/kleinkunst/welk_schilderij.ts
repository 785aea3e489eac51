import type { HintItem } from '#domain/play/hint_pages'
import type { Material } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { MINIATURES, PAINT, HALLS, type Miniature } from '#games/kleinkunst/miniatures'
import { tube, paintArea } from '#games/kleinkunst/paint'
import { circle, line, path, star, text, range, rect } from '#games/kit/shapes'

const SIZE = 112

/** A miniature as a postage stamp: a plane of its colour, its dots and its word. */
function miniature(
  { paint, count, exclamation, number }: Miniature,
  x: number,
  y: number
): Shape[] {
  return [
    rect(x - 6, y - 6, SIZE + 12, SIZE + 12, { fill: 'messing', line: undefined, radius: 3 }),
    rect(x, y, SIZE, SIZE, { fill: 'white', line: undefined }),
    ...paintArea(paint, x, y, 3, 3, 20),
    rect(x, y, SIZE, SIZE, { strokeWidth: 2 }),
    line(x + 60, y, x + 60, y + 60, { strokeWidth: 2 }),
    line(x, y + 60, x + SIZE, y + 60, { strokeWidth: 2 }),
    ...range(count).map((i) =>
      circle(x + 72 + (i % 3) * 14, y + 15 + Math.floor(i / 3) * 15, 4.6, {
        line: undefined,
        fill: 'ink',
      })
    ),
    path(star(x + 56, y + 86, 24, 19, 18, 2.2), { fill: 'sand', line: undefined }),
    text(x + 56, y + 93, exclamation, 21, { letter: 'title', bold: true }),
    circle(x + 56, y + 130, 13, { fill: 'paper', strokeWidth: 2 }),
    text(x + 56, y + 136, String(number), 18, { letter: 'code', bold: true }),
  ]
}

const hallDrawing = (hall: string): Drawing => ({
  width: 440,
  height: 546,
  shapes: [
    path('M 10 50 Q 220 -24 430 50 V 536 H 10 Z', { fill: 'paper', strokeWidth: 2 }),
    path('M 22 62 H 418', { strokeWidth: 1.5, line: 'messing' }),
    text(220, 46, `Zaal ${hall}`, 24, { letter: 'title', bold: true }),
    ...MINIATURES.filter((m) => m.hall === hall).flatMap((m, i) =>
      miniature(m, 30 + (i % 3) * 134, 78 + Math.floor(i / 3) * 156)
    ),
  ],
})

/** A page of the museum's guide. */
const hall = (name: string): Material => ({
  kind: 'prop',
  object: 'book_page',
  look: { snug: true, frame: false },
  parts: [
    {
      kind: 'drawing',
      caption: `Zaal ${name} van museum Petiet`,
      description: `Negen schilderijtjes in zaal ${name}. ${MINIATURES.filter(
        (m) => m.hall === name
      )
        .map(
          (m) => `Nummer ${m.number}: ${m.paint}, ${m.count} punten, het woord ${m.exclamation}.`
        )
        .join(' ')}`,
      drawing: hallDrawing(name),
    },
  ],
})

export const tubes = {
  kind: 'drawing',
  caption: 'De tubes, met de streekjes waaraan je de kleuren herkent',
  description:
    'Drie tubes verf. Rood heeft streekjes recht omhoog, geel schuine streekjes, blauw liggende.',
  drawing: {
    width: 440,
    height: 35,
    shapes: PAINT.flatMap((paint, i) => tube(paint, paint, 90 + i * 94, 7, 78, 0.54)),
  },
} as const satisfies Material

export const welkSchilderij = {
  name: 'welk_schilderij',
  label: 'Welk schilderij',
  description: 'De drie zalen van museum Petiet, met zevenentwintig schilderijtjes',
  answer: 'C1',
  answer2: 'C 1',
  answerAddition: 'Zaal C, nummer 1.',
  checkAnswer: true,
  alsoCorrect: ['1C', 'C nummer 1', 'zaal C 1', 'zaal C nummer 1'],
  hints: [
    'De drie studies verraden elk één ding: een kleur, een aantal punten en een woord.',
    'Streep eerst alles weg wat niet de kleur van de eerste studie heeft. Dan blijven er nog negen over.',
    'Van die negen houden er drie het goede aantal punten over. Het woord van de derde studie kiest er één uit.',
  ],
  booklet: {
    story: [
      'Open de kast. Daar hangen ze, alle zevenentwintig. Eén is van Odilia.',
      'Je weet nu welke kleur zij koos, welk aantal ze bewaarde en welk woord ze liet roepen. Er is maar één schilderijtje dat ze alle drie heeft.',
    ],
    material: [
      /** Each hall is a sheet, and is looked at with the tubes beside it. */
      ...HALLS.flatMap((name) => [{ ...tubes, isKey: true }, hall(name)]),
    ],
    question:
      'Welk schilderijtje is echt? Geef de letter van de zaal en het nummer, bijvoorbeeld B2.',
  },
} as const satisfies HintItem<'welk_schilderij'>
