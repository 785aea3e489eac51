import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Pages } from '~/admin/shell/pages'
import { Time, Deadline } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { inAdmin } from '~/layouts/admin_layout'
import { adminUrlFor } from '~/wire/admin_routes'
import { Chip } from '~/admin/shell/chip'
import { Heading } from '~/ui/heading'

type OpenRow = Data.Shop.Withdrawals.WithdrawalRow.Variants['forOpen']
type ClosedRow = Data.Shop.Withdrawals.WithdrawalRow.Variants['forClosed']

type Props = {
  title: string
  open: OpenRow[]
  closed: ClosedRow[]
  page: number
  pages: number
}

const OPEN = ['Klant', 'Nu te doen', 'Uiterlijk', 'Bestelling', 'Ontvangen'] as const
const CLOSED = ['Klant', 'Bestelling', 'Ontvangen', 'Uitkomst', 'Afgesloten'] as const

export default function Withdrawals({ title, open, closed, page, pages }: Props) {
  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Panel title={open.length > 0 ? `Open (${open.length})` : 'Open'}>
        {open.length === 0 ? (
          <p className="text-soft">
            Geen open herroepingen. Klanten herroepen via ‘Overeenkomst hier herroepen’, onderaan
            elke pagina van de winkel; je krijgt er dan een e-mail over.
          </p>
        ) : (
          <Table name="Open" columns={OPEN} onPhone="stacked">
            {open.map((one) => (
              <tr key={one.id}>
                <Name {...one} />
                <td className="name">{one.toDo}</td>
                <td data-heading="Uiterlijk">
                  {one.term ? <Deadline {...one.term} /> : <None />}
                  {one.waitsForCustomer && (
                    <span className="block text-sm text-soft">de klant</span>
                  )}
                </td>
                <Order {...one} />
                <td data-heading="Ontvangen">
                  <Time at={one.receivedAt} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
      <Panel title="Afgesloten">
        <Closed closed={closed} />
        <Pages path={adminUrlFor('withdrawal_screen.index')} page={page} pages={pages} />
      </Panel>
    </div>
  )
}

Withdrawals.layout = inAdmin

function Closed({ closed }: Pick<Props, 'closed'>) {
  if (closed.length === 0)
    return (
      <p className="text-soft">
        Nog geen herroeping afgesloten. Open er een en sluit haar af: dan komt ze hier te staan.
      </p>
    )
  return (
    <Table name="Afgesloten" columns={CLOSED} onPhone="stacked">
      {closed.map((one) => (
        <tr key={one.id}>
          <Name {...one} />
          <Order {...one} />
          <td data-heading="Ontvangen">
            <Time at={one.receivedAt} />
          </td>
          <td>
            <Chip tone={one.rejected ? 'over' : 'done'}>{one.state}</Chip>
          </td>
          <td data-heading="Afgesloten">
            {one.handledAt ? <Time at={one.handledAt} /> : <None />}
          </td>
        </tr>
      ))}
    </Table>
  )
}

const Name = ({ id, name }: { id: number; name: string }) => (
  <th scope="row" className="name">
    <Link href={adminUrlFor('withdrawal_screen.show', { id })} className="link row-link">
      {name}
    </Link>
  </th>
)

const Order = ({
  order,
  orderText,
}: Omit<OpenRow, 'name' | 'id'> | Omit<ClosedRow, 'name' | 'id'>) => (
  <td className="name">
    {order ? (
      <>
        {order.game}, <span className="whitespace-nowrap">{order.number}</span>
      </>
    ) : (
      <>
        <span className="font-semibold">Onbekend:</span> {orderText}
      </>
    )}
  </td>
)

const None = () => <span className="text-soft">geen</span>
