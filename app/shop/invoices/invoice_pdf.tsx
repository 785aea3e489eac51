import { Document, Page, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { Printed } from '#app/core/pdf/any_text'
import { Lines, Totals } from '#app/shop/invoices/invoice_amounts'
import { Parties } from '#app/shop/invoices/invoice_parties'
import { styles } from '#app/shop/invoices/invoice_styles'
import { dayInWords } from '#domain/dutch_time'
import { KOR_SENTENCE } from '#domain/shop/invoices/vat'
import type { InvoiceData } from '#domain/shop/invoices/invoice_data'
import type Invoice from '#models/shop/money/invoice'

/** An invoice or credit note on paper. The same data gives the same bytes, also years later. */
export async function invoicePdf({ content }: Invoice): Promise<{ content: Buffer; name: string }> {
  return {
    content: await drawInvoice(content),
    name: `${content.kind}-${content.number}.pdf`,
  }
}

/** The same paper, from the frozen data alone. */
export const drawInvoice = (data: InvoiceData): Promise<Buffer> =>
  renderPdf(<InvoiceDocument {...data} />)

const TITLE = { factuur: 'Factuur', creditnota: 'Creditnota' } as const

function InvoiceDocument(data: InvoiceData) {
  const { kind, number, date, seller, vat } = data
  const title = TITLE[kind]
  return (
    <Document
      title={`${title} ${number}`}
      author={seller.name}
      language="nl"
      creationDate={new Date(`${date}T12:00:00Z`)}
    >
      <Page size="A4" style={styles.page}>
        <View style={styles.heading}>
          <Printed style={styles.shop}>{seller.name}</Printed>
          <Text style={styles.kind}>{title}</Text>
        </View>
        <Parties {...data} />
        <References {...data} />
        <Lines {...data} />
        <Totals {...data} />
        <Text style={styles.closing}>{closingSentence(data)}</Text>
        {!vat && <Text>{`${KOR_SENTENCE}.`}</Text>}
        <Printed style={styles.footer} fixed>
          {footer(data)}
        </Printed>
      </Page>
    </Document>
  )
}

function References(data: InvoiceData) {
  const { kind, number, date, orderNumber, orderedAt, forInvoice, performedOn } = data
  return (
    <View style={styles.block}>
      <Reference what={`${TITLE[kind]}nummer`} value={number} />
      <Reference what={kind === 'factuur' ? 'Factuurdatum' : 'Datum'} value={dayInWords(date)} />
      {forInvoice && (
        <Reference
          what="Bij factuur"
          value={`${forInvoice.number} van ${dayInWords(forInvoice.date)}`}
        />
      )}
      <Reference
        what="Bestelling"
        value={`${orderNumber}, geplaatst op ${dayInWords(orderedAt)}`}
      />
      {performedOn && <Reference what="Datum van de avond" value={dayInWords(performedOn)} />}
      <Money {...data} />
    </View>
  )
}

/** When it was paid, or until when that is in time. */
function Money({ paidAt, dueOn }: InvoiceData) {
  if (paidAt) return <Reference what="Betaald op" value={dayInWords(paidAt)} />
  if (!dueOn) return null
  return <Reference what="Te betalen uiterlijk" value={dayInWords(dueOn)} />
}

function Reference({ what, value }: { readonly what: string; readonly value: string }) {
  return (
    <View style={styles.line}>
      <Text style={styles.label}>{what}</Text>
      <Text style={styles.what}>{value}</Text>
    </View>
  )
}

function closingSentence({ kind, paidAt, dueOn }: InvoiceData): string {
  if (kind === 'creditnota')
    return paidAt
      ? 'Dit bedrag betalen we terug op dezelfde manier als waarop is betaald.'
      : 'De factuur is hiermee vervallen; je hoeft niets te betalen.'
  if (paidAt) return `Deze factuur is betaald op ${dayInWords(paidAt)}.`
  const until = dueOn ? ` uiterlijk op ${dayInWords(dueOn)}` : ''
  return `Betaal deze factuur${until} met de knop op de pagina van je boeking.`
}

function footer({ kind, seller: { name, email } }: InvoiceData): string {
  return `Vragen over deze ${kind}? Schrijf naar ${name}, ${email}.`
}
