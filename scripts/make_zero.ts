/**
 * Makes the zero of the font of running text without the stroke through it, in the weights that the
 * shop uses. The stroke cuts the hole in two; what is left of its edge at the upper right and at the
 * lower left is a half of it, and the other half is the mirror image of that. The rest is the glyph
 * as it is, so it stands in a row of digits as one of them. The fonts are committed. Run it again
 * when the font changes: `node --import=./bin/typescript.ts scripts/make_zero.ts`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { createFont, type TTF } from 'fonteditor-core'
import { firstOf, present } from '#domain/present'

const FOLDER = 'resources/fonts'
const FONT = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin'
const ZERO = 0x30
const WEIGHTS = [400, 600, 700]
type Contour = readonly TTF.Point[]

/** The zero of the font, and nothing else of it. */
function zeroOf(weight: number, style: 'normal' | 'italic' = 'normal') {
  const file = fileURLToPath(import.meta.resolve(`${FONT}-${weight}-${style}.woff`))
  const inflate = (data: number[]) => [...inflateSync(Uint8Array.from(data))]
  const font = createFont(readFileSync(file), { type: 'woff', subset: [ZERO], inflate })
  const glyphs = font.get()
  const zero = present(
    glyphs.glyf.find(({ unicode }) => unicode?.includes(ZERO)),
    'a zero'
  )
  return { font, glyphs, zero }
}

/** The part of a contour from one of its points to another, both included. */
function between(contour: Contour, from: TTF.Point, to: TTF.Point): Contour {
  const start = contour.indexOf(from)
  const turned = [...contour.slice(start), ...contour.slice(0, start)]
  return turned.slice(0, turned.indexOf(to) + 1)
}

/** The outermost point that is on the line: the greatest by `by`. */
const outermost = (contour: Contour, by: (point: TTF.Point) => number) =>
  firstOf(contour.filter(({ onCurve }) => onCurve).toSorted((one, two) => by(two) - by(one)))

/** The edge of the whole hole, of the two pieces that the stroke leaves. */
function wholeHole([outer, ...pieces]: readonly Contour[]): TTF.Point[] {
  const around = present(outer, 'the outline of a zero')
  const axis = (outermost(around, ({ x }) => x).x + outermost(around, ({ x }) => -x).x) / 2
  const [left, right] = pieces.toSorted(
    (one, two) => outermost(one, ({ x }) => -x).x - outermost(two, ({ x }) => -x).x
  )
  const lower = present(left, 'the left piece')
  const upper = present(right, 'the right piece')
  const lowerLeft = between(
    lower,
    outermost(lower, ({ x }) => -x),
    outermost(lower, ({ y }) => -y)
  )
  const upperRight = between(
    upper,
    outermost(upper, ({ x }) => x),
    outermost(upper, ({ y }) => y)
  )
  const mirrored = (part: Contour) =>
    part.map((point) => ({ ...point, x: 2 * axis - point.x })).toReversed()
  const quarters = [mirrored(lowerLeft), upperRight, mirrored(upperRight), lowerLeft]
  /** Each quarter ends where the next one begins. */
  return quarters.flatMap((quarter) => quarter.slice(0, -1))
}

/** @param move what becomes of each point */
function make(
  weight: number,
  name: string,
  move = (point: TTF.Point) => point,
  like = zeroOf(weight)
) {
  const { font, glyphs, zero } = zeroOf(weight)
  const contours = [present(zero.contours[0], 'the outline'), wholeHole(zero.contours)]
  zero.contours = contours.map((contour) => contour.map(move))
  zero.advanceWidth = like.zero.advanceWidth
  glyphs.name = { ...glyphs.name, fontFamily: 'Plain zero', fontSubFamily: name }
  font.set(glyphs)
  writeFileSync(`${FOLDER}/${name}.ttf`, font.write({ type: 'ttf' }) as Buffer)
}

mkdirSync(FOLDER, { recursive: true })
for (const weight of WEIGHTS) make(weight, `zero-${weight}`)

/** The italic one leans, and stands in the middle of where the font has its own. */
const italic = zeroOf(400, 'italic')
const [lean, { zero }] = [Math.tan((-italic.glyphs.post.italicAngle * Math.PI) / 180), zeroOf(400)]
const middle = (glyph: TTF.Glyph) => (glyph.xMin + glyph.xMax) / 2
const across = middle(italic.zero) - middle(zero) - (lean * (zero.yMin + zero.yMax)) / 2
make(
  400,
  'zero-400-italic',
  ({ x, y, ...rest }) => ({ x: Math.round(x + lean * y + across), y, ...rest }),
  italic
)
