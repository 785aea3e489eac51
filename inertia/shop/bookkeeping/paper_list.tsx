import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { asEuro } from '#domain/money'
import { formatDay } from '#domain/dutch_time'
import { Table } from '~/admin/shell/table'
import { adminUrlFor } from '~/wire/admin_routes'

type Paper = Data.Shop.Bookkeeping.PaperRow

const COLUMNS = ['Nummer', 'Voor', 'Datum', { number: 'Bedrag' }, { hidden: 'Bestanden' }] as const

/** Invoices and credit notes, each with its files. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  return (
    <div className="books-papers">
      <Table name="Facturen en creditnota’s" columns={COLUMNS} onPhone="stacked">
        {papers.map((paper) => (
          <PaperRow key={paper.number} paper={paper} />
        ))}
      </Table>
    </div>
  )
}

function PaperRow({ paper }: { paper: Paper }) {
  const { number, date, name, orderId, orderNumber, forInvoice, replaces } = paper
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        <b>{number}</b>
        {forInvoice && <span className="paper-more">creditnota bij {forInvoice}</span>}
        {replaces && <span className="paper-more">in plaats van {replaces}</span>}
      </th>
      <td className="name">
        {name}
        <span className="paper-more">
          <Link href={adminUrlFor('admin_order.show', { id: orderId })} className="link">
            {orderNumber}
          </Link>
        </span>
      </td>
      <td className="whitespace-nowrap">{formatDay(date)}</td>
      <td className="paper-amount number whitespace-nowrap">
        <b>{asEuro(paper.totalCents)}</b>
        <span className="paper-more">
          {paper.vatCents === 0 ? 'zonder btw' : `waarvan btw ${asEuro(paper.vatCents)}`}
        </span>
      </td>
      <td className="paper-files whitespace-nowrap">
        <Files paper={paper} />
      </td>
    </tr>
  )
}

const Files = ({ paper: { number, hasEInvoice } }: { paper: Paper }) => (
  <span className="flex justify-end gap-4">
    <a
      href={adminUrlFor('booked_paper.show', { factuur: number })}
      download
      className="link inline-flex min-h-11 items-center"
    >
      Pdf<span className="sr-only"> van {number}</span>
    </a>
    <a
      href={adminUrlFor('booked_paper.page', { factuur: number })}
      className="link inline-flex min-h-11 items-center"
    >
      Webpagina<span className="sr-only"> van {number}</span>
    </a>
    {hasEInvoice && (
      <a
        href={adminUrlFor('booked_paper.ubl', { factuur: number })}
        download
        className="link inline-flex min-h-11 items-center"
      >
        E-factuur<span className="sr-only"> (UBL) van {number}</span>
      </a>
    )}
  </span>
)
