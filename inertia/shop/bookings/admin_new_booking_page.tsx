import { Link, router } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { dayOf } from '#domain/dutch_time'
import { movesBack } from '#domain/shop/bookings/booking_changes'
import { BookingFields } from './booking_fields'
import {
  askOver,
  asPayload,
  EMPTY_BOOKING,
  useBookingForm,
  type BookingFields as BookingValues,
} from './use_booking_form'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { Panel } from '~/admin/shell/panel'
import { useAction } from '~/admin/shell/use_action'
import { inAdmin } from '~/layouts/admin_layout'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Dialog } from '~/ui/dialog'
import { ErrorSummary } from '~/ui/error_summary'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { useDialog } from '~/ui/hooks/use_dialog'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Asked = Pick<BookingValues, 'evening' | 'minutes' | 'people' | 'km' | 'day' | 'time'>
type Begin = Pick<BookingValues, 'name' | 'email' | 'phone' | 'notes'> & {
  messageId: number | null
  /** What the visitor computed on the page of the game. */
  asked: Asked | null
}

/** Writes down an evening that somebody asks for. */
export default function NewBooking({ title, begin }: { title: string; begin: Begin }) {
  const { messageId, asked, ...known } = begin
  const { ask, busy, error, errors } = useAction({ fields: 'all' })
  const name = `booking:new:${messageId ?? 'none'}`
  const dialog = useDialog()
  const form = useBookingForm(name, { ...EMPTY_BOOKING, ...known, ...asked }, errors)

  async function save(event: FormEvent) {
    event.preventDefault()
    const data = asPayload(form.fields)
    const over = movesBack(null, data.tijd && data.dag, dayOf(new Date()))
    if (over && !(await dialog.confirm(askOver(data.dag)))) return
    const more = { bericht: messageId, ...(over && { voorbij: true }) }
    const reply = await ask(adminRoute('admin_booking.store'), { ...data, ...more })
    if (!reply?.ok) return
    form.kept.clear()
    router.visit(adminUrlFor('admin_booking.show', { id: reply.value.id }))
  }

  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[{ text: 'Boekingen', href: adminUrlFor('admin_booking.index') }, { text: title }]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Panel title="Gegevens">
        {messageId !== null && (
          <p className="mb-4 text-soft">
            {asked
              ? 'Naam, e-mailadres en notities komen uit het bericht, met wat de klant op de spelpagina uitrekende. Kijk het na en vul de rest aan.'
              : 'Naam, e-mailadres en notities komen uit het bericht. Vul de rest aan.'}
          </p>
        )}
        <form onSubmit={save} noValidate className="max-w-[46rem] space-y-6">
          <RestoredNote {...form.kept} />
          <ErrorSummary errors={errors} />
          <BookingFields form={form} />
          <GeneralError>{error}</GeneralError>
          <div className="flex flex-wrap gap-3">
            <button type="submit" aria-busy={busy} className="button button-primary">
              Opslaan
            </button>
            <Link href={adminUrlFor('admin_booking.index')} className="button">
              Terug
            </Link>
          </div>
        </form>
      </Panel>
      <Dialog dialog={dialog} />
    </div>
  )
}

NewBooking.layout = inAdmin
