import { createElement as h } from 'react'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { drukAf } from '#app/core/pdf/druk_af'
import { DateTime } from 'luxon'
import { drukbaar } from '#app/core/pdf/drukbaar'
import { typbaar, TYPEMACHINE } from '#app/core/pdf/typemachine'
import { KOR_ZIN } from '#domain/winkel/btw'
import type { Factuurgegevens } from '#domain/winkel/factuur'
import { alsEuro } from '#domain/winkel/prijs'
import type Factuur from '#models/factuur'

/** An invoice or credit note on paper. The same data gives the same bytes, also years later. */
export async function factuurPdf({ inhoud }: Factuur): Promise<{ inhoud: Buffer; naam: string }> {
  return {
    inhoud: await drukAf(document(inhoud)),
    naam: `${inhoud.soort}-${inhoud.nummer}.pdf`,
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
  getypt: { fontFamily: TYPEMACHINE },
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

function document(gegevens: Factuurgegevens) {
  const { soort, nummer, datum, verkoper } = gegevens
  const titel = TITEL[soort]
  return h(
    Document,
    {
      title: `${titel} ${nummer}`,
      author: verkoper.naam,
      language: 'nl',
      creationDate: new Date(`${datum}T12:00:00Z`),
    },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(
        View,
        { style: styles.kop },
        h(Text, { style: styles.winkel }, drukbaar(verkoper.naam)),
        h(Text, { style: styles.soort }, titel)
      ),
      partijen(gegevens),
      kenmerken(gegevens),
      ...regels(gegevens),
      totalen(gegevens),
      h(Text, { style: styles.slot }, slotzin(gegevens)),
      ...(gegevens.btw ? [] : [h(Text, { key: 'kor' }, `${KOR_ZIN}.`)]),
      h(Text, { style: styles.voet, fixed: true }, voet(gegevens))
    )
  )
}

const TITEL = { factuur: 'Factuur', creditnota: 'Creditnota' } as const

function partijen({ verkoper, koper }: Factuurgegevens) {
  const { naam, adres, postcode, plaats, email } = koper
  const woonplaats = [postcode, plaats].filter(Boolean).join(' ')
  return h(
    View,
    { style: [styles.rij, styles.blok] },
    adresblok('Van', [
      verkoper.naam,
      verkoper.adres,
      verkoper.kvk && `KvK ${verkoper.kvk}`,
      verkoper.btwId && `Btw-id ${verkoper.btwId}`,
    ]),
    adresblok('Voor', [naam, adres, woonplaats, email], styles.getypt)
  )
}

/** @param stijl of what a customer typed: letters that know all of theirs */
function adresblok(
  titel: string,
  regelsVan: readonly (string | null)[],
  stijl?: typeof styles.getypt
) {
  const alsTekst = stijl ? typbaar : drukbaar
  return h(
    View,
    { style: styles.kolom },
    h(Text, { style: styles.klein }, titel),
    ...regelsVan
      .filter(Boolean)
      .map((regel, nr) =>
        h(Text, { key: `${titel}${nr}`, ...(stijl && { style: stijl }) }, alsTekst(regel!))
      )
  )
}

function kenmerken({
  soort,
  nummer,
  datum,
  bestelnummer,
  besteldOp,
  betaaldOp,
  bijFactuur,
}: Factuurgegevens) {
  const paren: readonly (readonly [string, string])[] = [
    [`${TITEL[soort]}nummer`, nummer],
    [soort === 'factuur' ? 'Factuurdatum' : 'Datum', voluit(datum)],
    ...(bijFactuur
      ? [['Bij factuur', `${bijFactuur.nummer} van ${voluit(bijFactuur.datum)}`] as const]
      : []),
    ['Bestelling', `${bestelnummer}, geplaatst op ${voluit(besteldOp)}`],
    ['Betaald op', voluit(betaaldOp)],
  ]
  return h(
    View,
    { style: styles.blok },
    ...paren.map(([wat, waarde]) =>
      h(
        View,
        { key: wat, style: styles.regel },
        h(Text, { style: { width: 150 } }, wat),
        h(Text, { style: styles.wat }, waarde)
      )
    )
  )
}

function regels(gegevens: Factuurgegevens) {
  return [
    h(
      View,
      { key: 'kop', style: [styles.regel, styles.streep] },
      h(Text, { style: styles.wat }, 'Omschrijving'),
      h(Text, { style: styles.aantal }, 'Aantal'),
      h(Text, { style: styles.bedrag }, gegevens.btw ? 'Inclusief btw' : 'Bedrag')
    ),
    ...gegevens.regels.map(({ omschrijving, aantal, centen }, nr) =>
      h(
        View,
        { key: nr, style: styles.regel },
        h(Text, { style: styles.wat }, drukbaar(omschrijving)),
        h(Text, { style: styles.aantal }, String(aantal)),
        h(Text, { style: styles.bedrag }, alsEuro(centen))
      )
    ),
  ]
}

function totalen({ totaalCenten, btw }: Factuurgegevens) {
  const paren: readonly (readonly [string, number])[] = btw
    ? [
        ['Totaal exclusief btw', btw.grondslagCenten],
        [`Btw ${btw.percentage} %`, btw.btwCenten],
        ['Totaal inclusief btw', totaalCenten],
      ]
    : [['Totaal', totaalCenten]]
  return h(
    View,
    { style: styles.totalen },
    ...paren.map(([wat, centen], nr) =>
      h(
        View,
        { key: wat, style: [styles.regel, ...(nr === paren.length - 1 ? [styles.totaal] : [])] },
        h(Text, { style: styles.wat }, wat),
        h(Text, { style: styles.bedrag }, alsEuro(centen))
      )
    )
  )
}

function slotzin({ soort, betaaldOp }: Factuurgegevens): string {
  return soort === 'factuur'
    ? `Deze factuur is betaald op ${voluit(betaaldOp)}.`
    : 'Dit bedrag is terugbetaald op dezelfde manier als waarop is betaald.'
}

function voet({ soort, verkoper: { naam, email } }: Factuurgegevens): string {
  return drukbaar(`Vragen over deze ${soort}? Schrijf naar ${naam}, ${email}.`)
}

function voluit(datum: string): string {
  return DateTime.fromISO(datum).setLocale('nl').toFormat('d MMMM yyyy')
}
