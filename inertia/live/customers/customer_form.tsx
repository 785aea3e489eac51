import { Link, router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { ErrorSummary } from '~/ui/error_summary'
import { CustomerFields } from './customer_fields'
import { Panel } from '~/admin/shell/panel'
import type { Run } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { Outcome } from '~/admin/shell/outcome'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

const REMOVE = {
  title: 'Verwijderen',
  paragraphs: ['Weet je zeker dat je deze klant en alle teams wil verwijderen?'],
}

type Props = { customer: Data.Live.Customers.CustomerSnapshot; run: Run; dialog: DialogInUse }

/** Changes the details of a customer, or deletes the customer. */
export function CustomerForm({ customer, run, dialog }: Props) {
  const { id } = customer
  const [data, setData] = useState({ name: customer.name, email: customer.email })
  const [saved, setSaved] = useState(false)
  const { execute, busy, error, errors } = useAction({ send: run, fields: 'all' })

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    setSaved(false)
    setSaved(await execute(adminRoute('customer.update', { id }), data))
  }

  async function remove() {
    const confirmed = await dialog.confirm(REMOVE)
    if (confirmed && (await execute(adminRoute('customer.destroy', { id }))))
      router.visit(adminUrlFor('dashboard.index'), { replace: true })
  }

  return (
    <Panel title="Gegevens">
      <form onSubmit={saveForm} noValidate className="space-y-4">
        <ErrorSummary errors={errors} />
        <CustomerFields
          data={data}
          errors={errors}
          onChange={(updated) => {
            setSaved(false)
            setData(updated)
          }}
        />
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="button button-primary">
            Opslaan
          </button>
          <button type="button" aria-busy={busy} onClick={remove} className="button">
            Verwijderen
          </button>
          <Link href={adminUrlFor('dashboard.index')} className="button">
            Terug
          </Link>
          <Outcome>{saved && 'Opgeslagen.'}</Outcome>
        </div>
      </form>
    </Panel>
  )
}
