import { paperPage } from '#app/core/web_document/paper_page'
import { asPaper, type InvoicePaper } from '#app/shop/invoices/invoice_paper'
import type { InvoiceData } from '#domain/shop/invoices/invoice_data'

/**
 * An invoice or credit note as a web page that a screen reader reads in order, in the words of its pdf.
 *
 * @param pdf the address of that pdf
 */
export function invoiceWebPage(data: InvoiceData, pdf: string): string {
  const paper = asPaper(data)
  const heading = `${paper.title} ${paper.number}`
  return paperPage({
    ...{ title: `${heading}, ${paper.shop}`, heading, shop: paper.shop },
    pdf: { href: pdf, text: `${heading} als pdf` },
    children: <Sheet {...paper} />,
  })
}

const Sheet = (paper: InvoicePaper) => (
  <>
    <div className="parties">
      <Party title="Van" lines={paper.seller} />
      <Party title="Voor" lines={paper.buyer} typed />
    </div>
    <dl className="facts">
      {paper.references.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <Lines {...paper} />
    <Totals {...paper} />
    <p className="closing">{paper.closing}</p>
    {paper.exemption && <p>{paper.exemption}</p>}
    <footer>{paper.footer}</footer>
  </>
)

type PartyProps = {
  readonly title: string
  readonly lines: readonly string[]
  readonly typed?: boolean
}

const Party = ({ title, lines, typed = false }: PartyProps) => (
  <section>
    <h2>{title}</h2>
    <address className={typed ? 'typed' : undefined}>
      {lines.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </address>
  </section>
)

/**
 * The table has explicit roles: a phone shows each row as a card, and browsers then no longer treat
 * it as a table.
 */
const Lines = ({ lines, amountHeading }: InvoicePaper) => (
  <table className="lines-of-paper" role="table">
    <caption className="heard">Waarvoor</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">
          Omschrijving
        </th>
        <th scope="col" role="columnheader" className="number">
          Aantal
        </th>
        <th scope="col" role="columnheader" className="number">
          {amountHeading}
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      {lines.map(({ description, count, amount }, index) => (
        <tr key={index} role="row">
          <th scope="row" role="rowheader">
            {description}
          </th>
          <td role="cell" className="number count">
            {count}
          </td>
          <td role="cell" className="number">
            {amount}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Totals = ({ totals }: InvoicePaper) => (
  <table className="totals">
    <caption className="heard">Totalen</caption>
    <tbody>
      {totals.map(({ what, amount, bold }) => (
        <tr key={what} className={bold ? 'bold' : undefined}>
          <th scope="row">{what}</th>
          <td className="number">{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
