import { MM } from '#app/core/pdf/measures'
import { FOOT, LINE } from '#app/shop/booklets/blocks/prop_measures'
import { PAPERS, type Look } from '#domain/play/props/looks'
import { outline } from '#domain/play/props/paper'

/** What the pdf library hands out to draw with; it ships without types. */
type Painter = {
  readonly [
    verb in
      | 'moveTo'
      | 'lineTo'
      | 'path'
      | 'rect'
      | 'circle'
      | 'fill'
      | 'stroke'
      | 'lineWidth'
      | 'dash'
      | 'opacity'
      | 'scale'
      | 'save'
      | 'restore'
      | 'fillAndStroke'
  ]: (...args: unknown[]) => Painter
}

const EDGE = '#8C8577'
/** Where tape begins, in millimetres: past the paper, and clear of the words above it. */
const TAPE = -1
/** How far a fold can be seen from an edge, which is less than the room beside the words. */
const CREASE = 4 * MM
/** How far ruled lines stay from an edge that has a second line inside it, in millimetres. */
const WITHIN_FRAME = 4.4
const RULE = { color: '#B9CBDD', grey: '#DEDEDE' } as const
const MARGIN = { color: '#D98C80', grey: '#C4C4C4' } as const

/** Paints the paper of a thing, as large as the thing turned out to be. */
export const paintPaper =
  (look: Look, color: boolean, top: number) =>
  (paint: Painter, wide: number, high: number): null => {
    const paper = color ? PAPERS[look.paper] : '#FFFFFF'
    paint.save().scale(MM)
    paint
      .lineWidth(0.25)
      .path(outline(look, wide / MM, high / MM))
      .fillAndStroke(paper, EDGE)
    paint.restore()
    ruling(paint, look, color, wide, high, top)
    folds(paint, look, wide, high)
    leftEdge(paint, look, color, high)
    if (look.frame)
      paint
        .lineWidth(0.7)
        .rect(2.6 * MM, 2.6 * MM, wide - 5.2 * MM, high - 5.2 * MM)
        .stroke(EDGE)
    fastening(paint, look, color, wide)
    return null
  }

function ruling(
  paint: Painter,
  { ruling: kind, left, frame, size }: Look,
  color: boolean,
  wide: number,
  high: number,
  top: number
) {
  if (kind === 'none') return
  const ink = color ? RULE.color : RULE.grey
  const line = LINE * size
  const first = top + line * FOOT
  const [step, edge] = kind === 'squares' ? [line / 2, 0.3] : [line, 0.5]
  const side = (frame ? WITHIN_FRAME : 2) * MM
  const from = kind === 'squares' ? first - Math.floor(first / step) * step : first
  paint.lineWidth(edge)
  for (let y = from; y < high - side; y += step)
    paint
      .moveTo(side, y)
      .lineTo(wide - side, y)
      .stroke(ink)
  if (kind === 'squares')
    for (let x = (left === 'holes' ? 10 : 4) * MM; x < wide - 2 * MM; x += step)
      paint
        .moveTo(x, 2 * MM)
        .lineTo(x, high - 2 * MM)
        .stroke(ink)
}

/** A fold shows where it meets the edges; a line from side to side would run through the words. */
function folds(paint: Painter, { fold }: Look, wide: number, high: number) {
  if (!fold) return
  for (const part of [1 / 3, 2 / 3])
    for (const edge of [0, wide - CREASE])
      paint
        .lineWidth(0.6)
        .moveTo(edge, high * part)
        .lineTo(edge + CREASE, high * part)
        .stroke('#DDD5C3')
}

function leftEdge(paint: Painter, { left }: Look, color: boolean, high: number) {
  if (left === 'margin') {
    for (const x of [12.5 * MM, 13.3 * MM])
      paint
        .lineWidth(0.5)
        .moveTo(x, 2 * MM)
        .lineTo(x, high - 2 * MM)
        .stroke(color ? MARGIN.color : MARGIN.grey)
  }
  if (left === 'stitched') stitches(paint, high)
  if (left === 'perforated')
    paint
      .save()
      .lineWidth(1)
      .dash(1.2, { space: 3 })
      .moveTo(5.5 * MM, 3 * MM)
      .lineTo(5.5 * MM, high - 3 * MM)
      .stroke(EDGE)
      .restore()
  if (left === 'holes')
    for (let y = 9 * MM; y < high - 6 * MM; y += 12 * MM)
      paint
        .lineWidth(0.7)
        .circle(5.5 * MM, y, 1.7 * MM)
        .fillAndStroke('#FFFFFF', EDGE)
}

/** A thread that goes from hole to hole, so that nobody takes it for a line to cut along. */
function stitches(paint: Painter, high: number) {
  const [x, stitch] = [5.5 * MM, 7 * MM]
  const count = Math.max(1, Math.floor((high / stitch - 1) / 2))
  const first = (high - (2 * count - 1) * stitch) / 2
  for (let i = 0; i < count; i++) {
    const y = first + 2 * i * stitch
    paint
      .lineWidth(0.9)
      .moveTo(x, y)
      .lineTo(x, y + stitch)
      .stroke(EDGE)
    for (const hole of [y, y + stitch]) paint.circle(x, hole, 0.55 * MM).fill(EDGE)
  }
}

function fastening(paint: Painter, { fastening: how }: Look, color: boolean, wide: number) {
  const [x, w, h] = [wide / 2 - 13 * MM, 26 * MM, 7 * MM]
  if (how === 'tape')
    paint
      .save()
      .opacity(0.75)
      .lineWidth(0.4)
      .path(`M ${x} ${TAPE * MM} l ${w} 3 l -2 ${h} l ${-w} -2 Z`)
      .fillAndStroke(color ? '#EADFB4' : '#F2F2F2', '#C9BE93')
      .restore()
  if (how === 'pin') {
    paint
      .lineWidth(0.6)
      .circle(wide / 2, 3.4 * MM, 2.1 * MM)
      .fillAndStroke(color ? '#A63A2B' : '#8A8A8A', '#5F241B')
    paint.circle(wide / 2 - 1.6, 2.9 * MM, 0.6 * MM).fill('#FFFFFF')
  }
}
