import { Circle, G, Line, Path, Rect, Text } from '@react-pdf/renderer'
import { CODE, HAND, SCRIPT, TEXT, TITLE } from '#app/core/pdf/fonts'
import { palette as palettes, type Palette } from '#app/core/pdf/palette'
import { type Color, type Shape } from '#domain/drawing'

type ShapeOf<S extends Shape['shape']> = Extract<Shape, { shape: S }>
type Props<S extends Shape['shape'] = Shape['shape']> = {
  readonly shape: ShapeOf<S>
  readonly palette?: Palette
}

/** A shape of a drawing as the pdf draws it, from the same numbers as the page. */
export function ShapeInPdf({ shape, palette = palettes(true) }: Props) {
  switch (shape.shape) {
    case 'line': {
      const { x1, y1, x2, y2 } = shape
      return <Line {...{ x1, y1, x2, y2 }} {...stroke({ line: 'ink', ...shape }, palette)} />
    }
    case 'path':
      return <Path d={shape.d} {...area(shape, palette)} />
    case 'circle':
      return <Circle cx={shape.x} cy={shape.y} r={shape.r} {...area(shape, palette)} />
    case 'rect': {
      const { x, y, b: width, h: height, radius } = shape
      return <Rect {...{ x, y, width, height }} rx={radius} ry={radius} {...area(shape, palette)} />
    }
    case 'text':
      return <Words shape={shape} palette={palette} />
    case 'group':
      return (
        <G transform={placement(shape)}>
          {shape.shapes.map((inner, index) => (
            <ShapeInPdf key={index} shape={inner} palette={palette} />
          ))}
        </G>
      )
  }
}

const LETTERS = { title: TITLE, text: TEXT, code: CODE, hand: HAND, script: SCRIPT } as const

function Words({ shape, palette = palettes(true) }: Props<'text'>) {
  const { x, y, text, size, anchor, letter = 'text', color = 'ink', bold, clear } = shape
  const style = {
    fontFamily: LETTERS[letter],
    fontSize: size,
    fontWeight: letter === 'title' ? 600 : bold ? 700 : 400,
  }
  const inks = clear ? palette.clearLetter : palette.letter
  return (
    <Text x={x} y={y} fill={inks[color]} textAnchor={anchor ?? 'start'} style={style}>
      {text}
    </Text>
  )
}

/** The transformation of a group of shapes, as SVG writes it. */
function placement({
  x = 0,
  y = 0,
  rotate = 0,
  scale = 1,
  mirror = false,
}: ShapeOf<'group'>): string {
  return `translate(${x} ${y}) rotate(${rotate}) scale(${mirror ? -scale : scale} ${scale})`
}

type Stroke = {
  readonly line?: Color
  readonly strokeWidth?: number
  readonly dash?: string
  readonly clear?: boolean
}

function area({ fill, ...rest }: Stroke & { readonly fill?: Color }, palette: Palette) {
  const fills = rest.clear ? palette.clear : palette.fill
  return { fill: fill ? fills[fill] : 'none', ...stroke(rest, palette) }
}

function stroke({ line, strokeWidth = 2, dash, clear }: Stroke, palette: Palette) {
  if (!line) return {}
  return {
    stroke: (clear ? palette.clear : palette.line)[line],
    strokeWidth,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
    ...(dash && { strokeDasharray: dash }),
  }
}
