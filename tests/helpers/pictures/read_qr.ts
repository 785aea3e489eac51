import { itemAt, present } from '#tests/helpers/present'
import type { PhotoOfPage } from '#tests/helpers/pictures/photograph_pdf'

type Photo = Pick<PhotoOfPage, 'width' | 'height' | 'grey'>
type Point = { readonly x: number; readonly y: number }
type Finder = Point & { readonly module: number }
type IsDark = (row: number, column: number) => boolean

const DARK = 128
/** A mark of a corner is dark, light, dark, light and dark, with these widths in squares. */
const MARK = [1, 1, 3, 1, 1] as const

/** The bytes of data in each block, by version and level of correction: what our addresses need. */
const BLOCKS: Readonly<Record<string, readonly number[]>> = {
  '3M': [44],
  '3Q': [17, 17],
  '4M': [32, 32],
  '4Q': [24, 24],
  '5M': [43, 43],
  '5Q': [15, 15, 16, 16],
  '6M': [27, 27, 27, 27],
  '6Q': [19, 19, 19, 19],
}
const LEVELS = ['M', 'L', 'H', 'Q']

const MASKS: readonly ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
]

/**
 * The text of the one QR code in a photo, however the code is turned. The photo is clean, so nothing
 * is corrected.
 */
export function readQr(photo: Photo): string {
  const { size, isDark } = squaresOf(photo)
  const format = numberOf([0, 1, 2, 3, 4].map((column) => isDark(8, column))) ^ 0b10101
  const mask = itemAt(MASKS, format & 7)
  const blocks = present(
    BLOCKS[`${(size - 17) / 4}${LEVELS[format >> 3]}`],
    `the blocks of ${size} squares, format ${format}`
  )
  const bits = pathOf(size).map(({ x, y }) => isDark(y, x) !== (mask(y, x) === 0))
  const bytes = Array.from({ length: bits.length >> 3 }, (_, at) =>
    numberOf(bits.slice(8 * at, 8 * at + 8))
  )
  return textOf(inOrder(bytes, blocks))
}

/** The squares between the marks of the three corners. */
function squaresOf(photo: Photo): { size: number; isDark: IsDark } {
  const isDarkAt = ({ x, y }: Point) =>
    itemAt(photo.grey, Math.round(y) * photo.width + Math.round(x)) < DARK
  const { corner, right, below, module } = cornersOf(findersOf(photo))
  const between = Math.round(distance(corner, right) / module)
  const size = 4 * Math.round((between + 7 - 17) / 4) + 17
  const along = (row: number, column: number, axis: 'x' | 'y') =>
    corner[axis] +
    ((right[axis] - corner[axis]) * (column - 3)) / (size - 7) +
    ((below[axis] - corner[axis]) * (row - 3)) / (size - 7)
  const isDark: IsDark = (row, column) =>
    isDarkAt({ x: along(row, column, 'x'), y: along(row, column, 'y') })
  return { size, isDark }
}

/** The marks: what a row crosses as one, and the column through its middle too. */
function findersOf(photo: Photo): Finder[] {
  const { width, height, grey } = photo
  const found: Finder[][] = []
  for (let y = 0; y < height; y++)
    for (const { x, module } of marksIn(grey.subarray(y * width, (y + 1) * width))) {
      const upright = marksIn(columnOf(photo, Math.round(x))).find((mark) => {
        return Math.abs(mark.x - y) < 2 * module
      })
      if (!upright) continue
      const mark = { x, y: upright.x, module }
      const near = found.find((marks) => isNear(itemAt(marks, 0), mark))
      if (near) near.push(mark)
      else found.push([mark])
    }
  /** Rows cross the dark square in the middle of a mark, which is three squares high. */
  return found
    .filter((marks) => marks.length >= 2 * itemAt(marks, 0).module)
    .map((marks) => ({
      x: middle(marks.map(({ x }) => x)),
      y: middle(marks.map(({ y }) => y)),
      module: middle(marks.map(({ module }) => module)),
    }))
}

