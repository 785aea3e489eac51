import { createElement as h, type ReactElement } from 'react'
import { Circle, G, Line, Path, Rect } from '@react-pdf/renderer'
import { COLORS, type Color, type Shape } from '#domain/drawing'

/** A shape of a drawing as the pdf draws it, from the same numbers as the page. Words are left to the page around it. */
export function shapeInPdf(
  shape: Shape,
  key: number | string,
  palette: Palette = COLORS
): ReactElement | null {
  switch (shape.vorm) {
    case 'lijn': {
      const { x1, y1, x2, y2 } = shape
      return h(Line, { key, x1, y1, x2, y2, ...stroke({ lijn: 'inkt', ...shape }, palette) })
    }
    case 'pad':
      return h(Path, { key, d: shape.d, ...area(shape, palette) })
    case 'cirkel':
      return h(Circle, { key, cx: shape.x, cy: shape.y, r: shape.r, ...area(shape, palette) })
    case 'rechthoek': {
      const { x, y, b, h: height, rond: radius } = shape
      return h(Rect, {
        key,
        x,
        y,
        width: b,
        height: height,
        rx: radius,
        ry: radius,
        ...area(shape, palette),
      })
    }
    case 'groep': {
      return h(
        G,
        { key, transform: placement(shape) },
        shape.vormen.map((inner, index) => shapeInPdf(inner, index, palette))
      )
    }
    case 'tekst':
      return null
  }
}

/** Where a group of shapes lies, as SVG says it. */
export function placement({
  x = 0,
  y = 0,
  draai: rotate = 0,
  schaal: scale = 1,
  spiegel: mirror = false,
}: Extract<Shape, { vorm: 'groep' }>): string {
  return `translate(${x} ${y}) rotate(${rotate}) scale(${mirror ? -scale : scale} ${scale})`
}

type Palette = Readonly<Record<Color, string>>
type Stroke = { readonly lijn?: Color; readonly dikte?: number; readonly streep?: string }

function area({ vulling: fill, ...rest }: Stroke & { readonly vulling?: Color }, palette: Palette) {
  return { fill: fill ? palette[fill] : 'none', ...stroke(rest, palette) }
}

function stroke({ lijn: line, dikte: strokeWidth = 2, streep: dash }: Stroke, palette: Palette) {
  if (!line) return {}
  return {
    stroke: palette[line],
    strokeWidth: strokeWidth,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
    ...(dash && { strokeDasharray: dash }),
  }
}
