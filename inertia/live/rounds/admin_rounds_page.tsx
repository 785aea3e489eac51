import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { begin, end, winner } from './round_time'
import { Table } from '~/admin/shell/table'
import { Breadcrumb } from '~/ui/breadcrumb'
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
  const game = adminUrlFor('customer_screen.settings', { klantId: customer.id })
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[
          { text: 'Klanten', href: adminUrlFor('dashboard.index') },
          {
            text: customer.name,
            href: adminUrlFor('customer_screen.show', { klantId: customer.id }),
          },
          { text: 'Spellenfabriek', href: game },
          { text: 'Rondes' },
        ]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <p>
        Op papier gespeeld?{' '}
        <Link href={adminUrlFor('paper_score.edit', { klantId: customer.id })} className="link">
          Typ de scores in
        </Link>
        .
      </p>
      <Panel title={rounds.length === 1 ? '1 ronde' : `${rounds.length} rondes`}>
        {rounds.length === 0 ? (
          <p className="text-soft">
            Er is nog geen ronde gespeeld. De eerste begint met 'Spel beginnen' in het{' '}
            <Link href={`${game}/lobby`} className="link">
              verzamelpunt
            </Link>
            .
          </p>
        ) : (
          <Table name="Rondes" columns={COLUMNS}>
            {rounds.map((round) => (
              <tr key={round.id}>
                <th scope="row" className="whitespace-nowrap">
                  <Link href={`${game}/rondes/${round.id}`} className="link row-link font-semibold">
                    Ronde {round.nummer}
                  </Link>
                </th>
                <td className="name">{begin(round)}</td>
                <td className="whitespace-nowrap">{end(round)}</td>
                <td className="name">{winner(round)}</td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
    </div>
  )
}

Rounds.layout = inAdmin
