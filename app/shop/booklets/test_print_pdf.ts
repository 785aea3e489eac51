import { knownSettings } from '#app/shop/settings/shop_settings'
import { createHash } from 'node:crypto'
import { createElement as h, type ReactElement } from 'react'
import { Document, G, Line, Page, Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { colorPicture, COLOR_SYMBOLS, symbol } from '#games/eindejaar/sheets/eindejaar_symbols'
import { shapeInPdf } from '#app/core/pdf/shape_in_pdf'
import { COLORS } from '#domain/drawing'

/** A centimetre in points, of which 72 go into an inch. */
const CM = 72 / 2.54
const BAR_CM = 10
const GRID_CM = 5

const STROKE_WIDTHS = [0.25, 0.5, 0.75, 1, 1.5]
const LETTERS = [6, 7, 8, 9, 10, 12]
const GREYS = ['#ECECEC', '#C8C8C8', '#9A9A9A', '#666666', '#2E2E2E']

const COLOR_PATCHES = [
  { naam: 'groen', kleur: COLORS.mos },
  { naam: 'rood', kleur: COLORS.lak },
  { naam: 'paars', kleur: COLORS.paars },
  { naam: 'oranje', kleur: COLORS.oranje },
] as const

const styles = StyleSheet.create({
  page: { padding: 1.8 * CM, fontSize: 11, lineHeight: 1.4, color: COLORS.inkt },
  shop: { fontSize: 10, color: '#7F5C26' },
  title: { fontFamily: 'Times-Bold', fontSize: 28, lineHeight: 1.2, marginTop: 2 },
  kop: { fontFamily: 'Times-Bold', fontSize: 16, marginTop: 20, marginBottom: 7 },
  rij: { flexDirection: 'row', alignItems: 'center' },
  klein: { fontSize: 9, color: '#34465A' },
})

let created: Promise<{ pdf: Buffer; etag: string }> | null = null

/** The test print: the same for everybody, so it is made once per process. */
export function testPrint(): Promise<{ pdf: Buffer; etag: string }> {
  created ??= renderPdf(sheet()).then(
    (pdf) => ({
      pdf,
      etag: `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"`,
    }),
    (error) => {
      created = null
      throw error
    }
  )
  return created
}

function sheet() {
  return h(
    Document,
    { title: 'Printproef', author: knownSettings().naam, language: 'nl' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.shop }, knownSettings().naam),
      h(Text, { style: styles.title }, 'Printproef'),
      h(
        Text,
        { style: { marginTop: 4 } },
        'Eén gratis blad om te zien of je printer onze spellen afdrukt zoals ze bedoeld zijn.'
      ),
      heading('1. Klopt de maat?'),
      bar(),
      h(
        Text,
        { style: { marginTop: 4 } },
        'Leg een liniaal langs de balk: hij hoort precies 10 cm lang te zijn. Is hij dat niet? Druk af op 100 %, ‘werkelijke grootte’, en zet ‘passend maken’ of ‘schalen’ uit. Papierformaat: A4.'
      ),
      h(
        View,
        { style: { ...styles.rij, alignItems: 'flex-start', marginTop: 8 } },
        grid(),
        h(
          Text,
          { style: { flex: 1, marginLeft: 14, marginTop: 12 } },
          'Elk hokje is 1 bij 1 cm, en vierkant. Zijn de hokjes wel 1 cm breed maar niet even hoog, dan rekt je printer het blad uit: kijk bij de instellingen naar ‘passend maken’.'
        )
      ),
      heading('2. Kun je de kleuren uit elkaar houden?'),
      h(View, { style: styles.rij }, COLOR_PATCHES.map(colorPatch)),
      h(
        Text,
        { style: { marginTop: 6 } },
        'Naast elke kleur staat een tekening. Print je in zwart-wit, of zie je kleuren anders? Dan ga je af op de tekening die erbij staat.'
      ),
      h(View, { style: { ...styles.rij, marginTop: 8 } }, symbols(), greys()),
      heading('3. Zie je de dunne lijnen en de kleine letters?'),
      h(View, { style: { ...styles.rij, alignItems: 'flex-start' } }, lines(), letters()),
      h(
        Text,
        { style: { marginTop: 4 } },
        'Vallen er lijnen weg of lopen letters dicht? Kies een betere afdrukkwaliteit dan ‘concept’ of ‘spaarstand’.'
      )
    )
  )
}

const heading = (text: string) => h(Text, { style: styles.kop }, text)

const digit = { fontSize: 8, lineHeight: 1 }

