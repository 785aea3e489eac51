import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import type { Kind, WaitingKind } from '#domain/admin/today/first_thing'
import { FirstThing } from './first_thing'
import { WeekSoFar } from './week_so_far'
import { AlarmList, MailList } from './alarms_and_mails'
import { List } from './list'
import { firstDay, TodayTiles, type Tile } from './today_tiles'
import { OrderList } from '~/shop/orders/order_list'
import { Time, Deadline } from '~/ui/time'
import { Parcels } from '~/shop/parcels/parcels'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'
import { adminUrlFor } from '~/wire/admin_routes'
import { Heading } from '~/ui/heading'
import { Week } from '~/admin/week/week'
import { Icon } from '~/ui/icon'

type Message = Data.Admin.Today.WaitingMessage
type Asking = Data.Shop.Bookings.Tasks.OpenTask
type OpenRow = Data.Shop.Withdrawals.WithdrawalRow.Variants['forOpen']

type Props = {
  title: string
  /** How many things wait, in total. */
  count: number
  parcels: Data.Shop.Parcels.Parcel[]
  messages: Message[]
  withdrawals: OpenRow[]
  /** Evenings that ask something of the owner. */
  bookings: Asking[]
  alarms: Data.Shop.Alarms.Alarm[]
  mails: Data.Shop.Mails.Mail[]
  /** The evenings of today and the seven days after it. */
  week: Data.Admin.Week.Evening[]
  /** These are tried again by themselves. */
  retrying: Data.Shop.Mails.Mail[]
  latest: Data.Shop.Orders.OrderRow[]
  soFar: Data.Admin.Today.WeekFigures
}

const MESSAGES = ['Van', 'Bericht', 'Ontvangen', 'Beantwoord uiterlijk'] as const
const WITHDRAWALS = ['Klant', 'Bestelling', 'Nu te doen', 'Uiterlijk'] as const
const BOOKINGS = ['Avond', 'Wanneer', 'Nu te doen', 'Uiterlijk'] as const

export default function Today({ title, count, week, retrying, latest, soFar, ...tasks }: Props) {
  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      {count === 0 ? <NothingToDo /> : <Tasks {...tasks} />}
      {week.length > 0 && <Week evenings={week} />}
      {retrying.length > 0 && (
        <MailList id="opnieuw" title="E-mails die vanzelf opnieuw gaan" mails={retrying} />
      )}
      <WeekSoFar figures={soFar} />
      {latest.length > 0 && (
        <Panel title="Laatste bestellingen">
          <OrderList orders={latest} />
          <Link href={adminUrlFor('admin_order.index')} className="link mt-4 inline-flex">
            Alle bestellingen
          </Link>
        </Panel>
      )}
    </div>
  )
}

function NothingToDo() {
  return (
    <Panel title="Niets te doen">
      <p className="flex items-start gap-2">
        <Icon name="checkmark" className="mt-0.5 size-6 flex-none text-moss" />
        <span>
          Alle pakketten zijn onderweg, alle berichten beantwoord, geen avond vraagt iets en alle
          betalingen kloppen.
        </span>
      </p>
      <p className="mt-2 text-soft">
        Tijd over? Bekijk welke raadsels te moeilijk waren bij{' '}
        <Link href={adminUrlFor('figures.index')} className="link">
          Cijfers
        </Link>
        , of print alvast{' '}
        <Link href={adminUrlFor('print_file.index')} className="link">
          Boekjes
        </Link>
        .
      </p>
    </Panel>
  )
}

type Tasks = Pick<Props, 'parcels' | 'messages' | 'withdrawals' | 'bookings' | 'alarms' | 'mails'>

/** Each kind as its tile shows it; the id is that of the heading to which the tile leads. */
const TILES: Readonly<Record<Kind, Pick<Tile, 'id' | 'name' | 'atOnce'>>> = {
  alarms: { id: 'alarmen', name: 'Alarmen', atOnce: true },
  mails: { id: 'mails', name: 'E-mails niet aangekomen', atOnce: true },
  parcels: { id: 'pakketten', name: 'Te verzenden' },
  withdrawals: { id: 'herroepingen', name: 'Herroepingen' },
  bookings: { id: 'boekingen', name: 'Avonden' },
  messages: { id: 'berichten', name: 'Berichten' },
}

function waitingKinds({
  parcels,
  messages,
  withdrawals,
  bookings,
  alarms,
  mails,
}: Tasks): WaitingKind[] {
  const days = {
    alarms: null,
    mails: null,
    parcels: firstDay(parcels.map(({ target }) => target)),
    withdrawals: firstDay(withdrawals.map(({ term }) => term)),
    bookings: firstDay(bookings.map(({ term }) => term)),
    messages: firstDay(messages.map(({ deadline }) => deadline)),
  }
  const counts = { alarms, mails, parcels, withdrawals, bookings, messages }
  return (Object.keys(TILES) as Kind[]).map((kind) => ({
    kind,
    count: counts[kind].length,
    days: days[kind],
  }))
}

function Tasks(tasks: Tasks) {
  const { parcels, messages, withdrawals, bookings, alarms, mails } = tasks
  const waiting = waitingKinds(tasks)
  return (
    <>
      <FirstThing waiting={waiting} />
      <TodayTiles tiles={waiting.map(({ kind, ...rest }) => ({ ...TILES[kind], ...rest }))} />
      {alarms.length > 0 && <AlarmList alarms={alarms} />}
      {mails.length > 0 && <MailList id="mails" title="E-mails die niet aankwamen" mails={mails} />}
      {parcels.length > 0 && <ToShip parcels={parcels} />}
      {withdrawals.length > 0 && <Withdrawals withdrawals={withdrawals} />}
      {bookings.length > 0 && <Bookings bookings={bookings} />}
      {messages.length > 0 && <Messages messages={messages} />}
    </>
  )
}

const ToShip = ({ parcels }: Pick<Props, 'parcels'>) => (
  <Panel id="pakketten" title={`Te verzenden (${parcels.length})`}>
    <Parcels parcels={parcels} />
    <Link href={adminUrlFor('shipping.index')} className="button button-primary mt-4 inline-flex">
      Printen en verzenden
    </Link>
  </Panel>
)

Today.layout = inAdmin

function Messages({ messages }: { messages: Message[] }) {
  return (
    <List id="berichten" title="Berichten" columns={MESSAGES}>
      {messages.map(({ id, name, begin, at, deadline }) => (
        <tr key={id}>
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
    <List id="herroepingen" title="Herroepingen" columns={WITHDRAWALS}>
      {withdrawals.map(({ id, name, toDo, waitsForCustomer, order, term }) => (
        <tr key={id}>
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

function Bookings({ bookings }: { bookings: Asking[] }) {
  return (
    <List id="boekingen" title="Avonden" columns={BOOKINGS}>
      {bookings.map(({ id, title, who, at, toDo, term }) => (
        <tr key={id}>
          <th scope="row" className="name">
            <Link href={adminUrlFor('admin_booking.show', { id })} className="link row-link">
              {title}, {who}
            </Link>
          </th>
          <td data-heading="Wanneer">
            {at ? <Time at={at} /> : <span className="text-soft">nog geen dag</span>}
          </td>
          <td className="name">{toDo}</td>
          <td data-heading="Uiterlijk">
            {term ? <Deadline {...term} /> : <span className="text-soft">geen</span>}
          </td>
        </tr>
      ))}
    </List>
  )
}
