import { thing } from '#games/sintsenior/things'
import { circle, drawing, ellipse, group, line, path, range, rect } from '#games/kit/shapes'
import type { Part } from '#domain/play/puzzles/puzzle'
import type { Booklet } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

const candle = (x: number, y: number): Shape =>
  group(x, y, [
    path('M -20 0 Q -20 8 0 8 Q 20 8 20 0 Z', { fill: 'messing' }),
    path('M 20 0 q 12 -2 10 6 q -3 6 -12 0', { strokeWidth: 2 }),
    rect(-8, -58, 16, 58, { fill: 'white' }),
    path('M -8 -50 q 3 8 5 -2', { strokeWidth: 1.6 }),
    line(0, -58, 0, -64, { strokeWidth: 1.8 }),
    path('M 0 -92 q 13 16 0 30 q -13 -14 0 -30 Z', { fill: 'yellow' }),
    path('M 0 -76 q 5 6 0 12 q -5 -6 0 -12 Z', { fill: 'orange', line: undefined }),
  ])

/** A key with teeth, hanging from its bow. */
const key = (rotate: number, teeth: number): Shape =>
  group(
    0,
    22,
    [
      circle(0, 6, 9, { fill: 'messing', strokeWidth: 2 }),
      circle(0, 6, 3.6, { fill: 'white', strokeWidth: 1.4 }),
      rect(-2.6, 15, 5.2, 40, { fill: 'messing', strokeWidth: 1.8 }),
      ...range(teeth).map((i) =>
        rect(2.6, 49 - i * 9, 9, 5, { fill: 'messing', strokeWidth: 1.6 })
      ),
    ],
    { rotate }
  )

/** The master key of the evening: a bishop, whose mitre is its bow. */
const masterKey: Shape = group(0, 22, [
  rect(-3.4, 20, 6.8, 46, { fill: 'yellow', strokeWidth: 2 }),
  path('M 3.4 60 h 11 v -6 h -4 v -5 h 4 v -6 h -11', { fill: 'yellow', strokeWidth: 1.8 }),
  path('M -9 22 L -12 8 Q -10 -3 0 -9 Q 10 -3 12 8 L 9 22 Z', { fill: 'yellow', strokeWidth: 2 }),
  path('M 0 -2 V 15 M -5 5 H 5', { strokeWidth: 1.8 }),
])

const keyRing: Shape = group(220, 4, [
  circle(0, 20, 17, { strokeWidth: 5 }),
  circle(0, 20, 17, { line: 'sand', strokeWidth: 1.8 }),
  ...[-72, -46, -23, 72, 46, 23].map((rotate, i) =>
    group(0, 20, [group(0, -8, [key(0, 1 + (i % 3))])], { rotate })
  ),
  group(0, 10, [masterKey]),
])

const coin = (x: number, y: number): Shape =>
  group(x, y, [circle(0, 0, 11, { fill: 'yellow' }), circle(0, 0, 7, { strokeWidth: 1.2 })])

/** At the top of the book: the keys of all locks between what was on the table. */
export const KEYS_OF_THE_EVENING: Part = {
  kind: 'drawing',
  caption: '',
  description:
    'Een sleutelbos met zeven sleutels; de middelste heeft een mijter als greep. Ernaast staan een wit paard, een kaars, een cadeau, twee muntjes en pepernoten.',
  drawing: drawing(440, 118, [
    thing('paard', 42, 100, 1),
    candle(100, 98),
    keyRing,
    thing('pakje', 330, 100, 1),
    coin(372, 95),
    coin(386, 88),
    ...range(3).map((i) =>
      path(ellipse(408 + (i % 2) * 16 + (i > 1 ? 8 : 0), i > 1 ? 87 : 98, 8, 6.5), {
        fill: 'messing',
        strokeWidth: 1.8,
      })
    ),
    line(4, 107, 436, 107, { line: 'messing', strokeWidth: 2 }),
  ]),
}

/** The list is a note on the table, and the story a letter beside it. */
export const BEGINS_ON: Booklet['beginsOn'] = {
  list: {
    object: 'note',
    heading: 'Wat je nodig hebt',
    look: { size: 0.86, close: true },
  },
  story: { object: 'letter', heading: 'Het verhaal', look: { lettering: 'print', close: true } },
}
