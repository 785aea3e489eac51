import { router } from '@inertiajs/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ErrorSummary } from '~/ui/error_summary'
import { CustomerFields } from './customer_fields'
import { Panel } from '~/admin/shell/panel'
import { GeneralError } from '~/ui/general_error'
import { useForm } from '~/ui/hooks/use_form'

/** The form for a new klant; it leads to the page of that klant. */
export function AddCustomer({ onSluit: onClose }: { onSluit: () => void }) {
  const [data, setData] = useState({ name: '', email: '' })
  const { submit, loading, errors, generalError } = useForm<{ id: number }>(
    '/api/dashboard/klant/new'
  )
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function add(event: FormEvent) {
    event.preventDefault()
    const reply = await submit(data)
    if (reply?.ok) router.visit(`/dashboard/klant/${reply.data.id}`)
  }

  return (
    <Panel titel="Nieuwe klant">
      <form ref={form} onSubmit={add} noValidate className="space-y-4">
        <ErrorSummary errors={errors} />
        <CustomerFields gegevens={data} errors={errors} onChange={setData} />
        <GeneralError>{generalError}</GeneralError>
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-busy={loading} className="knop knop-lak">
            Opslaan
          </button>
          <button type="button" onClick={onClose} className="knop">
            Annuleren
          </button>
        </div>
      </form>
    </Panel>
  )
}
