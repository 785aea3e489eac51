import { circle, drawing, group, path, text } from '#games/kit/shapes'
import type { Beside } from '#domain/shop/booklets/booklet'
import type { Drawing, Shape } from '#domain/drawing'

/** The size of a tag in its own units, of which some are a millimetre. */
const TAG = { width: 144, height: 76 } as const
const UNITS_PER_MM = 5
const MARK = 40

/** A loop of string through the hole. */
const string: Shape = path('M 24 38 C 2 34 -2 8 14 5 C 30 3 30 24 24 38', {
  line: 'soft',
  strokeWidth: 2,
})

/** A tag of cardboard on a string, with the mark of a sheet and the code of its lock. */
const tag = (mark: Drawing, code: string): Drawing =>
  drawing(TAG.width, TAG.height, [
    path('M 32 6 H 138 Q 142 6 142 10 V 66 Q 142 70 138 70 H 32 L 12 52 V 24 Z', {
      fill: 'sand',
      strokeWidth: 1.8,
    }),
    circle(25, 38, 4.5, { fill: 'white', strokeWidth: 1.6 }),
    string,
    group(36, 38 - MARK / 2, mark.shapes, { scale: MARK / mark.width }),
    text(110, 47, code, 27, { letter: 'code', bold: true }),
  ])

type Solved = {
  /** What lock it is, with the sheet that gives its code. */
  readonly heading: string
  readonly code: string
  /** The mark of that sheet, and what is to be seen. */
  readonly mark: Drawing
  readonly markInWords: string
  readonly solution: readonly string[]
}

/** The code of a lock on its tag, and beside it how the code is found. */
export const solutionBeside = (solved: Solved): Beside => ({
  kind: 'beside',
  side: 'left',
  width: TAG.width / UNITS_PER_MM,
  drawing: tag(solved.mark, solved.code),
  description: `Een label aan een touwtje met ${solved.markInWords} en de code ${solved.code}.`,
  heading: solved.heading,
  parts: [{ kind: 'text', paragraphs: solved.solution }],
})
