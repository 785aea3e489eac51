import { createElement as h, type ReactElement } from 'react'
import { G, Rect, Svg, Text } from '@react-pdf/renderer'
import { CODE, TEXT, TITLE } from '#app/core/pdf/fonts'
import { SHEET_WIDTH, MM } from '#app/core/pdf/measures'
import { placement, shapeInPdf } from '#app/core/pdf/shape_in_pdf'
import { COLORS, type Color, type Drawing, type Shape } from '#domain/drawing'

const LETTERS = { titel: TITLE, tekst: TEXT, code: CODE } as const
const ANCHORS = { begin: 'start', midden: 'middle', eind: 'end' } as const

type Options = {
  /** At most, in points; without it as wide as the page. */
  readonly breedte?: number
  /** At most, in points. */
  readonly hoogte: number
  readonly kleur: boolean
}

/** A drawing on paper, with its words, from the numbers that the page shows too. */
export function drawingInPdf(drawing: Drawing, options: Options): ReactElement {
  const { breedte: width = SHEET_WIDTH, hoogte: height, kleur: color } = options
  const scale = Math.min(width / drawing.breedte, height / drawing.hoogte)
  return h(
    Svg,
    {
      viewBox: `0 0 ${drawing.breedte} ${drawing.hoogte}`,
      width: drawing.breedte * scale,
      height: drawing.hoogte * scale,
    },
    // A drawing of which nothing reaches its edge would else be cut to what it does reach.
    h(Rect, { key: 'rand', width: drawing.breedte, height: drawing.hoogte, fill: 'none' }),
    drawing.vormen.map((shape, index) => withWords(shape, index, palette(color)))
  )
}

/** A drawing in its true size: one of its units is a millimetre. */
export function trueSize(drawing: Drawing, color: boolean): ReactElement {
  return drawingInPdf(drawing, {
    breedte: drawing.breedte * MM,
    hoogte: drawing.hoogte * MM,
    kleur: color,
  })
}

function withWords(shape: Shape, key: number | string, colors: Palette): ReactElement | null {
  if (shape.vorm === 'tekst') {
    const {
      x,
      y,
      tekst: text,
      grootte: size,
      anker: anchor = 'begin',
      letter = 'tekst',
      kleur: color = 'inkt',
      vet: bold,
    } = shape
    return h(
      Text,
      {
        key,
        x,
        y,
        fill: colors[color],
        textAnchor: ANCHORS[anchor],
        style: {
          fontFamily: LETTERS[letter],
          fontSize: size,
          fontWeight: letter === 'titel' ? 600 : bold ? 700 : 400,
        },
      },
      text
    )
  }
  if (shape.vorm === 'groep')
    return h(
      G,
      { key, transform: placement(shape) },
      shape.vormen.map((inner, index) => withWords(inner, index, colors))
    )
  return shapeInPdf(shape, key, colors)
}

type Palette = Readonly<Record<Color, string>>

/** The colours of the house, or for who prints in black each as light as it looks, and paper white. */
export const palette = (color: boolean): Palette => (color ? COLORS : GREY)

const GREY = Object.fromEntries(
  Object.entries(COLORS).map(([name, hex]) => [name, name === 'papier' ? '#FFFFFF' : grey(hex)])
) as Palette

/** Weights of Rec. 709: how bright red, green and blue look to us. */
function grey(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((city) => Number.parseInt(hex.slice(city, city + 2), 16)) as [
    number,
    number,
    number,
  ]
  const lightness = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b)
  return `#${lightness.toString(16).padStart(2, '0').repeat(3)}`
}
