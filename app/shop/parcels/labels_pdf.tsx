import { shopSettings } from '#app/shop/settings/shop_settings'
import type { ReactNode } from 'react'
import { Document, Page, StyleSheet, View } from '@react-pdf/renderer'
import { Typed } from '#app/core/pdf/any_text'
import { printable } from '#app/core/input/printable'
import { renderBatch } from '#app/core/pdf/render_batch'
import { addressee } from '#app/shop/parcels/addressee'
import { NotPrinted } from '#app/shop/parcels/not_printed_pdf'
import { TYPEWRITER } from '#app/core/pdf/typewriter'
import {
  LABEL_SHEET,
  labelPosition,
  lineHeightOf,
  fitOnLabel,
} from '#domain/shop/parcels/address_label'
import type Order from '#models/shop/order'

/**
 * Address labels, fourteen on a sheet.
 *
 * @param from the first label that is still on the sheet, counted from 1
 */
export async function labelsPdf(orders: readonly Order[], from: number): Promise<Buffer> {
  const { name } = await shopSettings()
  return renderBatch(orders, (good, bad) => (
    <LabelSheets labels={placed(good, from)} shop={name}>
      {bad.length > 0 && <NotPrinted orders={bad} />}
    </LabelSheets>
  ))
}

const placed = (orders: readonly Order[], from: number) =>
  orders.map((order, index) => ({ order, spot: labelPosition(from - 1 + index) }))

type Placed = { readonly order: Order; readonly spot: ReturnType<typeof labelPosition> }

type Sheets = {
  readonly labels: readonly Placed[]
  readonly shop: string
  readonly children: ReactNode
}

function LabelSheets({ labels, shop, children }: Sheets) {
  const sheets = [...new Set(labels.map(({ spot }) => spot.sheet))]
  return (
    <Document title="Adreslabels" author={shop} language="nl">
      {sheets.map((sheet) => (
        <Page key={sheet} size="A4" style={styles.sheet}>
          {labels
            .filter(({ spot }) => spot.sheet === sheet)
            .map(({ order, spot }) => (
              <Label key={order.id} order={order} spot={spot} />
            ))}
        </Page>
      ))}
      {children}
    </Document>
  )
}

function Label({ order, spot: { left, top } }: Placed) {
  const { points, lines } = fitOnLabel(addressLines(order))
  return (
    <View style={[styles.label, { left: `${left}mm`, top: `${top}mm` }]}>
      {lines.map((line, index) => (
        <Typed
          key={index}
          wrap={false}
          style={[styles.line, { fontSize: points, lineHeight: lineHeightOf(line) }]}
        >
          {line}
        </Typed>
      ))}
    </View>
  )
}

/** The lines of an address, as they are written on an envelope. */
export function addressLines(order: Order): string[] {
  const { address, postcode, city } = order
  return [addressee(order), address ?? '', `${postcode ?? ''} ${city ?? ''}`]
    .map(printable)
    .filter(Boolean)
}

const styles = StyleSheet.create({
  sheet: { fontFamily: TYPEWRITER, color: '#000000' },
  /**
   * The line height is set per line, because an inherited one is measured in the font size of the
   * page.
   */
  line: { flexShrink: 0 },
  label: {
    position: 'absolute',
    width: `${LABEL_SHEET.width}mm`,
    height: `${LABEL_SHEET.height}mm`,
    padding: '5mm',
    justifyContent: 'center',
    overflow: 'hidden',
  },
})
