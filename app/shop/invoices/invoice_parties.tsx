import { Text, View } from '@react-pdf/renderer'
import { Printed, Typed } from '#app/core/pdf/any_text'
import { styles } from '#app/shop/invoices/invoice_styles'
import type { InvoiceData } from '#domain/shop/invoices/invoice_data'

/** The seller and the buyer, beside each other. */
export function Parties({ seller, buyer }: InvoiceData) {
  const { name, attention, address, postcode, city, email } = buyer
  const from = [
    seller.name,
    seller.address,
    seller.kvk && `KvK ${seller.kvk}`,
    seller.vatId && `Btw-id ${seller.vatId}`,
  ]
  const to = [
    name,
    attention && `t.a.v. ${attention}`,
    address,
    [postcode, city].filter(Boolean).join(' '),
    email,
  ]
  return (
    <View style={[styles.row, styles.block]}>
      <AddressBlock title="Van" lines={from} />
      <AddressBlock title="Voor" lines={to} typed />
    </View>
  )
}

type AddressProps = {
  readonly title: string
  readonly lines: readonly (string | null | undefined)[]
  /** Of what a customer typed: letters that know all of theirs. */
  readonly typed?: boolean
}

function AddressBlock({ title, lines, typed = false }: AddressProps) {
  const Line = typed ? Typed : Printed
  return (
    <View style={styles.column}>
      <Text style={styles.small}>{title}</Text>
      {lines
        .filter((line): line is string => !!line)
        .map((line, index) => (
          <Line key={index} style={typed ? styles.typed : {}}>
            {line}
          </Line>
        ))}
    </View>
  )
}
