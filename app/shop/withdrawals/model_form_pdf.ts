import { knownSettings } from '#app/shop/settings/shop_settings'
import { createElement as h } from 'react'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { printable } from '#app/core/pdf/printable'
import { MODEL_FORM } from '#content/model_form_text'
import env from '#start/env'

let created: Promise<Buffer> | null = null

/** The model withdrawal form (Directive 2011/83/EU, annex I.B), for who wants paper; made once. */
export function modelForm(): Promise<Buffer> {
  created ??= renderPdf(document()).catch((error: unknown) => {
    created = null
    throw error
  })
  return created
}

const styles = StyleSheet.create({
  page: { padding: 56, fontSize: 12, lineHeight: 1.5, color: '#1E2A38' },
  shop: { fontSize: 11, color: '#7F5C26', marginBottom: 30 },
  title: { fontFamily: 'Times-Bold', fontSize: 26, lineHeight: 1.2, marginBottom: 8 },
  uitleg: { fontFamily: 'Times-Italic', fontSize: 13, marginBottom: 24 },
  alinea: { marginBottom: 12 },
  veld: { marginBottom: 6 },
  schrijflijn: { borderBottom: '1 solid #1E2A38', height: 26, marginBottom: 6 },
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

function document() {
  const {
    titel: title,
    uitleg: explanation,
    aan: to,
    verklaring: statement,
    velden: fields,
    doorhalen: strikeOut,
  } = MODEL_FORM
  const { adres: address, email, naam: shop } = knownSettings()
  const name = printable(shop)
  return h(
    Document,
    { title: title, author: name, language: 'nl' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.shop }, name),
      h(Text, { style: styles.title }, title),
      h(Text, { style: styles.uitleg }, explanation),
      h(
        Text,
        { style: styles.alinea },
        `${to} ${[name, printable(address), email].filter(Boolean).join(', ')}`
      ),
      h(Text, { style: styles.alinea }, statement),
      ...fields.map(({ tekst: text, lijnen: lines }, index) =>
        h(
          View,
          { key: index, style: styles.veld, wrap: false },
          h(Text, null, text),
          ...Array.from({ length: lines }, (_, line) =>
            h(View, { key: line, style: styles.schrijflijn })
          )
        )
      ),
      h(Text, { style: styles.voet, fixed: true }, `${strikeOut} ${env.appUrl}/herroepen`)
    )
  )
}
