import { router } from '@inertiajs/react'
import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { ErrorSummary } from '~/ui/error_summary'
import { CustomerFields } from './customer_fields'
import { Panel } from '~/admin/shell/panel'
import { GeneralError } from '~/ui/general_error'
import { useAction } from '~/admin/shell/use_action'
import { FormButtons } from '~/ui/buttons/form_buttons'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

/** See `useKeptFields`. */
export const NEW_CUSTOMER = 'customer:new'
const EMPTY = { name: '', email: '' }

/** The form for a new customer (klant), which leads to the page of that customer. */
export function AddCustomer({ onClose }: { onClose: () => void }) {
  const kept = useKeptFields(NEW_CUSTOMER, EMPTY)
  const { ask, busy, error, errors } = useAction({ fields: 'all' })
  const form = useRef<HTMLFormElement>(null)

  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function add(event: FormEvent) {
    event.preventDefault()
    const reply = await ask(adminRoute('customer.store'), kept.fields)
    if (!reply?.ok) return
    kept.clear()
    router.visit(adminUrlFor('customer_screen.show', { klantId: reply.value.id }))
  }

  return (
    <Panel title="Nieuwe klant">
      <form ref={form} onSubmit={add} noValidate className="space-y-4">
        <RestoredNote {...kept} />
        <ErrorSummary errors={errors} />
        <CustomerFields data={kept.fields} errors={errors} onChange={kept.change} />
        <GeneralError>{error}</GeneralError>
        <FormButtons busy={busy} onCancel={onClose}>
          Opslaan
        </FormButtons>
      </form>
    </Panel>
  )
}
