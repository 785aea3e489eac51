import { Rect, Svg } from '@react-pdf/renderer'
import { SHEET_WIDTH, MM } from '#app/core/pdf/measures'
import { palette } from '#app/core/pdf/palette'
import { ShapeInPdf } from '#app/core/pdf/shape_in_pdf'
import type { Drawing } from '#domain/drawing'

type Props = {
  readonly drawing: Drawing
  /** The largest width in points; without it, the width of the page. */
  readonly width?: number
  /** The largest height, in points. */
  readonly height: number
  readonly color: boolean
}

/** A drawing on paper with its words, from the numbers that the page uses too. */
export function DrawingInPdf({ drawing, width = SHEET_WIDTH, height, color }: Props) {
  const scale = Math.min(width / drawing.width, height / drawing.height)
  return (
    <Svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width * scale}
      height={drawing.height * scale}
    >
      {/* This edge keeps a drawing that does not reach its own edge from being cropped. */}
      <Rect width={drawing.width} height={drawing.height} fill="none" />
      {drawing.shapes.map((shape, index) => (
        <ShapeInPdf key={index} shape={shape} palette={palette(color)} />
      ))}
    </Svg>
  )
}

/** A drawing in its true size: one of its units is a millimetre. */
export function TrueSize({ drawing, color }: Pick<Props, 'drawing' | 'color'>) {
  return (
    <DrawingInPdf
      drawing={drawing}
      width={drawing.width * MM}
      height={drawing.height * MM}
      color={color}
    />
  )
}
