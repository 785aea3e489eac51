import { Link } from '@inertiajs/react'
import { Panel } from '~/admin/shell/panel'
import { begin, end, winner } from './round_time'
import { Table } from '~/admin/shell/table'
import { Breadcrumb } from '~/ui/breadcrumb'
import { inAdmin } from '~/layouts/admin_layout'
import type { CustomerName, RoundHeader } from './round_result_types'

type Props = { titel: string; klant: CustomerName; rondes: RoundHeader[] }

const COLUMNS = ['Ronde', 'Begonnen', 'Afgelopen', 'Winnaar'] as const

export default function Rounds({ titel: title, klant: customer, rondes: rounds }: Props) {
  const game = `/dashboard/klant/spellenfabriek/${customer.id}`
  return (
    <div className="space-y-5">
      <Breadcrumb
        kruimels={[
          { tekst: 'Klanten', href: '/dashboard' },
          { tekst: customer.name, href: `/dashboard/klant/${customer.id}` },
          { tekst: 'Spellenfabriek', href: game },
          { tekst: 'Rondes' },
        ]}
      />
      <h1 className="text-3xl">{title}</h1>
      <Panel titel={rounds.length === 1 ? '1 ronde' : `${rounds.length} rondes`}>
        {rounds.length === 0 ? (
          <p className="text-zacht">
            Er is nog geen ronde gespeeld. De eerste begint met 'Spel beginnen' in het{' '}
            <Link href={`${game}/lobby`} className="link">
              verzamelpunt
            </Link>
            .
          </p>
        ) : (
          <Table naam="Rondes" kolommen={COLUMNS}>
            {rounds.map((round) => (
              <tr key={round.id}>
                <th scope="row" className="whitespace-nowrap">
                  <Link href={`${game}/rondes/${round.id}`} className="link rijlink font-semibold">
                    Ronde {round.nummer}
                  </Link>
                </th>
                <td className="naam">{begin(round)}</td>
                <td className="whitespace-nowrap">{end(round)}</td>
                <td className="naam">{winner(round)}</td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
    </div>
  )
}

Rounds.layout = inAdmin
