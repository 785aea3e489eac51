import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { formatDay } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { adminUrlFor } from '~/wire/admin_routes'

const COLUMNS = [
  'Factuur',
  'Naam',
  'Uiterlijk',
  { number: 'Openstaand' },
  { number: 'Nog terug' },
] as const

/** The invoices whose money differs from what is on paper; nothing when there are none. */
export function OpenInvoices({ books: { open } }: { books: Data.Shop.Bookkeeping.Books }) {
  if (open.length === 0) return null
  return (
    <Panel title="Openstaand">
      <p className="mb-3 max-w-[68ch] text-soft">
        Nog niet betaald, door de bank teruggehaald, dubbel betaald, of een terugbetaling die niet
        lukte. Dit is de stand van nu.
      </p>
      <Table name="Openstaande facturen" columns={COLUMNS} onPhone="stacked">
        {open.map(({ number, name, orderId, dueOn, openCents, owedCents }) => (
          <tr key={number}>
            <th scope="row" className="whitespace-nowrap">
              <Link
                href={adminUrlFor('admin_order.show', { id: orderId })}
                className="link row-link"
              >
                {number}
              </Link>
            </th>
            <td className="name">{name}</td>
            <td data-heading="Uiterlijk" className="whitespace-nowrap">
              {dueOn && formatDay(dueOn)}
            </td>
            <td data-heading="Openstaand" className="number whitespace-nowrap">
              {openCents > 0 ? asEuro(openCents) : ''}
            </td>
            <td data-heading="Nog terug" className="number whitespace-nowrap">
              {owedCents > 0 ? asEuro(owedCents) : ''}
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  )
}
