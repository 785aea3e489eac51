import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { asEuro } from '#domain/money'
import { formatCount } from '~/ui/format_numbers'
import type { Data } from '@generated/data'

const COLUMNS = [
  'Manier',
  { number: 'Betalingen' },
  { number: 'Ontvangen' },
  { number: 'Terugbetaald' },
  { number: 'Blijft over' },
] as const

type Props = { ways: readonly Data.Shop.Figures.Figures['ways'][number][] }

/** How the money came in: what the provider paid out, and what is in the owner's own till. */
export function PaymentWays({ ways }: Props) {
  return (
    <Panel title="Hoe er is betaald">
      <Table name="Hoe er is betaald" columns={COLUMNS} onPhone="amounts">
        {ways.map(({ name, payments, receivedCents, returnedCents }) => (
          <tr key={name}>
            <th scope="row" className="name">
              {name}
            </th>
            <td data-heading="Betalingen" className="number">
              {formatCount(payments)}
            </td>
            <td data-heading="Ontvangen" className="number whitespace-nowrap">
              {asEuro(receivedCents)}
            </td>
            <td data-heading="Terugbetaald" className="number whitespace-nowrap">
              {asEuro(returnedCents)}
            </td>
            <td data-heading="Blijft over" className="number whitespace-nowrap">
              {asEuro(receivedCents - returnedCents)}
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  )
}
