import { createElement as h, type ReactElement } from 'react'
import { Line, Svg, Text, View } from '@react-pdf/renderer'
import { CODE, TEXT } from '#app/core/pdf/fonts'
import { SHEET_WIDTH, MM } from '#app/core/pdf/measures'
import { trueSize, drawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { DASHED, styles } from '#app/shop/booklets/booklet_styles'
import {
  captionAbove,
  unbroken,
  chunk,
  blankLine,
  type Makers,
} from '#app/shop/booklets/typesetting'
import type { Block } from '#domain/shop/booklets/booklet'
import type { Material } from '#domain/play/puzzles/puzzle'
import { COLORS } from '#domain/drawing'

/** What only paper can do. */
export const PAPER: Makers<Exclude<Block['soort'], Material['soort']>> = {
  kop: ({ tekst: text }) => [h(Text, { style: styles.kop, minPresenceAhead: 60 }, text)],

  vraag: ({ tekst: text, antwoordlijn: answerLine }, { accent, tint }) => [
    unbroken(
      { style: styles.blok },
      h(Text, { style: [styles.vraag, { borderLeftColor: accent, backgroundColor: tint }] }, text),
      answerLine && writingLine(0)
    ),
  ],

  invullen: ({ label, vakjes: boxes }) => [
    unbroken(
      { style: [styles.rij, styles.blok, { alignItems: 'center' }] },
      h(Text, { style: { marginRight: 10 } }, label),
      h(View, { style: [styles.rij, styles.rooster] }, ...empty(boxes))
    ),
  ],

  schrijflijnen: ({ aantal: count }) => [
    unbroken(
      { style: styles.blok },
      ...Array.from({ length: count }, (_, index) => writingLine(index))
    ),
  ],

  op_maat: ({ bijschrift: caption, tekening: drawing }, { kleur: color }) => [
    unbroken(
      { style: styles.midden },
      trueSize(drawing, color),
      h(Text, { style: styles.bijschrift }, caption),
      scaleBar()
    ),
  ],

  knipkaarten: (
    { bijschrift: caption, kolommen: columns, hoogte: height, kaarten: cards },
    { kleur: color }
  ) => {
    const width = SHEET_WIDTH / columns
    return [
      captionAbove(caption),
      ...chunk(cards, columns).map((row, index) =>
        unbroken(
          { style: styles.rij },
          ...row.map(({ kop: heading, regels: lines = [], tekening: drawing }, i) =>
            h(
              View,
              {
                key: i,
                style: [
                  styles.knipkaart,
                  cutEdges(index, i),
                  { width: width, height: height * MM },
                ],
              },
              heading && h(Text, { style: [styles.vet, { textAlign: 'center' }] }, heading),
              drawing &&
                drawingInPdf(drawing, {
                  breedte: width - 14,
                  hoogte: height * MM - 14 - (heading ? 18 : 0) - lines.length * 15,
                  kleur: color,
                }),
              ...lines.map((line, j) =>
                h(Text, { key: `r${j}`, style: [styles.klein, { textAlign: 'center' }] }, line)
              )
            )
          )
        )
      ),
      blankLine(),
    ]
  },

  geheimschrift: ({ slot: lock, cijfers: digits, tekst: text }) => [
    unbroken(
      { style: [styles.kaart, styles.blok] },
      h(
        View,
        { style: [styles.rij, { alignItems: 'center', marginBottom: 6 }] },
        h(Text, { style: [styles.vet, { flexGrow: 1 }] }, `Slot ${lock}`),
        h(Text, { style: { marginRight: 8 } }, 'Code'),
        h(View, { style: [styles.rij, styles.rooster] }, ...empty(digits))
      ),
      h(Text, { style: styles.geheim }, text)
    ),
  ],

  omgekeerd: ({ kop: heading, alineas: paragraphs }) => [
    unbroken(
      { style: [styles.blok, { transform: 'rotate(180deg)' }] },
      h(Text, { style: [styles.vet, { marginBottom: 4 }] }, heading),
      ...paragraphs.map((text, index) =>
        h(Text, { key: index, style: [styles.klein, { marginBottom: 4 }] }, text)
      )
    ),
  ],
}

/** Five centimetres: on paper that was printed in another size, everybody can see it. */
function scaleBar(): ReactElement {
  const length = 50 * MM
  const rule = { stroke: COLORS.inkt, strokeWidth: 0.8 }
  return h(
    View,
    { style: [styles.midden, { marginTop: 6 }] },
    h(
      Svg,
      { width: length + 2, height: 10 },
      h(Line, { x1: 1, y1: 5, x2: length + 1, y2: 5, ...rule }),
      ...[0, 1, 2, 3, 4, 5].map((cm) =>
        h(Line, {
          key: cm,
          x1: 1 + cm * 10 * MM,
          x2: 1 + cm * 10 * MM,
          y1: cm % 5 ? 3 : 0,
          y2: cm % 5 ? 7 : 10,
          ...rule,
        })
      )
    ),
    h(Text, { style: { fontSize: 8, fontFamily: TEXT } }, 'Op ware grootte is deze balk 5 cm.')
  )
}

const writingLine = (key: number) =>
  h(View, { key, style: { height: 9 * MM, borderBottom: `0.5 solid ${COLORS.zacht}` } })

/** Each line to cut along once: two of them would blur its dashes. */
const cutEdges = (row: number, column: number) => ({
  ...(row === 0 && { borderTop: DASHED }),
  ...(column === 0 && { borderLeft: DASHED }),
})

const empty = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    h(View, {
      key: index,
      style: [styles.vakje, { width: 9 * MM, height: 9 * MM, fontFamily: CODE }],
    })
  )
