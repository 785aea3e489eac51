/**
 * Drawings as data: a small vocabulary of shapes that the page shows as SVG and that a booklet
 * prints from the same numbers. A drawing is a sheet of light paper, by day and by night.
 */

/** The palette of the house style. A shape without `line` or `fill` has none. */
export const COLORS = {
  ink: '#1E2A38',
  paper: '#FFFBF2',
  sand: '#EBE1CD',
  messing: '#B0823A',
  wax: '#A63A2B',
  /** The red of hearts and diamonds: as wax, but in grey as dark as the black of their cards. */
  suit: '#A63A2B',
  mos: '#4D6B4F',
  blue: '#5B7C99',
  purple: '#6A4A7D',
  orange: '#C2671B',
  yellow: '#E3BE3F',
  soft: '#6B6F73',
  white: '#FFFFFF',
} as const

export type Color = keyof typeof COLORS

type Stroke = {
  readonly line?: Color
  readonly strokeWidth?: number
  /** Dashes, as SVG writes them: '4 3'. */
  readonly dash?: string
  /**
   * Whether players go by it, such as a dot to count. In grey it is then as dark as ink, also when
   * its colour is light.
   */
  readonly clear?: boolean
}
type Area = Stroke & { readonly fill?: Color }

/** One shape. Angles are degrees clockwise; lengths are the drawing's own units. */
export type Shape =
  | (Stroke & {
      readonly shape: 'line'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
    })
  | (Area & { readonly shape: 'path'; readonly d: string })
  | (Area & {
      readonly shape: 'circle'
      readonly x: number
      readonly y: number
      readonly r: number
    })
  | (Area & {
      readonly shape: 'rect'
      readonly x: number
      readonly y: number
      readonly b: number
      readonly h: number
      readonly radius?: number
    })
  | {
      readonly shape: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly size: number
      readonly anchor?: 'start' | 'middle' | 'end'
      readonly letter?: 'title' | 'text' | 'code' | 'hand' | 'script'
      readonly color?: Color
      readonly bold?: boolean
      /**
       * Whether it stands white on a colour. In grey only a tint of that colour is left, so the
       * text is as dark as ink there.
       */
      readonly clear?: boolean
    }
  | {
      readonly shape: 'group'
      readonly x?: number
      readonly y?: number
      readonly rotate?: number
      /** Whether the group is mirrored left to right, around its own origin. */
      readonly mirror?: boolean
      readonly scale?: number
      readonly shapes: readonly Shape[]
    }

export type Drawing = {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  /** What is to be seen, for a drawing that is shown without words beside it. */
  readonly title?: string
}

const LETTERS = {
  title: 'Fraunces, Georgia, serif',
  text: 'Atkinson, Verdana, sans-serif',
  code: "'Courier Prime', 'Courier New', monospace",
  hand: "'Patrick Hand', 'Comic Sans MS', cursive",
  script: "Caveat, 'Segoe Print', cursive",
} as const

export type Text = Extract<Shape, { shape: 'text' }>

/** Writes a text in a drawing, as letters or as what letters look like. */
type Lettering = (text: Text) => string

/** @returns the drawing as one SVG element, without a title: its caption stands beside it */
export function toSvg(drawing: Drawing, lettering?: Lettering): string {
  const { width, height } = drawing
  const sheet = `<rect width="${width}" height="${height}" fill="${COLORS.paper}"/>`
  return svg(drawing, sheet, lettering)
}

/** @returns the same without a sheet of paper behind it, to lay on something */
export const toSvgOnGlass = (drawing: Drawing): string => svg(drawing, '')

function svg(
  { width, height, shapes, title }: Drawing,
  behind: string,
  lettering = inLetters
): string {
  const content = shapes.map((shape) => shapeToSvg(shape, lettering)).join('')
  const said = title === undefined ? '' : `<title>${clean(title)}</title>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${said}${behind}${content}</svg>`
}

function shapeToSvg(shape: Shape, lettering: Lettering): string {
  switch (shape.shape) {
    case 'line':
      return `<line x1="${shape.x1}" y1="${shape.y1}" x2="${shape.x2}" y2="${shape.y2}"${stroke({ line: 'ink', ...shape })}/>`
    case 'path':
      return `<path d="${clean(shape.d)}"${area(shape)}/>`
    case 'circle':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}"${area(shape)}/>`
    case 'rect':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.b}" height="${shape.h}"${shape.radius ? ` rx="${shape.radius}"` : ''}${area(shape)}/>`
    case 'text':
      return lettering(shape)
    case 'group':
      return `<g transform="${placement(shape)}">${shape.shapes.map((inner) => shapeToSvg(inner, lettering)).join('')}</g>`
  }
}

function inLetters(shape: Text): string {
  return `<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}" font-family="${LETTERS[shape.letter ?? 'text']}" text-anchor="${shape.anchor ?? 'start'}"${shape.bold ? ' font-weight="700"' : ''} fill="${COLORS[shape.color ?? 'ink']}" xml:space="preserve">${clean(shape.text)}</text>`
}

function placement({
  x = 0,
  y = 0,
  rotate = 0,
  mirror = false,
  scale = 1,
}: Shape & { shape: 'group' }) {
  return `translate(${x} ${y}) rotate(${rotate}) scale(${mirror ? -scale : scale} ${scale})`
}

function area({ fill, ...rest }: Area): string {
  return ` fill="${fill ? COLORS[fill] : 'none'}"${stroke(rest)}`
}

function stroke({ line, strokeWidth = 2, dash }: Stroke): string {
  if (!line) return ''
  return ` stroke="${COLORS[line]}" stroke-width="${strokeWidth}"${dash ? ` stroke-dasharray="${clean(dash)}"` : ''}`
}

function clean(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}
