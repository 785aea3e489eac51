import { createElement as h } from 'react'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { drukAf } from '#app/core/pdf/druk_af'
import { breedteHooguit, NAAM } from '#app/spelen/pdf/letters'
import { feiten } from '#app/spelen/uitleg'
import { drukbaar } from '#app/core/pdf/drukbaar'
import { TEKST, TITEL } from '#app/core/pdf/letters'
import { MM } from '#app/core/pdf/maat'
import { opMaat, tekeningInPdf } from '#app/core/pdf/tekening'
import { OORKONDEN } from '#content/spelen/oorkonden'
import { LIJST } from '#content/spelen/oorkonden/lijst'
import type { SpelPad } from '#content/spelen/index'
import type { Prestatie } from '#domain/spelen/oorkonde'
import type { Spel } from '#domain/spelen/raadsel'
import { KLEUREN } from '#domain/spelen/tekening'

type Gegevens = {
  readonly spel: Spel
  readonly naam: string
  readonly prestatie: Prestatie
  readonly winkelnaam: string
}

/** Of the words; the emblem stands to their left. */
const TEKSTBREEDTE = 158 * MM
const NAAM_GROOTTE = 40

const styles = StyleSheet.create({
  blad: { fontFamily: TEKST, fontSize: 12.5, color: KLEUREN.inkt },
  lijst: { position: 'absolute', left: 0, top: 0 },
  inhoud: {
    position: 'absolute',
    left: 24 * MM,
    top: 24 * MM,
    width: 249 * MM,
    height: 162 * MM,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  woorden: { width: TEKSTBREEDTE, alignItems: 'center', textAlign: 'center' },
  spel: { fontSize: 13, letterSpacing: 0.6 },
  titel: { fontFamily: TITEL, fontWeight: 600, fontSize: 44, marginTop: 5, marginBottom: 20 },
  naamvak: {
    width: TEKSTBREEDTE,
    height: 62,
    justifyContent: 'center',
    alignItems: 'center',
    borderBottom: `1.2 solid ${KLEUREN.inkt}`,
    marginBottom: 14,
  },
  naam: { fontFamily: NAAM, fontWeight: 600 },
  verdienste: { lineHeight: 1.2, maxWidth: 136 * MM },
  feiten: { flexDirection: 'row', justifyContent: 'center', gap: 8 * MM, marginTop: 20 },
  feit: { alignItems: 'center' },
  rubriek: { fontSize: 10.5, marginBottom: 3 },
  vet: { fontWeight: 700 },
  ondertekening: { alignItems: 'center', marginTop: 24 },
  handtekening: { fontFamily: TITEL, fontWeight: 600, fontSize: 17 },
  klein: { fontSize: 10, marginTop: 2 },
  voet: {
    position: 'absolute',
    left: 24 * MM,
    top: 189 * MM,
    width: 249 * MM,
    textAlign: 'center',
    fontSize: 9,
  },
})

/** The certificate of a game that is over: one sheet of A4, lying. */
export function oorkondePdf(gegevens: Gegevens): Promise<Buffer> {
  const { spel, prestatie, winkelnaam } = gegevens
  const { titel, embleem } = OORKONDEN[spel.pad as SpelPad]
  return drukAf(
    h(
      Document,
      {
        title: `${titel} ${spel.titel}`,
        author: winkelnaam,
        language: 'nl',
        creationDate: prestatie.klaarOp,
      },
      h(
        Page,
        { size: 'A4', orientation: 'landscape', style: styles.blad },
        h(View, { style: styles.lijst }, opMaat(LIJST, true)),
        h(
          View,
          { style: styles.inhoud },
          tekeningInPdf(embleem, { breedte: 82 * MM, hoogte: 110 * MM, kleur: true }),
          woorden(gegevens)
        ),
        h(Text, { style: styles.voet }, drukbaar(winkelnaam))
      )
    )
  )
}

function woorden({ spel, naam, prestatie }: Gegevens) {
  const { titel, aanhef, verdienste, ondertekening } = OORKONDEN[spel.pad as SpelPad]
  const fontSize = Math.min(NAAM_GROOTTE, (TEKSTBREEDTE - 8) / breedteHooguit(naam))
  return h(
    View,
    { style: styles.woorden },
    h(Text, { style: styles.spel }, spel.titel),
    h(Text, { style: styles.titel }, titel),
    h(Text, null, aanhef),
    h(
      View,
      { style: styles.naamvak },
      h(Text, { style: [styles.naam, { fontSize }], wrap: false }, naam)
    ),
    h(Text, { style: styles.verdienste }, verdienste),
    h(
      View,
      { style: styles.feiten },
      ...feiten(prestatie).map(([rubriek, waarde]) =>
        h(
          View,
          { key: rubriek, style: styles.feit },
          h(Text, { style: styles.rubriek }, rubriek),
          h(Text, { style: styles.vet }, waarde)
        )
      )
    ),
    h(
      View,
      { style: styles.ondertekening },
      h(Text, { style: styles.handtekening }, ondertekening.naam),
      h(Text, { style: styles.klein }, ondertekening.rol)
    )
  )
}
