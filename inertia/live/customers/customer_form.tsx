import { Link, router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { ErrorSummary } from '~/ui/error_summary'
import { CustomerFields } from './customer_fields'
import { Panel } from '~/admin/shell/panel'
import type { Run } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import type { CustomerSnapshot } from '~/live/game/snapshot_types'

const REMOVE = {
  titel: 'Verwijderen',
  alineas: ['Weet je zeker dat je deze klant en alle teams wil verwijderen?'],
  sluit: 'Nee',
  ja: 'Ja',
  toon: 'gewoon',
} as const

type Props = { klant: CustomerSnapshot; doe: Run; dialoog: DialogInUse }

/** Changes who a klant is, or takes the klant away. */
export function CustomerForm({ klant: customer, doe: run, dialoog: dialog }: Props) {
  const address = `/api/dashboard/klant/${customer.id}`
  const [data, setData] = useState({ name: customer.name, email: customer.email })
  const [saved, setSaved] = useState(false)
  const { voerUit: execute, bezig: busy, fout: error, errors } = useAction(run)

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    setSaved(false)
    setSaved(await execute(address, data, 'PUT'))
  }

  async function remove() {
    const confirmed = await dialog.vraag({ ...REMOVE, alineas: [...REMOVE.alineas] })
    if (confirmed && (await execute(address, {}, 'DELETE')))
      router.visit('/dashboard', { replace: true })
  }

  return (
    <Panel titel="Gegevens">
      <form onSubmit={saveForm} noValidate className="space-y-4">
        <ErrorSummary errors={errors} />
        <CustomerFields
          gegevens={data}
          errors={errors}
          onChange={(updated) => {
            setSaved(false)
            setData(updated)
          }}
        />
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="knop knop-lak">
            Opslaan
          </button>
          <button type="button" aria-busy={busy} onClick={remove} className="knop">
            Verwijderen
          </button>
          <Link href="/dashboard" className="knop">
            Terug
          </Link>
          <p role="status" className="font-semibold text-mos">
            {saved && 'Opgeslagen.'}
          </p>
        </div>
      </form>
    </Panel>
  )
}
