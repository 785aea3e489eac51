import { Text, View } from '@react-pdf/renderer'
import { Printed } from '#app/core/pdf/any_text'
import type { InvoicePaper } from '#app/shop/invoices/invoice_paper'
import type { NamedAmount } from '#domain/shop/invoices/amounts_in_words'
import { styles } from '#app/shop/invoices/invoice_styles'

/** What was sold, a line each. */
export const Lines = ({ lines, amountHeading }: InvoicePaper) => (
  <>
    <View style={[styles.line, styles.rule]}>
      <Text style={styles.what}>Omschrijving</Text>
      <Text style={styles.count}>Aantal</Text>
      <Text style={styles.amount}>{amountHeading}</Text>
    </View>
    {lines.map(({ description, count, amount }, index) => (
      <View key={index} style={styles.line}>
        <Printed style={styles.what}>{description}</Printed>
        <Text style={styles.count}>{count}</Text>
        <Text style={styles.amount}>{amount}</Text>
      </View>
    ))}
  </>
)

export const Totals = ({ totals }: InvoicePaper) => (
  <View style={styles.totals}>
    {totals.map((total) => (
      <Total key={total.what} {...total} />
    ))}
  </View>
)

const Total = ({ what, amount, bold }: NamedAmount) => (
  <View style={bold ? [styles.line, styles.total] : styles.line}>
    <Text style={styles.what}>{what}</Text>
    <Text style={styles.amount}>{amount}</Text>
  </View>
)