/** Ten centimetres, with a mark per centimetre and its number. */
function bar() {
  const length = BAR_CM * CM
  return h(
    View,
    null,
    h(
      Svg,
      { width: length, height: 14, viewBox: `0 0 ${length} 14` },
      h(Rect, { x: 0, y: 0, width: length, height: 14, fill: COLORS.inkt }),
      Array.from({ length: BAR_CM - 1 }, (_, index) =>
        h(Line, {
          key: index,
          ...{ x1: (index + 1) * CM, x2: (index + 1) * CM, y1: 7, y2: 14 },
          ...{ stroke: COLORS.wit, strokeWidth: 0.6 },
        })
      )
    ),
    Array.from({ length: BAR_CM + 1 }, (_, index) =>
      h(
        Text,
        {
          key: index,
          style: { ...digit, position: 'absolute', top: 17, left: index * CM - 2, width: 2 * CM },
        },
        index === BAR_CM ? '10 cm' : String(index)
      )
    ),
    h(View, { style: { height: 16 } })
  )
}

/** A ruler around a corner: squares of a centimetre, to measure in both directions. */
function grid() {
  const size = GRID_CM * CM
  const spots = Array.from({ length: GRID_CM + 1 }, (_, index) => index * CM)
  const pen = { stroke: COLORS.inkt, strokeWidth: 0.6 }
  const edge = 10
  return h(
    View,
    { style: { width: size + edge, height: size + edge } },
    h(
      Svg,
      {
        width: size + 1,
        height: size + 1,
        viewBox: `-0.5 -0.5 ${size + 1} ${size + 1}`,
        style: { position: 'absolute', left: edge - 0.5, top: edge - 0.5 },
      },
      spots.map((spot, index) =>
        h(
          G,
          { key: index },
          h(Line, { x1: spot, y1: 0, x2: spot, y2: size, ...pen }),
          h(Line, { x1: 0, y1: spot, x2: size, y2: spot, ...pen })
        )
      )
    ),
    spots.slice(1).map((spot, index) => [
      h(
        Text,
        {
          key: `b${index}`,
          style: { ...digit, position: 'absolute', left: edge + spot - 4, top: 0 },
        },
        String(index + 1)
      ),
      h(
        Text,
        {
          key: `l${index}`,
          style: { ...digit, position: 'absolute', left: 0, top: edge + spot - 6 },
        },
        String(index + 1)
      ),
    ])
  )
}

function colorPatch({ naam: name, kleur: color }: (typeof COLOR_PATCHES)[number]) {
  return h(
    View,
    { key: name, style: { ...styles.rij, width: '25%' } },
    h(View, { style: { width: 30, height: 30, backgroundColor: color } }),
    h(
      Svg,
      { width: 30, height: 30, viewBox: '-46 -46 92 92', style: { marginLeft: 2 } },
      shapeInPdf(colorPicture(name, 0, 0), 'plaatje')
    ),
    h(
      View,
      { style: { marginLeft: 2 } },
      h(Text, { style: { fontSize: 10, lineHeight: 1.2 } }, name),
      h(Text, { style: { ...styles.klein, fontSize: 8, lineHeight: 1.2 } }, COLOR_SYMBOLS[name])
    )
  )
}

function symbols() {
  return h(
    View,
    { style: { ...styles.rij, width: '50%' } },
    (['bel', 'ster', 'maan'] as const).map((name) =>
      h(
        View,
        { key: name, style: { ...styles.rij, marginRight: 14 } },
        h(
          Svg,
          { width: 22, height: 22, viewBox: '-18 -18 36 36' },
          shapeInPdf(symbol(name, 0, 0), name)
        ),
        h(Text, { style: { ...styles.klein, marginLeft: 4 } }, name)
      )
    )
  )
}

function greys() {
  return h(
    View,
    { style: { ...styles.rij, width: '50%' } },
    GREYS.map((color) =>
      h(View, { key: color, style: { width: 26, height: 20, backgroundColor: color } })
    ),
    h(Text, { style: { ...styles.klein, marginLeft: 8 } }, 'vijf tinten grijs')
  )
}

function lines() {
  return h(
    View,
    { style: { width: '50%', paddingRight: 20 } },
    STROKE_WIDTHS.map((strokeWidth) =>
      h(
        View,
        { key: strokeWidth, style: { ...styles.rij, height: 14 } },
        h(Svg, { width: 170, height: 6, viewBox: '0 0 170 6' }, rule(strokeWidth)),
        h(Text, { style: { ...digit, marginLeft: 8 } }, `${withComma(strokeWidth)} punt`)
      )
    )
  )
}

function rule(strokeWidth: number): ReactElement {
  return h(Line, { x1: 0, y1: 3, x2: 170, y2: 3, stroke: '#000000', strokeWidth: strokeWidth })
}

function letters() {
  return h(
    View,
    { style: { width: '50%' } },
    LETTERS.map((size) =>
      h(
        Text,
        { key: size, style: { fontSize: size, lineHeight: 1.35 } },
        `${size} punt: de sleutel ligt onder het boek.`
      )
    )
  )
}

const withComma = (number: number) => String(number).replace('.', ',')
