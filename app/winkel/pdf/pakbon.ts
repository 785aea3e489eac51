import { bekendeInstellingen } from '#app/winkel/instellingen'
import { createElement as h } from 'react'
import type { DateTime } from 'luxon'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { drukAf } from '#app/core/pdf/druk_af'
import { TYPEMACHINE } from '#app/core/pdf/typemachine'
import { adresregels } from '#app/winkel/pdf/labels'
import { hintUrl } from '#app/winkel/mails/leveringsgegevens'
import { BOEKJE_PER_POST } from '#content/catalogus'
import { breekRegel } from '#domain/winkel/adreslabel'
import type Bestelling from '#models/bestelling'
import env from '#start/env'

/** Packing slips, one A4 page each: what is in the parcel, for whom, and where help is. No prices. */
export function pakbonnenPdf(bestellingen: readonly Bestelling[]): Promise<Buffer> {
  return drukAf(
    h(
      Document,
      { title: 'Pakbonnen', author: bekendeInstellingen().naam, language: 'nl' },
      ...bestellingen.map(bladzijde)
    )
  )
}

function bladzijde(bestelling: Bestelling) {
  const { id, nummer, spel } = bestelling
  const hints = hintUrl(bestelling)
  return h(
    Page,
    { key: id, size: 'A4', style: styles.blad },
    h(Text, { style: styles.winkel }, bekendeInstellingen().naam),
    h(Text, { style: styles.titel }, 'Pakbon'),
    h(
      View,
      { style: styles.kolommen },
      blok('Voor', adresregels(bestelling)),
      blok('Bestelling', [nummer, `besteld op ${dag(bestelling.createdAt)}`])
    ),
    h(Text, { style: styles.kop }, 'In dit pakket'),
    h(
      View,
      { style: styles.regel },
      h(Text, { style: styles.aantal }, '1 ×'),
      h(
        View,
        { style: styles.wat },
        h(Text, { style: styles.spel }, spel.titel),
        h(Text, null, `${spel.spelers}, ${spel.speelduur}`)
      )
    ),
    h(Text, { style: styles.kop }, 'Dit heb je nodig'),
    ...spel.nodig
      .filter((ding) => ding !== BOEKJE_PER_POST)
      .map((ding) => h(Text, { key: ding }, `•  ${ding}`)),
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
        `${bekendeInstellingen().naam}${bekendeInstellingen().adres ? `, ${bekendeInstellingen().adres}` : ''}.`,
        `Vragen, of is er iets niet goed? ${bekendeInstellingen().email}`,
        `Annuleren kan tot 14 dagen na ontvangst: ${env.appUrl}/herroepingsrecht`,
      ].join('\n')
    )
  )
}

/** What people typed, in letters that know all of theirs. */
function blok(kop: string, regels: readonly string[]) {
  return h(
    View,
    { style: styles.kolom },
    h(Text, { style: styles.blokkop }, kop),
    ...regels
      .flatMap((regel) => breekRegel(regel, LETTERS_PER_KOLOM))
      .map((regel, nr) => h(Text, { key: nr, style: styles.getypt }, regel))
  )
}

function dag(moment: DateTime): string {
  return moment.setZone('Europe/Amsterdam').setLocale('nl').toFormat('d MMMM yyyy')
}

const KOLOM = 235
const LETTERS_PER_KOLOM = 34

const styles = StyleSheet.create({
  blad: { padding: 56, fontSize: 11, lineHeight: 1.5, color: '#000000' },
  winkel: { fontSize: 11, marginBottom: 28 },
  titel: { fontFamily: 'Times-Bold', fontSize: 30, lineHeight: 1.2, marginBottom: 18 },
  kolommen: { flexDirection: 'row', justifyContent: 'space-between' },
  kolom: { width: KOLOM },
  blokkop: { fontFamily: 'Times-Bold', fontSize: 13, marginBottom: 4 },
  getypt: { fontFamily: TYPEMACHINE, fontSize: 11, lineHeight: 1.35 },
  kop: { fontFamily: 'Times-Bold', fontSize: 15, marginTop: 26, marginBottom: 6 },
  regel: { flexDirection: 'row', borderTop: '1 solid #000000', paddingTop: 8 },
  aantal: { width: 40, fontFamily: 'Times-Bold', fontSize: 14 },
  wat: { flex: 1 },
  spel: { fontFamily: 'Times-Bold', fontSize: 14, lineHeight: 1.5 },
  groet: { fontFamily: 'Times-Italic', fontSize: 15, marginTop: 30 },
  voet: { position: 'absolute', bottom: 34, left: 56, right: 56, fontSize: 9, lineHeight: 1.4 },
})
