import { Link } from '@inertiajs/react'
import { Pages } from '~/admin/shell/pages'
import type { ClosedRow, OpenRow } from './withdrawal_types'
import { Time, Deadline } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { inAdmin } from '~/layouts/admin_layout'

type Props = {
  titel: string
  open: OpenRow[]
  afgesloten: ClosedRow[]
  bladzijde: number
  bladzijden: number
}

const OPEN = ['Klant', 'Nu te doen', 'Uiterlijk', 'Bestelling', 'Ontvangen'] as const
const CLOSED = ['Klant', 'Bestelling', 'Ontvangen', 'Uitkomst', 'Afgesloten'] as const

export default function Withdrawals({
  titel: title,
  open,
  afgesloten: closed,
  bladzijde: page,
  bladzijden: pages,
}: Props) {
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{title}</h1>
      <Panel titel={open.length > 0 ? `Open (${open.length})` : 'Open'}>
        {open.length === 0 ? (
          <p className="text-zacht">
            Geen open herroepingen. Klanten herroepen via 'Overeenkomst hier herroepen', onderaan
            elke pagina van de winkel; je krijgt er dan een e-mail over.
          </p>
        ) : (
          <Table naam="Open" kolommen={OPEN}>
            {open.map((one) => (
              <tr key={one.id} className="hover:bg-vlak-diep">
                <Name {...one} />
                <td className="naam">{one.teDoen}</td>
                <td>
                  {one.termijn ? <Deadline {...one.termijn} /> : <None />}
                  {one.wachtOpKlant && <span className="block text-sm text-zacht">de klant</span>}
                </td>
                <Order {...one} />
                <td>
                  <Time op={one.ontvangenOp} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
      <Panel titel="Afgesloten">
        {closed.length === 0 ? (
          <p className="text-zacht">Nog geen herroeping afgesloten.</p>
        ) : (
          <Table naam="Afgesloten" kolommen={CLOSED}>
            {closed.map((one) => (
              <tr key={one.id} className="hover:bg-vlak-diep">
                <Name {...one} />
                <Order {...one} />
                <td>
                  <Time op={one.ontvangenOp} />
                </td>
                <td>{one.afgewezen ? 'Afgewezen' : 'Afgehandeld'}</td>
                <td>{one.afgehandeldOp ? <Time op={one.afgehandeldOp} /> : <None />}</td>
              </tr>
            ))}
          </Table>
        )}
        <Pages pad="/dashboard/herroepingen" bladzijde={page} bladzijden={pages} />
      </Panel>
    </div>
  )
}

Withdrawals.layout = inAdmin

const Name = ({ id, naam: name }: { id: number; naam: string }) => (
  <th scope="row" className="naam">
    <Link href={`/dashboard/herroepingen/${id}`} className="link rijlink">
      {name}
    </Link>
  </th>
)

const Order = ({
  bestelling: order,
  bestellingTekst: orderText,
}: Omit<OpenRow, 'naam' | 'id'> | Omit<ClosedRow, 'naam' | 'id'>) => (
  <td className="naam">
    {order ? (
      <>
        {order.spel}, <span className="whitespace-nowrap">{order.nummer}</span>
      </>
    ) : (
      <>
        <span className="font-semibold">Onbekend:</span> {orderText}
      </>
    )}
  </td>
)

const None = () => <span className="text-zacht">geen</span>
