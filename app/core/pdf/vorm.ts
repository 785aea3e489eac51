import { createElement as h, type ReactElement } from 'react'
import { Circle, G, Line, Path, Rect } from '@react-pdf/renderer'
import { KLEUREN, type Kleur, type Vorm } from '#domain/spelen/tekening'

/** A shape of a drawing as the pdf draws it, from the same numbers as the page. Words are left to the page around it. */
export function vormInPdf(
  vorm: Vorm,
  key: number | string,
  palet: Palet = KLEUREN
): ReactElement | null {
  switch (vorm.vorm) {
    case 'lijn': {
      const { x1, y1, x2, y2 } = vorm
      return h(Line, { key, x1, y1, x2, y2, ...streek({ lijn: 'inkt', ...vorm }, palet) })
    }
    case 'pad':
      return h(Path, { key, d: vorm.d, ...vlak(vorm, palet) })
    case 'cirkel':
      return h(Circle, { key, cx: vorm.x, cy: vorm.y, r: vorm.r, ...vlak(vorm, palet) })
    case 'rechthoek': {
      const { x, y, b, h: hoogte, rond } = vorm
      return h(Rect, {
        key,
        x,
        y,
        width: b,
        height: hoogte,
        rx: rond,
        ry: rond,
        ...vlak(vorm, palet),
      })
    }
    case 'groep': {
      return h(
        G,
        { key, transform: plaatsing(vorm) },
        vorm.vormen.map((binnen, nr) => vormInPdf(binnen, nr, palet))
      )
    }
    case 'tekst':
      return null
  }
}

/** Where a group of shapes lies, as SVG says it. */
export function plaatsing({
  x = 0,
  y = 0,
  draai = 0,
  schaal = 1,
  spiegel = false,
}: Extract<Vorm, { vorm: 'groep' }>): string {
  return `translate(${x} ${y}) rotate(${draai}) scale(${spiegel ? -schaal : schaal} ${schaal})`
}

type Palet = Readonly<Record<Kleur, string>>
type Streek = { readonly lijn?: Kleur; readonly dikte?: number; readonly streep?: string }

function vlak({ vulling, ...rest }: Streek & { readonly vulling?: Kleur }, palet: Palet) {
  return { fill: vulling ? palet[vulling] : 'none', ...streek(rest, palet) }
}

function streek({ lijn, dikte = 2, streep }: Streek, palet: Palet) {
  if (!lijn) return {}
  return {
    stroke: palet[lijn],
    strokeWidth: dikte,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
    ...(streep && { strokeDasharray: streep }),
  }
}
