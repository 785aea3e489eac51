/**
 * Drawings as data: a small vocabulary of shapes that the page shows as SVG and that a booklet can
 * print from the same numbers. A drawing is a sheet of light paper, by day and by night.
 */

/** The palette of the look; `lijn` and `vulling` default to none. */
export const KLEUREN = {
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

export type Kleur = keyof typeof KLEUREN

type Streek = {
  readonly lijn?: Kleur
  readonly dikte?: number
  /** Dashes, as SVG writes them: '4 3'. */
  readonly streep?: string
}
type Vlak = Streek & { readonly vulling?: Kleur }

/** One shape. Angles are degrees clockwise; lengths are the drawing's own units. */
export type Vorm =
  | (Streek & {
      readonly vorm: 'lijn'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
    })
  | (Vlak & { readonly vorm: 'pad'; readonly d: string })
  | (Vlak & { readonly vorm: 'cirkel'; readonly x: number; readonly y: number; readonly r: number })
  | (Vlak & {
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
      readonly kleur?: Kleur
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
      readonly vormen: readonly Vorm[]
    }

export type Tekening = {
  readonly breedte: number
  readonly hoogte: number
  readonly vormen: readonly Vorm[]
}

const LETTERS = {
  titel: 'Fraunces, Georgia, serif',
  tekst: 'Atkinson, Verdana, sans-serif',
  code: "'Courier Prime', 'Courier New', monospace",
} as const

const ANKERS = { begin: 'start', midden: 'middle', eind: 'end' } as const

/** @returns the drawing as one SVG element, without a title of its own: its caption stands beside it */
export function alsSvg({ breedte, hoogte, vormen }: Tekening): string {
  const inhoud = vormen.map(vormAlsSvg).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${breedte} ${hoogte}" stroke-linecap="round" stroke-linejoin="round"><rect width="${breedte}" height="${hoogte}" fill="${KLEUREN.papier}"/>${inhoud}</svg>`
}

function vormAlsSvg(vorm: Vorm): string {
  switch (vorm.vorm) {
    case 'lijn':
      return `<line x1="${vorm.x1}" y1="${vorm.y1}" x2="${vorm.x2}" y2="${vorm.y2}"${streek({ lijn: 'inkt', ...vorm })}/>`
    case 'pad':
      return `<path d="${schoon(vorm.d)}"${vlak(vorm)}/>`
    case 'cirkel':
      return `<circle cx="${vorm.x}" cy="${vorm.y}" r="${vorm.r}"${vlak(vorm)}/>`
    case 'rechthoek':
      return `<rect x="${vorm.x}" y="${vorm.y}" width="${vorm.b}" height="${vorm.h}"${vorm.rond ? ` rx="${vorm.rond}"` : ''}${vlak(vorm)}/>`
    case 'tekst':
      return `<text x="${vorm.x}" y="${vorm.y}" font-size="${vorm.grootte}" font-family="${LETTERS[vorm.letter ?? 'tekst']}" text-anchor="${ANKERS[vorm.anker ?? 'begin']}"${vorm.vet ? ' font-weight="700"' : ''} fill="${KLEUREN[vorm.kleur ?? 'inkt']}" xml:space="preserve">${schoon(vorm.tekst)}</text>`
    case 'groep':
      return `<g transform="${plaatsing(vorm)}">${vorm.vormen.map(vormAlsSvg).join('')}</g>`
  }
}

function plaatsing({
  x = 0,
  y = 0,
  draai = 0,
  spiegel = false,
  schaal = 1,
}: Vorm & { vorm: 'groep' }) {
  return `translate(${x} ${y}) rotate(${draai}) scale(${spiegel ? -schaal : schaal} ${schaal})`
}

function vlak({ vulling, ...rest }: Vlak): string {
  return ` fill="${vulling ? KLEUREN[vulling] : 'none'}"${streek(rest)}`
}

function streek({ lijn, dikte = 2, streep }: Streek): string {
  if (!lijn) return ''
  return ` stroke="${KLEUREN[lijn]}" stroke-width="${dikte}"${streep ? ` stroke-dasharray="${schoon(streep)}"` : ''}`
}

function schoon(tekst: string): string {
  return tekst.replace(/[&<>"]/g, (teken) => `&#${teken.charCodeAt(0)};`)
}
