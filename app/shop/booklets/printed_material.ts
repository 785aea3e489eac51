import { createElement as h } from 'react'
import { Text, View, type Styles } from '@react-pdf/renderer'
import { SHEET_WIDTH, MM } from '#app/core/pdf/measures'
import { drawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { styles, DRAWING_HEIGHT } from '#app/shop/booklets/booklet_styles'
import {
  captionAbove,
  unbroken,
  chunk,
  captionBelow,
  blankLine,
  type Makers,
} from '#app/shop/booklets/typesetting'
import { isMorse } from '#domain/play/puzzles/morse'
import type { Material } from '#domain/play/puzzles/puzzle'

type Style = Styles[string]

/** As many rows of a table stay together; a longer one goes on at the next page. */
const ROWS_TOGETHER = 24
/** A table with more rows than these is set closer. */
const SPACIOUS_ROWS = 8

/** What a puzzle shows on a screen too. */
export const MATERIAL: Makers<Material['soort']> = {
  tekst: ({ alineas: paragraphs }) => [...paragraphs.map(paragraph), blankLine()],

  brief: ({ kop: heading, alineas: paragraphs, ondertekening: signature }) => [
    unbroken(
      { style: styles.brief },
      heading && h(Text, { style: [styles.vet, styles.alinea] }, heading),
      ...paragraphs.map(paragraph),
      signature && h(Text, { style: styles.cursief }, signature)
    ),
  ],

  lijst: ({ kop: heading, genummerd: numbered, punten: points }) => [
    ...(heading ? [h(Text, { style: styles.lijstkop, minPresenceAhead: 40 }, heading)] : []),
    ...chunk(points, columnsFor(points)).map((row, index) =>
      unbroken(
        { style: styles.rij },
        ...row.map((point, i) =>
          h(
            View,
            { key: i, style: styles.punt },
            h(Text, { style: { width: 22 } }, numbered ? `${index * row.length + i + 1}.` : '•'),
            h(Text, { style: styles.vullend }, point)
          )
        )
      )
    ),
    blankLine(),
  ],

  tabel: ({ bijschrift: caption, kop: heading, rijen: rows }, { tint }) => {
    const tall = rows.length > SPACIOUS_ROWS ? styles.smal : {}
    const widths = columnWidths([heading, ...rows])
    return chunk(rows, ROWS_TOGETHER).map((piece, index, all) =>
      unbroken(
        {},
        h(
          View,
          { style: index === 0 ? styles.rooster : styles.vervolgrooster },
          index === 0 &&
            tableRow(heading, 'kop', widths, [tall, { backgroundColor: tint }], styles.vet),
          ...piece.map((row, i) => tableRow(row, i, widths, [tall]))
        ),
        index === all.length - 1 && captionBelow(caption)
      )
    )
  },

  kaartjes: ({ bijschrift: caption, kaartjes }) => [
    captionAbove(caption),
    ...chunk(kaartjes, sideBySide(kaartjes.length)).map((row, _index, rows) =>
      unbroken(
        { style: [styles.rij, { gap: CARD_GUTTER, marginBottom: CARD_GUTTER }] },
        ...row.map(({ titel: title, regels: lines }) =>
          h(
            View,
            { key: title, style: [styles.kaart, { width: cardWidth(rows[0]!.length) }] },
            h(Text, { style: styles.vet }, title),
            ...lines.map((line, i) => h(Text, { key: i, style: styles.klein }, line))
          )
        )
      )
    ),
    blankLine(),
  ],

  raster: ({ bijschrift: caption, rijen: rows }) => {
    const wide = Math.max(...rows.map((row) => Array.from(row).length))
    const side = Math.min((wide > 10 ? 9 : 12) * MM, SHEET_WIDTH / wide)
    return [
      unbroken(
        { style: styles.midden },
        h(
          View,
          { style: styles.rooster },
          ...rows.map((row, index) =>
            h(
              View,
              { key: index, style: styles.rij },
              ...Array.from(row.padEnd(wide), (char, i) =>
                h(
                  View,
                  { key: i, style: [styles.vakje, { width: side, height: side }] },
                  h(Text, { style: { fontSize: side * 0.55, lineHeight: 1 } }, char)
                )
              )
            )
          )
        ),
        captionBelow(caption)
      ),
    ]
  },

  tekening: (
    { bijschrift: caption, tekening: drawing },
    { kleur: color, tekenbreedte: drawingWidth }
  ) => [
    unbroken(
      { style: styles.midden },
      drawingInPdf(drawing, { kleur: color, breedte: drawingWidth, hoogte: DRAWING_HEIGHT }),
      captionBelow(caption)
    ),
  ],

  stroken: (
    { bijschrift: caption, stroken: strips },
    { kleur: color, tekenbreedte: drawingWidth }
  ) => [
    unbroken(
      {},
      h(
        View,
        { style: [styles.rij, { gap: 8, justifyContent: 'center' }] },
        ...strips.map(({ naam: name, tekening: drawing }) =>
          h(
            View,
            { key: name, style: styles.midden },
            h(
              View,
              { style: styles.knipranden },
              drawingInPdf(drawing, {
                breedte: drawingWidth / strips.length - 10,
                hoogte: DRAWING_HEIGHT,
                kleur: color,
              })
            ),
            h(Text, { style: styles.bijschrift }, name)
          )
        )
      ),
      captionBelow(`${caption}. Knip langs de streepjes.`)
    ),
  ],

  geluid: ({ bijschrift: caption, clips }) => [
    unbroken(
      {},
      ...clips.map(({ naam: name, label, inBeeld: visual }) =>
        h(
          View,
          { key: name, style: [styles.rij, { marginBottom: 3 }] },
          h(Text, { style: [styles.vet, { width: 90 }] }, label),
          h(Text, { style: [styles.code, styles.vullend] }, visual)
        )
      ),
      captionBelow(caption)
    ),
  ],
}

/** Lines of a verse are texts of their own: for the end of a line no font has a letter. */
const paragraph = (text: string, index: number) =>
  h(
    View,
    { key: index, style: styles.alinea },
    ...text
      .split('\n')
      .map((line, i) => h(Text, { key: i, ...(isSecret(line) && { style: styles.geheim }) }, line))
  )

/** A line without a single small letter is a message to decipher: large, and with room to write. */
const isSecret = (line: string) => /^[^a-z]*[A-Z]{2}[^a-z]*$/.test(line) && line.length > 6

/** A list of single words takes a third of the height. */
const columnsFor = (points: readonly string[]) =>
  points.length > 8 && points.every((point) => point.length <= 24) ? 3 : 1

/** Rows without a gap, if three or four cards make them. */
const sideBySide = (count: number) => (count % 4 === 0 ? 4 : 3)

const CARD_GUTTER = 6
const cardWidth = (beside: number) =>
  (SHEET_WIDTH - (Math.max(beside, 3) - 1) * CARD_GUTTER) / Math.max(beside, 3)

/** As parts of the whole: a column with long texts is wider, and one to write in is never narrow. */
const columnWidths = (rows: readonly (readonly string[])[]): number[] =>
  rows[0]!.map((_, index) => {
    const longest = Math.max(...rows.map((row) => row[index]?.length ?? 0))
    return Math.min(Math.max(longest, 8), 24)
  })

const tableRow = (
  cells: readonly string[],
  key: number | string,
  widths: readonly number[],
  cell: readonly Style[],
  letter: Style = {}
) =>
  h(
    View,
    { key, style: styles.rij },
    ...cells.map((text, index) =>
      h(
        View,
        { key: index, style: [styles.cel, { flexGrow: widths[index]! }, ...cell] },
        h(Text, { style: isMorse(text) ? styles.tikken : letter }, text)
      )
    )
  )
