import { Text, View } from '@react-pdf/renderer'
import { Printed, Typed } from '#app/core/pdf/any_text'
import type { InvoicePaper } from '#app/shop/invoices/invoice_paper'
import { styles } from '#app/shop/invoices/invoice_styles'

/** The seller and the buyer, beside each other. */
export const Parties = ({ seller, buyer }: InvoicePaper) => (
  <View style={[styles.row, styles.block]}>
    <AddressBlock title="Van" lines={seller} />
    <AddressBlock title="Voor" lines={buyer} typed />
  </View>
)

type AddressProps = {
  readonly title: string
  readonly lines: readonly string[]
  /** The font for texts that a customer typed, which has letters of every script. */
  readonly typed?: boolean
}

function AddressBlock({ title, lines, typed = false }: AddressProps) {
  const Line = typed ? Typed : Printed
  return (
    <View style={styles.column}>
      <Text style={styles.small}>{title}</Text>
      {lines.map((line, index) => (
        <Line key={index} style={typed ? styles.typed : {}}>
          {line}
        </Line>
      ))}
    </View>
  )
}
