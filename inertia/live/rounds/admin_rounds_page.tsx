import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { begin, end, winner } from './round_time'
import { Table } from '~/admin/shell/table'
import { EveningCrumbs } from '~/live/customers/evening_crumbs'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  customer: Data.Live.Customers.Customer.Variants['forHeading']
  rounds: Data.Live.Rounds.RoundHeading[]
}

const COLUMNS = ['Ronde', 'Begonnen', 'Afgelopen', 'Winnaar'] as const

export default function Rounds({ title, customer, rounds }: Props) {
  const own = { klantId: customer.id }
  return (
    <div className="space-y-5">
      <EveningCrumbs customer={customer} trail={[{ text: 'Rondes' }]} />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <p>
        Op papier gespeeld?{' '}
        <Link href={adminUrlFor('paper_score.edit', own)} className="link">
          Typ de scores in
        </Link>
        .
      </p>
      <Panel title={titleOf(rounds.length)}>
        {rounds.length === 0 ? (
          <p className="text-soft">
            Er is nog geen ronde gespeeld. De eerste begint met 'Spel beginnen' in het{' '}
            <Link href={adminUrlFor('customer_screen.lobby', own)} className="link">
              verzamelpunt
            </Link>
            .
          </p>
        ) : (
          <Table name="Rondes" columns={COLUMNS} onPhone="stacked">
            {rounds.map((round) => (
              <tr key={round.id}>
                <th scope="row" className="whitespace-nowrap">
                  <Link
                    href={adminUrlFor('result.show', { ...own, rondeId: round.id })}
                    className="link row-link font-semibold"
                  >
                    Ronde {round.nummer}
                  </Link>
                </th>
                <td className="name" data-heading="Begonnen">
                  {begin(round)}
                </td>
                <td className="whitespace-nowrap" data-heading="Afgelopen">
                  {end(round)}
                </td>
                <td className="name" data-heading="Winnaar">
                  {winner(round)}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
    </div>
  )
}

Rounds.layout = inAdmin

const titleOf = (count: number) =>
  count === 0 ? 'Nog geen rondes' : count === 1 ? '1 ronde' : `${count} rondes`