const columnOf = ({ width, height, grey }: Photo, x: number) =>
  Uint8Array.from({ length: height }, (_, row) => itemAt(grey, row * width + x))

const middle = (numbers: readonly number[]) =>
  itemAt(
    numbers.toSorted((one, other) => one - other),
    numbers.length >> 1
  )

const isNear = (one: Finder, other: Finder) =>
  distance(one, other) < 3 * Math.min(one.module, other.module)

/** The middles of the marks that a row of pixels crosses. */
function marksIn(row: Uint8Array): { x: number; module: number }[] {
  const edges = [0]
  for (let x = 1; x < row.length; x++)
    if (itemAt(row, x) < DARK !== itemAt(row, x - 1) < DARK) edges.push(x)
  return edges.slice(0, -MARK.length).flatMap((start, at) => {
    if (itemAt(row, start) >= DARK) return []
    const widths = MARK.map((_, part) => itemAt(edges, at + part + 1) - itemAt(edges, at + part))
    const whole = itemAt(edges, at + MARK.length) - start
    const module = whole / 7
    const fits = MARK.every((squares, part) => {
      return Math.abs(itemAt(widths, part) - squares * module) < 0.6 * module
    })
    return fits && module > 2 ? [{ x: start + whole / 2 - 0.5, module }] : []
  })
}

/**
 * Which mark is where: the two others stand a quarter turn apart and as far from the corner. Data may
 * look like a mark, and lies between the three.
 */
function cornersOf(marks: readonly Finder[]) {
  const corners = marks.flatMap((corner) =>
    marks.flatMap((right) =>
      marks
        .filter((below) => isSquare(corner, right, below))
        .map((below) => ({ corner, right, below, module: corner.module }))
    )
  )
  const sideOf = ({ corner, right }: (typeof corners)[number]) => distance(corner, right)
  return itemAt(
    corners.toSorted((one, other) => sideOf(other) - sideOf(one)),
    0
  )
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function isSquare(corner: Point, right: Point, below: Point): boolean {
  const [side, down] = [distance(corner, right), distance(corner, below)]
  const turn =
    (right.x - corner.x) * (below.y - corner.y) - (right.y - corner.y) * (below.x - corner.x)
  return side > 0 && Math.abs(side - down) < 0.02 * side && turn > 0.99 * side * down
}

/** The squares of the data, in the order in which it runs up and down through them. */
function pathOf(size: number): Point[] {
  const path: Point[] = []
  for (let edge = size - 1, up = true; edge > 0; edge -= 2, up = !up) {
    if (edge === 6) edge = 5
    for (let step = 0; step < size; step++)
      for (const x of [edge, edge - 1]) {
        const y = up ? size - 1 - step : step
        if (!isFixed(size, y, x)) path.push({ x, y })
      }
  }
  return path
}

/** Whether a square belongs to the marks, the lines between them, or the format. */
function isFixed(size: number, row: number, column: number): boolean {
  if (row === 6 || column === 6) return true
  if (row < 9 && (column < 9 || column >= size - 8)) return true
  if (row >= size - 8 && column < 9) return true
  return Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2
}

/** The bytes of data, which the blocks give in turns. */
function inOrder(bytes: readonly number[], blocks: readonly number[]): number[] {
  const parts: number[][] = blocks.map(() => [])
  let next = 0
  for (let round = 0; round < Math.max(...blocks); round++)
    for (const [at, length] of blocks.entries())
      if (round < length) itemAt(parts, at).push(itemAt(bytes, next++))
  return parts.flat()
}

/** A text in bytes: four bits say so, eight say how long it is. */
function textOf(bytes: readonly number[]): string {
  const bits = bytes.flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1))
  const number = (from: number, length: number) =>
    numberOf(bits.slice(from, from + length).map(Boolean))
  if (number(0, 4) !== 4) throw new Error('The QR code holds something else than bytes')
  const text = Array.from({ length: number(4, 8) }, (_, at) => number(12 + 8 * at, 8))
  return Buffer.from(text).toString('utf8')
}

const numberOf = (bits: readonly boolean[]) =>
  bits.reduce((number, bit) => 2 * number + Number(bit), 0)
