import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { BOOKING_TONES, MONEY_STATES } from './booking_states'
import { BookingLife } from './booking_life'
import { BookingMails } from './booking_mails'
import { BookingMoney } from './booking_money'
import { ChangeBooking } from './change_booking'
import { QuoteForm } from './quote_form'
import { SentQuotes } from './sent_quotes'
import { SameAddress } from '~/shop/same_address/same_address'
import { Chip } from '~/admin/shell/chip'
import { Facts } from '~/admin/shell/facts'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Dialog } from '~/ui/dialog'
import { Heading } from '~/ui/heading'
import { Time } from '~/ui/time'
import { useDialog, type DialogInUse } from '~/ui/hooks/use_dialog'
import { adminUrlFor } from '~/wire/admin_routes'

type Booking = Data.Shop.Bookings.Booking

type Props = {
  title: string
  booking: Booking
  sameAddress: Data.Shop.SameAddress.SameAddress
}

/** An evening, from the question to the money. */
export default function AdminBooking({ title, booking, sameAddress }: Props) {
  const dialog = useDialog()
  const money = MONEY_STATES[booking.money.state]
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[
          { text: 'Boekingen', href: adminUrlFor('admin_booking.index') },
          { text: booking.number },
        ]}
      />
      <div>
        <Heading level={1} size="title">
          {title}
          <span className="block text-lg font-normal text-soft">
            {booking.title}, boeking {booking.number}
          </span>
        </Heading>
        <p className="mt-2 flex flex-wrap gap-2">
          <Chip tone={BOOKING_TONES[booking.status]}>{booking.state}</Chip>
          {booking.quotes.length > 0 && <Chip tone={money.tone}>{money.text}</Chip>}
        </p>
      </div>
      <Warnings booking={booking} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="space-y-5">
          <BookingLife booking={booking} dialog={dialog} />
          <Details booking={booking} dialog={dialog} />
        </div>
        <div className="space-y-5">
          {booking.quotes.length > 0 && <BookingMoney booking={booking} dialog={dialog} />}
          {booking.allowed.includes('quote') && <QuoteForm booking={booking} dialog={dialog} />}
          <SentQuotes quotes={booking.quotes} />
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <BookingMails booking={booking} />
        <div className="space-y-5">
          <History events={booking.events} />
          <SameAddress sameAddress={sameAddress} />
        </div>
      </div>
      <Dialog dialog={dialog} />
    </div>
  )
}

AdminBooking.layout = inAdmin

const History = ({ events }: Pick<Booking, 'events'>) => (
  <Panel title="Wat er gebeurde">
    <ol className="space-y-2">
      {events.map(({ id, at, sentence }) => (
        <li key={id} className="sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-4">
          <span className="block text-soft tabular-nums">
            <Time at={at} />
          </span>
          <span className="wrap-anywhere">{sentence}</span>
        </li>
      ))}
    </ol>
  </Panel>
)

/** Warnings about a booking; they forbid nothing. */
function Warnings({ booking: { peopleWarning, clashes, fields } }: { booking: Booking }) {
  if (!peopleWarning && clashes.length === 0) return null
  return (
    <div className="space-y-2 rounded-xl border-2 border-brass px-4 py-3">
      {peopleWarning && (
        <p>
          <strong>Let op:</strong> {fields.people} personen; dit spel is voor {peopleWarning.min}{' '}
          tot {peopleWarning.max}.
        </p>
      )}
      {clashes.map(({ id, name, moment }) => (
        <p key={id}>
          <strong>Tegelijk:</strong>{' '}
          <Link href={adminUrlFor('admin_booking.show', { id })} className="link">
            {name}
          </Link>
          , {moment}.
        </p>
      ))}
    </div>
  )
}

function Details({ booking, dialog }: { booking: Booking; dialog: DialogInUse }) {
  const { fields, moment, pageUrl, messageId } = booking
  const place = [fields.address, `${fields.postcode} ${fields.city}`.trim()]
  return (
    <Panel title="Gegevens">
      <Facts
        facts={[
          ['Wanneer', `${moment}, ${fields.minutes} minuten`],
          ['Waar', place.filter(Boolean).join(', ')],
          [
            'Reis',
            fields.km === 0 ? 'geen kilometers' : `${fields.km} km heen, ${fields.km} terug`,
          ],
          ['Personen', fields.people],
          ['Organisatie', fields.organisation],
          ['Naam', fields.name],
          [
            'E-mail',
            <a key="mail" href={`mailto:${fields.email}`} className="link">
              {fields.email}
            </a>,
          ],
          [
            'Telefoon',
            fields.phone && (
              <a key="tel" href={`tel:${fields.phone}`} className="link">
                {fields.phone}
              </a>
            ),
          ],
          ['Factuuradres', fields.billingAddress],
          ['Notities', fields.notes && <span className="whitespace-pre-line">{fields.notes}</span>],
          [
            'Bericht',
            messageId && (
              <Link
                key="message"
                href={adminUrlFor('message_screen.show', { id: messageId })}
                className="link"
              >
                Lees het bericht
              </Link>
            ),
          ],
          [
            'Pagina van de klant',
            pageUrl && (
              <a key="page" href={pageUrl} className="link" target="_blank" rel="noreferrer">
                Bekijk wat de klant ziet
              </a>
            ),
          ],
        ]}
      />
      <ChangeBooking booking={booking} dialog={dialog} />
    </Panel>
  )
}
