import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { asEuro } from '#domain/money'
import { formatDay } from '#domain/dutch_time'
import { Chip } from '~/admin/shell/chip'
import { Table } from '~/admin/shell/table'
import { adminUrlFor } from '~/wire/admin_routes'

type Paper = Data.Shop.Bookkeeping.PaperRow

const COLUMNS = [
  'Nummer',
  'Datum',
  'Naam',
  'Bestelling',
  { number: 'Zonder btw' },
  { number: 'Btw' },
  { number: 'Met btw' },
  { hidden: 'Bestanden' },
] as const

/** Invoices and credit notes, each with its files. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  return (
    <Table name="Facturen en creditnota’s" columns={COLUMNS} onPhone="stacked">
      {papers.map((paper) => (
        <PaperRow key={paper.number} paper={paper} />
      ))}
    </Table>
  )
}

function PaperRow({ paper }: { paper: Paper }) {
  const { number, date, name, orderId, orderNumber, forInvoice, kind } = paper
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap font-semibold">
        {number}
        {kind === 'creditnota' && (
          <span className="ml-2">
            <Chip tone="over">{`bij ${forInvoice ?? ''}`}</Chip>
          </span>
        )}
      </th>
      <td className="whitespace-nowrap">{formatDay(date)}</td>
      <td className="name">{name}</td>
      <td className="whitespace-nowrap">
        <Link href={adminUrlFor('admin_order.show', { id: orderId })} className="link">
          {orderNumber}
        </Link>
      </td>
      <td data-heading="Zonder btw" className="number whitespace-nowrap">
        {asEuro(paper.exclCents)}
      </td>
      <td data-heading="Btw" className="number whitespace-nowrap">
        {asEuro(paper.vatCents)}
      </td>
      <td data-heading="Met btw" className="number whitespace-nowrap font-semibold">
        {asEuro(paper.totalCents)}
      </td>
      <td className="whitespace-nowrap">
        <Files paper={paper} />
      </td>
    </tr>
  )
}

const Files = ({ paper: { number, forBusiness } }: { paper: Paper }) => (
  <span className="flex gap-2">
    <a
      href={adminUrlFor('booked_paper.show', { nummer: number })}
      download
      className="link inline-flex min-h-6 items-center"
    >
      Pdf<span className="sr-only"> van {number}</span>
    </a>
    {forBusiness && (
      <a
        href={adminUrlFor('booked_paper.ubl', { nummer: number })}
        download
        className="link inline-flex min-h-6 items-center"
      >
        E-factuur<span className="sr-only"> (UBL) van {number}</span>
      </a>
    )}
  </span>
)
