import { Link, router } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { BookingFields } from './booking_fields'
import { asPayload, EMPTY_BOOKING, useBookingForm } from './use_booking_form'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { Panel } from '~/admin/shell/panel'
import { useAction } from '~/admin/shell/use_action'
import { inAdmin } from '~/layouts/admin_layout'
import { Breadcrumb } from '~/ui/breadcrumb'
import { ErrorSummary } from '~/ui/error_summary'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Begin = { name: string; email: string; phone: string; notes: string; messageId: number | null }

/** Writes down an evening that somebody asks for. */
export default function NewBooking({ title, begin }: { title: string; begin: Begin }) {
  const { messageId, ...known } = begin
  const { ask, busy, error, errors } = useAction({ fields: 'all' })
  const name = `booking:new:${messageId ?? 'none'}`
  const form = useBookingForm(name, { ...EMPTY_BOOKING, ...known }, errors)

  async function save(event: FormEvent) {
    event.preventDefault()
    const data = { ...asPayload(form.fields), bericht: messageId }
    const reply = await ask(adminRoute('admin_booking.store'), data)
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
            Naam, e-mailadres en notities komen uit het bericht. Vul de rest aan.
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
    </div>
  )
}

NewBooking.layout = inAdmin
