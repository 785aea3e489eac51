import { knownSettings } from '#app/shop/settings/shop_settings'
import { createElement as h } from 'react'
import type { DateTime } from 'luxon'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { TYPEWRITER } from '#app/core/pdf/typewriter'
import { addressLines } from '#app/shop/parcels/labels_pdf'
import { hintUrl } from '#app/shop/deliveries/delivery_data'
import { BOOKLET_BY_POST } from '#games/catalogue'
import { breakLine } from '#domain/shop/parcels/address_label'
import type Order from '#models/shop/order'
import env from '#start/env'

/** Packing slips, one A4 page each: what is in the parcel, for whom, and where help is. No prices. */
export function packingSlipsPdf(orders: readonly Order[]): Promise<Buffer> {
  return renderPdf(
    h(
      Document,
      { title: 'Pakbonnen', author: knownSettings().naam, language: 'nl' },
      ...orders.map(page)
    )
  )
}

function page(order: Order) {
  const { id, nummer: number, spel: game } = order
  const hints = hintUrl(order)
  return h(
    Page,
    { key: id, size: 'A4', style: styles.blad },
    h(Text, { style: styles.winkel }, knownSettings().naam),
    h(Text, { style: styles.titel }, 'Pakbon'),
    h(
      View,
      { style: styles.kolommen },
      block('Voor', addressLines(order)),
      block('Bestelling', [number, `besteld op ${day(order.createdAt)}`])
    ),
    h(Text, { style: styles.kop }, 'In dit pakket'),
    h(
      View,
      { style: styles.regel },
      h(Text, { style: styles.aantal }, '1 ×'),
      h(
        View,
        { style: styles.wat },
        h(Text, { style: styles.spel }, game.titel),
        h(Text, null, `${game.spelers}, ${game.speelduur}`)
      )
    ),
    h(Text, { style: styles.kop }, 'Dit heb je nodig'),
    ...game.nodig
      .filter((thing) => thing !== BOOKLET_BY_POST)
      .map((thing) => h(Text, { key: thing }, `•  ${thing}`)),
    ...(hints
      ? [
          h(Text, { key: 'kop', style: styles.kop }, 'Loop je vast?'),
          h(Text, { key: 'hints' }, `De hints staan klaar op ${hints}`),
        ]
      : []),
    h(Text, { style: styles.groet }, 'Veel speelplezier!'),
    h(
      Text,
      { style: styles.voet, fixed: true },
      [
        `${knownSettings().naam}${knownSettings().adres ? `, ${knownSettings().adres}` : ''}.`,
        `Vragen, of is er iets niet goed? ${knownSettings().email}`,
        `Annuleren kan tot 14 dagen na ontvangst: ${env.appUrl}/herroepingsrecht`,
      ].join('\n')
    )
  )
}

/** What people typed, in letters that know all of theirs. */
function block(heading: string, lines: readonly string[]) {
  return h(
    View,
    { style: styles.kolom },
    h(Text, { style: styles.blokkop }, heading),
    ...lines
      .flatMap((line) => breakLine(line, LETTERS_PER_COLUMN))
      .map((line, index) => h(Text, { key: index, style: styles.getypt }, line))
  )
}

function day(moment: DateTime): string {
  return moment.setZone('Europe/Amsterdam').setLocale('nl').toFormat('d MMMM yyyy')
}

const COLUMN = 235
const LETTERS_PER_COLUMN = 34

const styles = StyleSheet.create({
  blad: { padding: 56, fontSize: 11, lineHeight: 1.5, color: '#000000' },
  winkel: { fontSize: 11, marginBottom: 28 },
  titel: { fontFamily: 'Times-Bold', fontSize: 30, lineHeight: 1.2, marginBottom: 18 },
  kolommen: { flexDirection: 'row', justifyContent: 'space-between' },
  kolom: { width: COLUMN },
  blokkop: { fontFamily: 'Times-Bold', fontSize: 13, marginBottom: 4 },
  getypt: { fontFamily: TYPEWRITER, fontSize: 11, lineHeight: 1.35 },
  kop: { fontFamily: 'Times-Bold', fontSize: 15, marginTop: 26, marginBottom: 6 },
  regel: { flexDirection: 'row', borderTop: '1 solid #000000', paddingTop: 8 },
  aantal: { width: 40, fontFamily: 'Times-Bold', fontSize: 14 },
  wat: { flex: 1 },
  spel: { fontFamily: 'Times-Bold', fontSize: 14, lineHeight: 1.5 },
  groet: { fontFamily: 'Times-Italic', fontSize: 15, marginTop: 30 },
  voet: { position: 'absolute', bottom: 34, left: 56, right: 56, fontSize: 9, lineHeight: 1.4 },
})
