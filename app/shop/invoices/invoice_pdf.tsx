import { Document, Page, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { Printed } from '#app/core/pdf/any_text'
import { Lines, Totals } from '#app/shop/invoices/invoice_amounts'
import { asPaper, type InvoicePaper } from '#app/shop/invoices/invoice_paper'
import { Parties } from '#app/shop/invoices/invoice_parties'
import { styles } from '#app/shop/invoices/invoice_styles'
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
  renderPdf(<InvoiceDocument {...asPaper(data)} />)

function InvoiceDocument(paper: InvoicePaper) {
  const { title, number, date, shop, closing, exemption, footer } = paper
  return (
    <Document
      title={`${title} ${number}`}
      author={shop}
      language="nl"
      creationDate={new Date(`${date}T12:00:00Z`)}
    >
      <Page size="A4" style={styles.page}>
        <View style={styles.heading}>
          <Printed style={styles.shop}>{shop}</Printed>
          <Text style={styles.kind}>{title}</Text>
        </View>
        <Parties {...paper} />
        <References {...paper} />
        <Lines {...paper} />
        <Totals {...paper} />
        <Text style={styles.closing}>{closing}</Text>
        {exemption && <Text>{exemption}</Text>}
        <Printed style={styles.footer} fixed>
          {footer}
        </Printed>
      </Page>
    </Document>
  )
}

const References = ({ references }: InvoicePaper) => (
  <View style={styles.block}>
    {references.map(([what, value]) => (
      <View key={what} style={styles.line}>
        <Text style={styles.label}>{what}</Text>
        <Text style={styles.what}>{value}</Text>
      </View>
    ))}
  </View>
)
