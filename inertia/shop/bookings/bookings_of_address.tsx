import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { BOOKING_STATES } from './booking_states'
import { Chip } from '~/admin/shell/chip'
import { Panel } from '~/admin/shell/panel'
import { Time } from '~/ui/time'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = { bookings: readonly Data.Shop.Bookings.BookingRow[] }

/** The evenings that one e-mail address booked, on pages about that address. */
export function BookingsOfAddress({ bookings }: Props) {
  if (bookings.length === 0) return null
  return (
    <Panel title="Boekingen van dit adres">
      <ul className="space-y-2">
        {bookings.map(({ id, title, number, at, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link href={adminUrlFor('admin_booking.show', { id })} className="link">
              {title} <span className="font-code">{number}</span>
            </Link>
            {at && <Time at={at} />}
            <Chip tone={BOOKING_STATES[status].tone}>{BOOKING_STATES[status].text}</Chip>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
