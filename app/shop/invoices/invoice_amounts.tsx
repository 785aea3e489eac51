import { Text, View } from '@react-pdf/renderer'
import { Printed } from '#app/core/pdf/any_text'
import { styles } from '#app/shop/invoices/invoice_styles'
import type { InvoiceData } from '#domain/shop/invoices/invoice_data'
import { asEuro } from '#domain/money'

/** What was sold, a line each. */
export function Lines({ lines, vat }: InvoiceData) {
  return (
    <>
      <View style={[styles.line, styles.rule]}>
        <Text style={styles.what}>Omschrijving</Text>
        <Text style={styles.count}>Aantal</Text>
        <Text style={styles.amount}>{vat ? 'Inclusief btw' : 'Bedrag'}</Text>
      </View>
      {lines.map(({ description, count, cents }, index) => (
        <View key={index} style={styles.line}>
          <Printed style={styles.what}>{description}</Printed>
          <Text style={styles.count}>{String(count)}</Text>
          <Text style={styles.amount}>{asEuro(cents)}</Text>
        </View>
      ))}
    </>
  )
}

export function Totals(data: InvoiceData) {
  const { totalCents, vat } = data
  if (!vat)
    return (
      <View style={styles.totals}>
        <Total what="Totaal" cents={totalCents} bold />
        <PaidWith {...data} />
      </View>
    )
  return (
    <View style={styles.totals}>
      <Total what="Totaal exclusief btw" cents={vat.taxableCents} />
      <Total what={`Btw ${vat.percentage} %`} cents={vat.vatCents} />
      <Total what="Totaal inclusief btw" cents={totalCents} bold />
      <PaidWith {...data} />
    </View>
  )
}

/** A voucher is a way to pay: it stands below the total. */
function PaidWith({ totalCents, voucherCents = 0 }: InvoiceData) {
  if (voucherCents === 0) return null
  return (
    <>
      <Total what="Betaald met cadeaubon" cents={voucherCents} />
      {voucherCents < totalCents && (
        <Total what="Betaald met geld" cents={totalCents - voucherCents} />
      )}
    </>
  )
}

type TotalProps = { readonly what: string; readonly cents: number; readonly bold?: boolean }

function Total({ what, cents, bold }: TotalProps) {
  return (
    <View style={bold ? [styles.line, styles.total] : styles.line}>
      <Text style={styles.what}>{what}</Text>
      <Text style={styles.amount}>{asEuro(cents)}</Text>
    </View>
  )
}
