/**
 * Drawings as data: a small vocabulary of shapes that the page shows as SVG and that a booklet can
 * print from the same numbers. A drawing is a sheet of light paper, by day and by night.
 */

/** The palette of the look; `lijn` and `vulling` default to none. */
export const COLORS = {
  inkt: '#1E2A38',
  papier: '#FFFBF2',
  zand: '#EBE1CD',
  messing: '#B0823A',
  lak: '#A63A2B',
  mos: '#4D6B4F',
  blauw: '#5B7C99',
  paars: '#6A4A7D',
  oranje: '#C2671B',
  geel: '#E3BE3F',
  zacht: '#6B6F73',
  wit: '#FFFFFF',
} as const

export type Color = keyof typeof COLORS

type Stroke = {
  readonly lijn?: Color
  readonly dikte?: number
  /** Dashes, as SVG writes them: '4 3'. */
  readonly streep?: string
}
type Area = Stroke & { readonly vulling?: Color }

/** One shape. Angles are degrees clockwise; lengths are the drawing's own units. */
export type Shape =
  | (Stroke & {
      readonly vorm: 'lijn'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
    })
  | (Area & { readonly vorm: 'pad'; readonly d: string })
  | (Area & { readonly vorm: 'cirkel'; readonly x: number; readonly y: number; readonly r: number })
  | (Area & {
      readonly vorm: 'rechthoek'
      readonly x: number
      readonly y: number
      readonly b: number
      readonly h: number
      readonly rond?: number
    })
  | {
      readonly vorm: 'tekst'
      readonly x: number
      readonly y: number
      readonly tekst: string
      readonly grootte: number
      readonly anker?: 'begin' | 'midden' | 'eind'
      readonly letter?: 'titel' | 'tekst' | 'code'
      readonly kleur?: Color
      readonly vet?: boolean
    }
  | {
      readonly vorm: 'groep'
      readonly x?: number
      readonly y?: number
      readonly draai?: number
      /** Mirrored left to right, around the group's own origin. */
      readonly spiegel?: boolean
      readonly schaal?: number
      readonly vormen: readonly Shape[]
    }

export type Drawing = {
  readonly breedte: number
  readonly hoogte: number
  readonly vormen: readonly Shape[]
}

const LETTERS = {
  titel: 'Fraunces, Georgia, serif',
  tekst: 'Atkinson, Verdana, sans-serif',
  code: "'Courier Prime', 'Courier New', monospace",
} as const

const ANCHORS = { begin: 'start', midden: 'middle', eind: 'end' } as const

/** @returns the drawing as one SVG element, without a title of its own: its caption stands beside it */
export function toSvg({ breedte: width, hoogte: height, vormen: shapes }: Drawing): string {
  const content = shapes.map(shapeToSvg).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="${COLORS.papier}"/>${content}</svg>`
}

function shapeToSvg(shape: Shape): string {
  switch (shape.vorm) {
    case 'lijn':
      return `<line x1="${shape.x1}" y1="${shape.y1}" x2="${shape.x2}" y2="${shape.y2}"${stroke({ lijn: 'inkt', ...shape })}/>`
    case 'pad':
      return `<path d="${clean(shape.d)}"${area(shape)}/>`
    case 'cirkel':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}"${area(shape)}/>`
    case 'rechthoek':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.b}" height="${shape.h}"${shape.rond ? ` rx="${shape.rond}"` : ''}${area(shape)}/>`
    case 'tekst':
      return `<text x="${shape.x}" y="${shape.y}" font-size="${shape.grootte}" font-family="${LETTERS[shape.letter ?? 'tekst']}" text-anchor="${ANCHORS[shape.anker ?? 'begin']}"${shape.vet ? ' font-weight="700"' : ''} fill="${COLORS[shape.kleur ?? 'inkt']}" xml:space="preserve">${clean(shape.tekst)}</text>`
    case 'groep':
      return `<g transform="${placement(shape)}">${shape.vormen.map(shapeToSvg).join('')}</g>`
  }
}

function placement({
  x = 0,
  y = 0,
  draai: rotate = 0,
  spiegel: mirror = false,
  schaal: scale = 1,
}: Shape & { vorm: 'groep' }) {
  return `translate(${x} ${y}) rotate(${rotate}) scale(${mirror ? -scale : scale} ${scale})`
}

function area({ vulling: fill, ...rest }: Area): string {
  return ` fill="${fill ? COLORS[fill] : 'none'}"${stroke(rest)}`
}

function stroke({ lijn: line, dikte: strokeWidth = 2, streep: dash }: Stroke): string {
  if (!line) return ''
  return ` stroke="${COLORS[line]}" stroke-width="${strokeWidth}"${dash ? ` stroke-dasharray="${clean(dash)}"` : ''}`
}

function clean(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}
