import { bekendeInstellingen } from '#app/winkel/instellingen'
import { createElement as h } from 'react'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { drukAf } from '#app/core/pdf/druk_af'
import { typbaar, TYPEMACHINE } from '#app/core/pdf/typemachine'
import { LABELVEL, labelplek, REGELHOOGTE, zetOpLabel } from '#domain/winkel/adreslabel'
import type Bestelling from '#models/bestelling'

/**
 * Address labels, fourteen on a sheet.
 *
 * @param vanaf the first label that is still on the sheet, counted from 1
 */
export function labelsPdf(bestellingen: readonly Bestelling[], vanaf: number): Promise<Buffer> {
  const labels = bestellingen.map((bestelling, nr) => ({
    bestelling,
    plek: labelplek(vanaf - 1 + nr),
  }))
  const vellen = [...new Set(labels.map(({ plek }) => plek.vel))]
  return drukAf(
    h(
      Document,
      { title: 'Adreslabels', author: bekendeInstellingen().naam, language: 'nl' },
      ...vellen.map((vel) =>
        h(
          Page,
          { key: vel, size: 'A4', style: styles.vel },
          ...labels
            .filter(({ plek }) => plek.vel === vel)
            .map(({ bestelling, plek }) => label(bestelling, plek))
        )
      )
    )
  )
}

type Plek = ReturnType<typeof labelplek>

function label(bestelling: Bestelling, { links, boven }: Plek) {
  const { punten, regels } = zetOpLabel(adresregels(bestelling))
  return h(
    View,
    {
      key: bestelling.id,
      style: [styles.label, { left: `${links}mm`, top: `${boven}mm` }],
    },
    ...regels.map((regel, nr) =>
      h(Text, { key: nr, wrap: false, style: [styles.regel, { fontSize: punten }] }, regel)
    )
  )
}

/** As it stands on an envelope. */
export function adresregels({ naam, adres, postcode, plaats }: Bestelling): string[] {
  return [naam, adres ?? '', `${postcode ?? ''} ${plaats ?? ''}`].map(typbaar).filter(Boolean)
}

const styles = StyleSheet.create({
  vel: { fontFamily: TYPEMACHINE, color: '#000000' },
  /** Said of each line: what it inherits is measured in the letters of the page. */
  regel: { lineHeight: REGELHOOGTE, flexShrink: 0 },
  label: {
    position: 'absolute',
    width: `${LABELVEL.breedte}mm`,
    height: `${LABELVEL.hoogte}mm`,
    padding: '5mm',
    justifyContent: 'center',
    overflow: 'hidden',
  },
})
