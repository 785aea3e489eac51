import { useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { dayOf } from '#domain/dutch_time'
import { movesBack } from '#domain/shop/bookings/booking_changes'
import { BookingFields } from './booking_fields'
import { SendAgain } from './booking_mails'
import {
  askOver,
  asPayload,
  BOOKING_NAMES,
  EVENING_NAMES,
  useBookingForm,
} from './use_booking_form'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { useOpenForm } from '~/admin/drafts/use_open_form'
import { usePageAction } from '~/admin/shell/use_page_action'
import { ErrorSummary } from '~/ui/error_summary'
import { FormButtons } from '~/ui/buttons/form_buttons'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { GeneralError } from '~/ui/general_error'
import { Outcome } from '~/admin/shell/outcome'
import { adminRoute } from '~/wire/admin_routes'

type Booking = Data.Shop.Bookings.Booking

const formOf = ({ id }: Booking) => `booking:${id}`

/** Changes an evening; the form unfolds below what is known. */
export function ChangeBooking({ booking, dialog }: { booking: Booking; dialog: DialogInUse }) {
  const { open, unfold, fold } = useOpenForm(formOf(booking))
  /** The address of the customer before the save; null when nothing was saved just now. */
  const [former, setFormer] = useState<string | null>(null)
  if (open)
    return (
      <ChangeForm
        booking={booking}
        dialog={dialog}
        onSaved={() => {
          fold()
          setFormer(booking.fields.email)
        }}
        onClose={fold}
      />
    )
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="button"
          onClick={() => {
            setFormer(null)
            unfold()
          }}
        >
          Wijzigen
        </button>
        <Outcome>{former !== null && 'Opgeslagen.'}</Outcome>
      </div>
      {former !== null && former !== booking.fields.email && (
        <SendAgain booking={booking} former={former} onDone={() => setFormer(null)} />
      )}
    </>
  )
}

const SAY = {
  evening: (evening: Booking['fields']['evening']) => EVENING_NAMES[evening],
  buyer: (buyer: Booking['fields']['buyer']) =>
    buyer === 'business' ? 'bedrijf of organisatie' : 'particulier',
}

type FormProps = {
  booking: Booking
  dialog: DialogInUse
  onSaved: () => void
  onClose: () => void
}

function ChangeForm({ booking, dialog, onSaved, onClose }: FormProps) {
  const { run, busy, error, errors } = usePageAction('all')
  const { minutes, people, km, ...texts } = booking.fields
  const numbers = { minutes: String(minutes), people: String(people), km: String(km) }
  const form = useBookingForm(formOf(booking), { ...texts, ...numbers }, errors)

  async function save(event: FormEvent) {
    event.preventDefault()
    const data = asPayload(form.fields)
    const over = movesBack(booking.fields.day || null, data.tijd && data.dag, dayOf(new Date()))
    if (over && !(await dialog.confirm(askOver(data.dag)))) return
    const route = adminRoute('admin_booking.update', { id: booking.id })
    const more = { gezien: booking.seen, ...(over && { voorbij: true }) }
    if (await run(route, { ...data, ...more }, 'Opgeslagen.')) onSaved()
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
