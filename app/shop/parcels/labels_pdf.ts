import { knownSettings } from '#app/shop/settings/shop_settings'
import { createElement as h } from 'react'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { typeable, TYPEWRITER } from '#app/core/pdf/typewriter'
import {
  LABEL_SHEET,
  labelPosition,
  LINE_HEIGHT,
  fitOnLabel,
} from '#domain/shop/parcels/address_label'
import type Order from '#models/shop/order'

/**
 * Address labels, fourteen on a sheet.
 *
 * @param vanaf the first label that is still on the sheet, counted from 1
 */
export function labelsPdf(orders: readonly Order[], from: number): Promise<Buffer> {
  const labels = orders.map((order, index) => ({
    bestelling: order,
    plek: labelPosition(from - 1 + index),
  }))
  const sheets = [...new Set(labels.map(({ plek: spot }) => spot.vel))]
  return renderPdf(
    h(
      Document,
      { title: 'Adreslabels', author: knownSettings().naam, language: 'nl' },
      ...sheets.map((sheet) =>
        h(
          Page,
          { key: sheet, size: 'A4', style: styles.vel },
          ...labels
            .filter(({ plek: spot }) => spot.vel === sheet)
            .map(({ bestelling: order, plek: spot }) => label(order, spot))
        )
      )
    )
  )
}

type Spot = ReturnType<typeof labelPosition>

function label(order: Order, { links, boven: top }: Spot) {
  const { punten: points, regels: lines } = fitOnLabel(addressLines(order))
  return h(
    View,
    {
      key: order.id,
      style: [styles.label, { left: `${links}mm`, top: `${top}mm` }],
    },
    ...lines.map((line, index) =>
      h(Text, { key: index, wrap: false, style: [styles.regel, { fontSize: points }] }, line)
    )
  )
}

/** As it stands on an envelope. */
export function addressLines({
  naam: name,
  adres: address,
  postcode,
  plaats: city,
}: Order): string[] {
  return [name, address ?? '', `${postcode ?? ''} ${city ?? ''}`].map(typeable).filter(Boolean)
}

const styles = StyleSheet.create({
  vel: { fontFamily: TYPEWRITER, color: '#000000' },
  /** Said of each line: what it inherits is measured in the letters of the page. */
  regel: { lineHeight: LINE_HEIGHT, flexShrink: 0 },
  label: {
    position: 'absolute',
    width: `${LABEL_SHEET.breedte}mm`,
    height: `${LABEL_SHEET.hoogte}mm`,
    padding: '5mm',
    justifyContent: 'center',
    overflow: 'hidden',
  },
})
