import { jikke } from '#games/sintjunior/jikke'
import { SYMBOLS } from '#games/sintjunior/sintjunior_symbols'
import { drawing, group, line, path, range, rect } from '#games/kit/shapes'
import type { Booklet } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** A number lock that is shut. */
const lock: Shape = group(0, 0, [
  path('M -13 -10 V -22 Q -13 -36 0 -36 Q 13 -36 13 -22 V -10', { strokeWidth: 8 }),
  path('M -13 -10 V -22 Q -13 -36 0 -36 Q 13 -36 13 -22 V -10', { line: 'sand', strokeWidth: 3 }),
  rect(-24, -12, 48, 34, { fill: 'messing', radius: 4 }),
  ...range(3).map((i) => rect(-20 + i * 14, -5, 12, 20, { fill: 'white', strokeWidth: 1.6 })),
])

const stickyNote = (x: number, y: number, rotate: number): Shape =>
  group(
    x,
    y,
    [path('M -19 -19 H 19 V 10 L 10 19 H -19 Z', { fill: 'yellow' }), path('M 19 10 H 10 V 19')],
    {
      rotate,
    }
  )

/** A boot with the note and a carrot in it, before the wall with sticky notes. */
const things = drawing(190, 84, [
  stickyNote(84, 27, -6),
  stickyNote(128, 22, 4),
  stickyNote(171, 29, -3),
  group(47, 25, [rect(-10, -14, 20, 28, { fill: 'white' }), line(-10, 0, 10, 0)], { rotate: -14 }),
  group(23, 24, SYMBOLS.wortel, { scale: 0.9, rotate: 160 }),
  group(38, 56, SYMBOLS.laars, { scale: 1.25 }),
  group(104, 68, SYMBOLS.wortel, { scale: 0.8, rotate: -38 }),
  group(158, 61, [lock], { scale: 0.85 }),
  line(2, 82, 188, 82, { line: 'messing', strokeWidth: 2 }),
])

/** Jikke writes where she hid the codes of her six locks. */
const jikkeWrites = drawing(540, 128, [
  line(4, 126, 536, 126, { line: 'messing', strokeWidth: 2 }),
  group(70, 0, [jikke(0, 126)]),
  ...range(6).map((i) => group(172 + i * 66, 101, [lock])),
])

/** The list hangs on the wall, and the story is a letter beside it. */
export const BEGINS_ON: Booklet['beginsOn'] = {
  list: {
    object: 'note',
    heading: 'Wat je nodig hebt',
    look: { size: 0.9 },
    picture: {
      drawing: things,
      description:
        'Een laars met een wortel en een gevouwen briefje erin, drie plakbriefjes aan de muur, en een dicht cijferslot.',
    },
  },
  story: {
    object: 'letter',
    heading: 'Het verhaal',
    look: { lettering: 'print', close: true },
    picture: {
      drawing: jikkeWrites,
      description: 'Jikke schrijft in haar schrift, naast zes dichte cijfersloten.',
    },
  },
}
