import { bekendeInstellingen } from '#app/winkel/instellingen'
import { createElement as h } from 'react'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { drukAf } from '#app/core/pdf/druk_af'
import { drukbaar } from '#app/core/pdf/drukbaar'
import { MODELFORMULIER } from '#content/winkel/modelformulier'
import env from '#start/env'

let gemaakt: Promise<Buffer> | null = null

/** The model withdrawal form (Directive 2011/83/EU, annex I.B), for who wants paper; made once. */
export function modelformulier(): Promise<Buffer> {
  gemaakt ??= drukAf(document()).catch((error: unknown) => {
    gemaakt = null
    throw error
  })
  return gemaakt
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
  const { titel, uitleg, aan, verklaring, velden, doorhalen } = MODELFORMULIER
  const { adres, email, naam: winkel } = bekendeInstellingen()
  const naam = drukbaar(winkel)
  return h(
    Document,
    { title: titel, author: naam, language: 'nl' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.shop }, naam),
      h(Text, { style: styles.title }, titel),
      h(Text, { style: styles.uitleg }, uitleg),
      h(
        Text,
        { style: styles.alinea },
        `${aan} ${[naam, drukbaar(adres), email].filter(Boolean).join(', ')}`
      ),
      h(Text, { style: styles.alinea }, verklaring),
      ...velden.map(({ tekst, lijnen }, nr) =>
        h(
          View,
          { key: nr, style: styles.veld, wrap: false },
          h(Text, null, tekst),
          ...Array.from({ length: lijnen }, (_, lijn) =>
            h(View, { key: lijn, style: styles.schrijflijn })
          )
        )
      ),
      h(Text, { style: styles.voet, fixed: true }, `${doorhalen} ${env.appUrl}/herroepen`)
    )
  )
}
