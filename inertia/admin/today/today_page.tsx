import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { AlarmList, MailList } from './attention_lists'
import { List } from './list'
import { Time, Deadline } from '~/ui/time'
import { Parcels } from '~/shop/parcels/parcels'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'
import { adminUrlFor } from '~/wire/admin_routes'
import { Heading } from '~/ui/heading'

type Message = Data.Admin.Today.WaitingMessage
type OpenRow = Data.Shop.Withdrawals.WithdrawalRow.Variants['forOpen']

type Props = {
  title: string
  /** How many things wait, in total. */
  count: number
  parcels: Data.Shop.Parcels.Parcel[]
  messages: Message[]
  withdrawals: OpenRow[]
  alarms: Data.Shop.Alarms.Alarm[]
  mails: Data.Shop.Mails.Mail[]
}

const MESSAGES = ['Van', 'Bericht', 'Ontvangen', 'Beantwoord uiterlijk'] as const
const WITHDRAWALS = ['Klant', 'Bestelling', 'Nu te doen', 'Uiterlijk'] as const

export default function Today({ title, count, parcels, ...props }: Props) {
  const { messages, withdrawals, alarms, mails } = props
  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      {count === 0 ? (
        <Panel title="Niets te doen">
          <p className="text-soft">
            Alle pakketten zijn onderweg, alle berichten beantwoord en alle betalingen kloppen.
          </p>
        </Panel>
      ) : (
        <>
          {alarms.length > 0 && <AlarmList alarms={alarms} withCount />}
          {mails.length > 0 && <MailList mails={mails} withCount />}
          {parcels.length > 0 && (
            <Panel title={`Te verzenden (${parcels.length})`}>
              <Parcels parcels={parcels} />
              <Link
                href={adminUrlFor('shipping.index')}
                className="button button-primary mt-4 inline-flex"
              >
                Printen en verzenden
              </Link>
            </Panel>
          )}
          {withdrawals.length > 0 && <Withdrawals withdrawals={withdrawals} />}
          {messages.length > 0 && <Messages messages={messages} />}
        </>
      )}
    </div>
  )
}

Today.layout = inAdmin

function Messages({ messages }: { messages: Message[] }) {
  return (
    <List title="Berichten" withCount empty="" columns={MESSAGES}>
      {messages.map(({ id, name, begin, at, deadline }) => (
        <tr key={id} className="hover:bg-surface-deep">
          <th scope="row" className="name">
            <Link href={adminUrlFor('message_screen.show', { id })} className="link row-link">
              {name}
            </Link>
          </th>
          <td className="name">{begin}</td>
          <td data-heading="Ontvangen">
            <Time at={at} />
          </td>
          <td data-heading="Beantwoord uiterlijk">
            <Deadline {...deadline} />
          </td>
        </tr>
      ))}
    </List>
  )
}

function Withdrawals({ withdrawals }: { withdrawals: OpenRow[] }) {
  return (
    <List title="Herroepingen" withCount empty="" columns={WITHDRAWALS}>
      {withdrawals.map(({ id, name, toDo, waitsForCustomer, order, term }) => (
        <tr key={id} className="hover:bg-surface-deep">
          <th scope="row" className="name">
            <Link href={adminUrlFor('withdrawal_screen.show', { id })} className="link row-link">
              {name}
            </Link>
          </th>
          <td data-heading="Bestelling" className="whitespace-nowrap">
            {order?.number ?? 'nog te zoeken'}
          </td>
          <td className="name">{toDo}</td>
          <td data-heading="Uiterlijk">
            {term ? <Deadline {...term} /> : <span className="text-soft">geen</span>}
            {waitsForCustomer && <span className="block text-sm text-soft">de klant</span>}
          </td>
        </tr>
      ))}
    </List>
  )
}
