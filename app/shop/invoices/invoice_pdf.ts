import { createElement as h } from 'react'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { DateTime } from 'luxon'
import { printable } from '#app/core/pdf/printable'
import { typeable, TYPEWRITER } from '#app/core/pdf/typewriter'
import { KOR_SENTENCE } from '#domain/shop/invoices/vat'
import type { InvoiceData } from '#domain/shop/invoices/invoice_data'
import { asEuro } from '#domain/money'
import type Invoice from '#models/shop/invoice'

/** An invoice or credit note on paper. The same data gives the same bytes, also years later. */
export async function invoicePdf({
  inhoud: content,
}: Invoice): Promise<{ inhoud: Buffer; naam: string }> {
  return {
    inhoud: await renderPdf(document(content)),
    naam: `${content.soort}-${content.nummer}.pdf`,
  }
}

const styles = StyleSheet.create({
  page: { padding: 56, fontSize: 10.5, lineHeight: 1.5, color: '#1E2A38' },
  kop: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 36 },
  winkel: { fontFamily: 'Times-Bold', fontSize: 15, color: '#7F5C26' },
  soort: { fontFamily: 'Times-Bold', fontSize: 30, lineHeight: 1.1 },
  rij: { flexDirection: 'row', justifyContent: 'space-between' },
  kolom: { width: '48%' },
  klein: { fontSize: 9, color: '#34465A', marginBottom: 2 },
  getypt: { fontFamily: TYPEWRITER },
  blok: { marginBottom: 28 },
  streep: { borderBottom: '1 solid #B0823A', paddingBottom: 4, marginBottom: 6 },
  regel: { flexDirection: 'row', paddingVertical: 3 },
  wat: { flexGrow: 1, flexBasis: 0 },
  aantal: { width: 60, textAlign: 'right' },
  bedrag: { width: 100, textAlign: 'right' },
  totalen: { marginTop: 10, marginLeft: '45%', borderTop: '1 solid #B0823A', paddingTop: 6 },
  totaal: { fontFamily: 'Helvetica-Bold' },
  slot: { marginTop: 28 },
  voet: {
    position: 'absolute',
    bottom: 28,
    left: 56,
    right: 56,
    fontSize: 9,
    color: '#34465A',
    borderTop: '1 solid #B0823A',
    paddingTop: 6,
  },
})

function document(data: InvoiceData) {
  const { soort: kind, nummer: number, datum: date, verkoper: seller } = data
  const title = TITLE[kind]
  return h(
    Document,
    {
      title: `${title} ${number}`,
      author: seller.naam,
      language: 'nl',
      creationDate: new Date(`${date}T12:00:00Z`),
    },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(
        View,
        { style: styles.kop },
        h(Text, { style: styles.winkel }, printable(seller.naam)),
        h(Text, { style: styles.soort }, title)
      ),
      parties(data),
      references(data),
      ...lines(data),
      totals(data),
      h(Text, { style: styles.slot }, closingSentence(data)),
      ...(data.btw ? [] : [h(Text, { key: 'kor' }, `${KOR_SENTENCE}.`)]),
      h(Text, { style: styles.voet, fixed: true }, footer(data))
    )
  )
}

const TITLE = { factuur: 'Factuur', creditnota: 'Creditnota' } as const

function parties({ verkoper: seller, koper: buyer }: InvoiceData) {
  const { naam: name, adres: address, postcode, plaats: city, email } = buyer
  const cityLine = [postcode, city].filter(Boolean).join(' ')
  return h(
    View,
    { style: [styles.rij, styles.blok] },
    addressBlock('Van', [
      seller.naam,
      seller.adres,
      seller.kvk && `KvK ${seller.kvk}`,
      seller.btwId && `Btw-id ${seller.btwId}`,
    ]),
    addressBlock('Voor', [name, address, cityLine, email], styles.getypt)
  )
}

/** @param stijl of what a customer typed: letters that know all of theirs */
function addressBlock(
  title: string,
  linesOf: readonly (string | null)[],
  style?: typeof styles.getypt
) {
  const asText = style ? typeable : printable
  return h(
    View,
    { style: styles.kolom },
    h(Text, { style: styles.klein }, title),
    ...linesOf
      .filter(Boolean)
      .map((line, index) =>
        h(Text, { key: `${title}${index}`, ...(style && { style: style }) }, asText(line!))
      )
  )
}

function references({
  soort: kind,
  nummer: number,
  datum: date,
  bestelnummer: orderNumber,
  besteldOp: orderedAt,
  betaaldOp: paidAt,
  bijFactuur: forInvoice,
}: InvoiceData) {
  const pairs: readonly (readonly [string, string])[] = [
    [`${TITLE[kind]}nummer`, number],
    [kind === 'factuur' ? 'Factuurdatum' : 'Datum', inFull(date)],
    ...(forInvoice
      ? [['Bij factuur', `${forInvoice.nummer} van ${inFull(forInvoice.datum)}`] as const]
      : []),
    ['Bestelling', `${orderNumber}, geplaatst op ${inFull(orderedAt)}`],
    ['Betaald op', inFull(paidAt)],
  ]
  return h(
    View,
    { style: styles.blok },
    ...pairs.map(([what, value]) =>
      h(
        View,
        { key: what, style: styles.regel },
        h(Text, { style: { width: 150 } }, what),
        h(Text, { style: styles.wat }, value)
      )
    )
  )
}

function lines(data: InvoiceData) {
  return [
    h(
      View,
      { key: 'kop', style: [styles.regel, styles.streep] },
      h(Text, { style: styles.wat }, 'Omschrijving'),
      h(Text, { style: styles.aantal }, 'Aantal'),
      h(Text, { style: styles.bedrag }, data.btw ? 'Inclusief btw' : 'Bedrag')
    ),
    ...data.regels.map(({ omschrijving: description, aantal: count, centen: cents }, index) =>
      h(
        View,
        { key: index, style: styles.regel },
        h(Text, { style: styles.wat }, printable(description)),
        h(Text, { style: styles.aantal }, String(count)),
        h(Text, { style: styles.bedrag }, asEuro(cents))
      )
    ),
  ]
}

function totals({ totaalCenten: totalCents, btw: vat }: InvoiceData) {
  const pairs: readonly (readonly [string, number])[] = vat
    ? [
        ['Totaal exclusief btw', vat.grondslagCenten],
        [`Btw ${vat.percentage} %`, vat.btwCenten],
        ['Totaal inclusief btw', totalCents],
      ]
    : [['Totaal', totalCents]]
  return h(
    View,
    { style: styles.totalen },
    ...pairs.map(([what, cents], index) =>
      h(
        View,
        {
          key: what,
          style: [styles.regel, ...(index === pairs.length - 1 ? [styles.totaal] : [])],
        },
        h(Text, { style: styles.wat }, what),
        h(Text, { style: styles.bedrag }, asEuro(cents))
      )
    )
  )
}

function closingSentence({ soort: kind, betaaldOp: paidAt }: InvoiceData): string {
  return kind === 'factuur'
    ? `Deze factuur is betaald op ${inFull(paidAt)}.`
    : 'Dit bedrag is terugbetaald op dezelfde manier als waarop is betaald.'
}

function footer({ soort: kind, verkoper: { naam: name, email } }: InvoiceData): string {
  return printable(`Vragen over deze ${kind}? Schrijf naar ${name}, ${email}.`)
}

function inFull(date: string): string {
  return DateTime.fromISO(date).setLocale('nl').toFormat('d MMMM yyyy')
}
