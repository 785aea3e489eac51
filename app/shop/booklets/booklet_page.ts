import { cloneElement, createElement as h } from 'react'
import { Circle, Page, Svg, Text, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/measures'
import { palette, drawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { blockInPdf } from '#app/shop/booklets/block_in_pdf'
import { styles, TINT } from '#app/shop/booklets/booklet_styles'
import type { Sheet, Booklet } from '#domain/shop/booklets/booklet'
import { COLORS } from '#domain/drawing'

const LEVELS = 5
const LEVEL_NAMES = ['', 'licht', 'redelijk licht', 'gemiddeld', 'pittig', 'zwaar']

type PageText = (page: {
  pageNumber: number
  totalPages?: number
  /** Of the sheets of paper that this sheet takes. */
  subPageNumber?: number
  subPageTotalPages?: number
}) => string

const pageNumberText: PageText = ({ pageNumber, totalPages }) =>
  `bladzijde ${pageNumber} van ${totalPages}`

/** Who divides the papers sees which ones belong together. */
const continuation =
  (title: string): PageText =>
  ({ subPageNumber = 1, subPageTotalPages = 1 }) =>
    subPageNumber > 1
      ? `${title.replace(/\?$/, '')}, vel ${subPageNumber} van ${subPageTotalPages}`
      : ''

const footerText =
  (game: string): PageText =>
  ({ subPageNumber = 1, subPageTotalPages = 1 }) =>
    subPageNumber < subPageTotalPages ? `${game} · gaat verder op het volgende vel` : game

/**
 * A sheet with its title, its number and what it says; it may go on at the next one.
 *
 * @param breedtes how wide the drawings of each block are, in points
 */
export function page(
  { titel: game, kleur: color, accent: accentName }: Booklet,
  { titel: title, rubriek: section, niveau: level, teken: symbol, blokken: blocks }: Sheet,
  widths: readonly number[],
  key: number,
  number = pageNumberText
) {
  const colors = palette(color)
  const accent = colors[accentName]
  const layout = {
    kleur: color,
    accent,
    tint: color ? TINT.kleur : TINT.zwart,
  }
  return h(
    Page,
    { key, size: 'A4', style: styles.pagina, bookmark: title },
    h(
      View,
      { style: styles.lopend },
      h(
        View,
        { style: [styles.kopregel, { borderBottomColor: accent }] },
        h(
          View,
          { style: { flexShrink: 1 } },
          section && h(Text, { style: styles.rubriek }, section),
          h(Text, { style: styles.titel }, title)
        ),
        h(
          View,
          { style: { alignItems: 'flex-end' } },
          symbol && drawingInPdf(symbol, { breedte: 14 * MM, hoogte: 14 * MM, kleur: color }),
          level && dots(level)
        )
      ),
      ...blocks
        .flatMap((block, index) => blockInPdf(block, { ...layout, tekenbreedte: widths[index]! }))
        .map((piece, index) => cloneElement(piece, { key: index }))
    ),
    h(Text, { style: styles.vervolg, fixed: true, render: continuation(title) }),
    h(Text, { style: styles.voet, fixed: true, render: footerText(game) }),
    h(Text, { style: [styles.voet, styles.rechts], fixed: true, render: number })
  )
}

/** How hard it is, in filled dots and in a word. */
function dots(level: number) {
  return h(
    View,
    { style: [styles.rij, { alignItems: 'center', marginTop: 2 }] },
    h(Text, { style: [styles.klein, { marginRight: 5 }] }, LEVEL_NAMES[level]),
    h(
      Svg,
      { width: LEVELS * 10, height: 8 },
      ...Array.from({ length: LEVELS }, (_, index) =>
        h(Circle, {
          key: index,
          cx: 4 + index * 10,
          cy: 4,
          r: 3,
          stroke: COLORS.inkt,
          strokeWidth: 0.8,
          fill: index < level ? COLORS.inkt : 'none',
        })
      )
    )
  )
}
