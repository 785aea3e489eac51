import { Link, router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { ErrorSummary } from '~/ui/error_summary'
import { CustomerFields } from './customer_fields'
import { Panel } from '~/admin/shell/panel'
import type { Run } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { Outcome } from '~/admin/shell/outcome'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

const NAMES = { name: 'Naam', email: 'E-mailadres' } as const
const REMOVE = {
  title: 'Verwijderen',
  paragraphs: ['Weet je zeker dat je deze klant en alle teams wil verwijderen?'],
}

type Props = { customer: Data.Live.Customers.CustomerSnapshot; run: Run; dialog: DialogInUse }

/** Changes the details of a customer, or deletes the customer. */
export function CustomerForm({ customer, run, dialog }: Props) {
  const { id } = customer
  const stored = { name: customer.name, email: customer.email }
  const kept = useKeptFields(`customer:${id}`, stored)
  const data = kept.fields
  const [saved, setSaved] = useState(false)
  const { execute, busy, error, errors } = useAction({ send: run, fields: 'all' })

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    setSaved(false)
    const change = adminRoute('customer.update', { id })
    if (!(await execute(change, { ...data, gezien: stored }))) return
    kept.settle()
    setSaved(true)
  }

  async function remove() {
    const confirmed = await dialog.confirm(REMOVE)
    if (!confirmed || !(await execute(adminRoute('customer.destroy', { id })))) return
    kept.clear()
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
            kept.change(updated)
          }}
        />
        <GeneralError>{error}</GeneralError>
        <KeptNotes kept={kept} names={NAMES} />
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
