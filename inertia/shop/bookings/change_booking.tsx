import { useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { BookingFields } from './booking_fields'
import { asPayload, BOOKING_NAMES, EVENING_NAMES, useBookingForm } from './use_booking_form'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { useOpenForm } from '~/admin/drafts/use_open_form'
import { usePageAction } from '~/admin/shell/use_page_action'
import { ErrorSummary } from '~/ui/error_summary'
import { FormButtons } from '~/ui/buttons/form_buttons'
import { GeneralError } from '~/ui/general_error'
import { Outcome } from '~/admin/shell/outcome'
import { adminRoute } from '~/wire/admin_routes'

type Booking = Data.Shop.Bookings.Booking

const formOf = ({ id }: Booking) => `booking:${id}`

/** Changes an evening; the form unfolds below what is known. */
export function ChangeBooking({ booking }: { booking: Booking }) {
  const { open, unfold, fold } = useOpenForm(formOf(booking))
  const [saved, setSaved] = useState(false)
  if (open)
    return (
      <ChangeForm
        booking={booking}
        onSaved={() => {
          fold()
          setSaved(true)
        }}
        onClose={fold}
      />
    )
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <button
        type="button"
        className="button"
        onClick={() => {
          setSaved(false)
          unfold()
        }}
      >
        Wijzigen
      </button>
      <Outcome>{saved && 'Opgeslagen.'}</Outcome>
    </div>
  )
}

const SAY = {
  evening: (evening: Booking['fields']['evening']) => EVENING_NAMES[evening],
  buyer: (buyer: Booking['fields']['buyer']) =>
    buyer === 'business' ? 'bedrijf of organisatie' : 'particulier',
}

type FormProps = { booking: Booking; onSaved: () => void; onClose: () => void }

function ChangeForm({ booking, onSaved, onClose }: FormProps) {
  const { run, busy, error, errors } = usePageAction('all')
  const { minutes, people, km, ...texts } = booking.fields
  const numbers = { minutes: String(minutes), people: String(people), km: String(km) }
  const form = useBookingForm(formOf(booking), { ...texts, ...numbers }, errors)

  async function save(event: FormEvent) {
    event.preventDefault()
    const route = adminRoute('admin_booking.update', { id: booking.id })
    if (await run(route, { ...asPayload(form.fields), gezien: booking.seen }, 'Opgeslagen.'))
      onSaved()
  }

  return (
    <form onSubmit={save} noValidate className="mt-5 space-y-6 border-t-2 border-line-soft pt-5">
      <KeptNotes kept={form.kept} names={BOOKING_NAMES} say={SAY} />
      <ErrorSummary errors={errors} />
      <WhatItBrings status={booking.status} />
      <BookingFields form={form} />
      <GeneralError>{error}</GeneralError>
      <FormButtons busy={busy} onCancel={onClose}>
        Opslaan
      </FormButtons>
    </form>
  )
}

/** What a change means for what was offered or agreed. */
function WhatItBrings({ status }: Pick<Booking, 'status'>) {
  if (status === 'quoted')
    return (
      <p className="text-soft">
        De offerte ligt bij de klant. Verander je spel, dag, tijd, plaats, personen of kilometers,
        dan kan de klant haar niet meer aannemen; mail daarna een nieuwe offerte.
      </p>
    )
  if (status !== 'accepted') return null
  return (
    <p className="text-soft">
      De klant is akkoord. Een andere dag, tijd of plaats mag gewoon: de klant krijgt er vanzelf een
      e-mail over. Verander je personen of kilometers, dan mail je daarna een nieuwe offerte.
    </p>
  )
}
