import { Link } from '@inertiajs/react'
import { AlarmList, MailList, type Alarm, type Mail } from './attention_lists'
import type { OpenRow } from '~/shop/withdrawals/withdrawal_types'
import { List } from './list'
import { Time, Deadline, type Term } from '~/ui/time'
import { Parcels, type Parcel } from '~/shop/parcels/parcels'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'

type Message = { id: number; naam: string; begin: string; op: string; uiterlijk: Term }
type Props = {
  titel: string
  /** Of everything together. */
  aantal: number
  pakketten: Parcel[]
  berichten: Message[]
  herroepingen: OpenRow[]
  alarmen: Alarm[]
  mails: Mail[]
}

const MESSAGES = ['Van', 'Bericht', 'Ontvangen', 'Beantwoord uiterlijk'] as const
const WITHDRAWALS = ['Klant', 'Bestelling', 'Nu te doen', 'Uiterlijk'] as const

export default function Today({
  titel: title,
  aantal: count,
  pakketten: parcels,
  ...props
}: Props) {
  const { berichten: messages, herroepingen: withdrawals, alarmen: alarms, mails } = props
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{title}</h1>
      {count === 0 ? (
        <Panel titel="Niets te doen">
          <p className="text-zacht">
            Alle pakketten zijn onderweg, alle berichten beantwoord en alle betalingen kloppen.
          </p>
        </Panel>
      ) : (
        <>
          {alarms.length > 0 && <AlarmList alarmen={alarms} metAantal />}
          {mails.length > 0 && <MailList mails={mails} metAantal />}
          {parcels.length > 0 && (
            <Panel titel={`Te verzenden (${parcels.length})`}>
              <Parcels pakketten={parcels} />
              <Link href="/dashboard/verzenden" className="knop knop-lak mt-4 inline-flex">
                Printen en verzenden
              </Link>
            </Panel>
          )}
          {withdrawals.length > 0 && <Withdrawals herroepingen={withdrawals} />}
          {messages.length > 0 && <Messages berichten={messages} />}
        </>
      )}
    </div>
  )
}

Today.layout = inAdmin

function Messages({ berichten: messages }: { berichten: Message[] }) {
  return (
    <List titel="Berichten" metAantal leeg="" kolommen={MESSAGES}>
      {messages.map(({ id, naam: name, begin, op: at, uiterlijk: deadline }) => (
        <tr key={id} className="hover:bg-vlak-diep">
          <th scope="row" className="naam">
            <Link href={`/dashboard/berichten/${id}`} className="link rijlink">
              {name}
            </Link>
          </th>
          <td className="naam">{begin}</td>
          <td data-kop="Ontvangen">
            <Time op={at} />
          </td>
          <td data-kop="Beantwoord uiterlijk">
            <Deadline {...deadline} />
          </td>
        </tr>
      ))}
    </List>
  )
}

function Withdrawals({ herroepingen: withdrawals }: { herroepingen: OpenRow[] }) {
  return (
    <List titel="Herroepingen" metAantal leeg="" kolommen={WITHDRAWALS}>
      {withdrawals.map(
        ({
          id,
          naam: name,
          teDoen: toDo,
          wachtOpKlant: waitsForCustomer,
          bestelling: order,
          termijn: term,
        }) => (
          <tr key={id} className="hover:bg-vlak-diep">
            <th scope="row" className="naam">
              <Link href={`/dashboard/herroepingen/${id}`} className="link rijlink">
                {name}
              </Link>
            </th>
            <td data-kop="Bestelling" className="whitespace-nowrap">
              {order?.nummer ?? 'nog te zoeken'}
            </td>
            <td className="naam">{toDo}</td>
            <td data-kop="Uiterlijk">
              {term ? <Deadline {...term} /> : <span className="text-zacht">geen</span>}
              {waitsForCustomer && <span className="block text-sm text-zacht">de klant</span>}
            </td>
          </tr>
        )
      )}
    </List>
  )
}
