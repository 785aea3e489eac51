import { router } from '@inertiajs/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ErrorSummary } from '~/ui/error_summary'
import { CustomerFields } from './customer_fields'
import { Panel } from '~/admin/shell/panel'
import { GeneralError } from '~/ui/general_error'
import { useForm } from '~/ui/hooks/use_form'
import { FormButtons } from '~/ui/form_buttons'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

/** The form for a new customer (klant), which leads to the page of that customer. */
export function AddCustomer({ onClose }: { onClose: () => void }) {
  const [data, setData] = useState({ name: '', email: '' })
  const { submit, loading, errors, generalError } = useForm({ fields: 'all' })
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function add(event: FormEvent) {
    event.preventDefault()
    const reply = await submit(adminRoute('customer.store'), data)
    if (reply?.ok) router.visit(adminUrlFor('customer_screen.show', { klantId: reply.value.id }))
  }

  return (
    <Panel title="Nieuwe klant">
      <form ref={form} onSubmit={add} noValidate className="space-y-4">
        <ErrorSummary errors={errors} />
        <CustomerFields data={data} errors={errors} onChange={setData} />
        <GeneralError>{generalError}</GeneralError>
        <FormButtons busy={loading} onCancel={onClose}>
          Opslaan
        </FormButtons>
      </form>
    </Panel>
  )
}
