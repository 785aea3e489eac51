import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { BOOKING_TONES, MONEY_STATES } from './booking_states'
import { PageHead } from '~/admin/shell/lists/page_head'
import { Chip } from '~/admin/shell/chip'
import { Pages } from '~/admin/shell/pages'
import { Panel } from '~/admin/shell/panel'
import { SearchBar } from '~/admin/shell/search_bar'
import { StateChoice } from '~/admin/shell/lists/state_choice'
import { Table } from '~/admin/shell/table'
import { inAdmin } from '~/layouts/admin_layout'
import { Time } from '~/ui/time'
import { adminUrlFor } from '~/wire/admin_routes'

type State = 'lopend' | 'alle'
type Row = Data.Shop.Bookings.BookingRow
type Props = {
  title: string
  search: string
  state: State
  bookings: Row[]
  page: number
  pages: number
  count: number
}

const PATH = adminUrlFor('admin_booking.index')
const STATES: Record<State, string> = { lopend: 'Lopend', alle: 'Alle' }
const COLUMNS = ['Boeking', 'Wanneer', 'Voor wie', { number: 'Totaal' }, 'Stand'] as const

/** The evenings that are asked for, agreed and played. */
export default function AdminBookings(props: Props) {
  const { title, search, state, bookings, page, pages, count } = props
  return (
    <div className="space-y-5">
      <PageHead title={title}>
        <Link href={adminUrlFor('admin_booking.create')} className="button button-primary">
          Nieuwe boeking
        </Link>
      </PageHead>
      <StateChoice
        name="Welke boekingen"
        path={PATH}
        states={STATES}
        chosen={state}
        search={search}
      />
      <SearchBar
        path={PATH}
        search={search}
        query={{ stand: state }}
        label="Zoek op naam, nummer, e-mailadres of plaats"
      />
      <Panel title={count === 1 ? '1 boeking' : `${count} boekingen`}>
        {bookings.length === 0 ? (
          <Empty search={search} />
        ) : (
          <Table name="Boekingen" columns={COLUMNS} onPhone="stacked">
            {bookings.map((booking) => (
              <BookingRow key={booking.id} {...booking} />
            ))}
          </Table>
        )}
        <p className="mt-4">
          <Link href={adminUrlFor('calendar_address.show')} className="link">
            Zet je avonden in je agenda
          </Link>
        </p>
        <Pages path={PATH} query={{ stand: state, zoek: search }} page={page} pages={pages} />
      </Panel>
    </div>
  )
}

AdminBookings.layout = inAdmin

const Empty = ({ search }: { search: string }) => (
  <p className="text-soft">
    {search === ''
      ? 'Er loopt geen boeking. Maak er een van een bericht, of kies ‘Nieuwe boeking’; daarna mail je van hieruit de offerte.'
      : `Geen boeking gevonden met ‘${search}’. Zoek op een stukje ervan, of kijk bij ‘Alle’.`}
  </p>
)

function BookingRow({
  id,
  number,
  title,
  who,
  city,
  people,
  at,
  total,
  status,
  state,
  money,
}: Row) {
  const paid = MONEY_STATES[money]
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        <Link href={adminUrlFor('admin_booking.show', { id })} className="link row-link">
          {title}
        </Link>
        <span className="block font-code text-sm font-normal text-soft">{number}</span>
      </th>
      <td data-heading="Wanneer" className="whitespace-nowrap">
        {at ? <Time at={at} /> : 'nog geen dag'}
      </td>
      <td data-heading="Voor wie" className="name">
        {who}
        <span className="block text-sm text-soft">
          {people} personen{city && `, ${city}`}
        </span>
      </td>
      <td data-heading="Totaal" className="number whitespace-nowrap">
        {total ?? '–'}
      </td>
      <td data-heading="Stand">
        <span className="flex flex-wrap gap-1.5">
          <Chip tone={BOOKING_TONES[status]}>{state}</Chip>
          {total && <Chip tone={paid.tone}>{paid.text}</Chip>}
        </span>
      </td>
    </tr>
  )
}
