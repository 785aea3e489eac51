import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Parcel } from './parcels'
import { ErrorSummary } from '~/ui/error_summary'
import { callApi } from '~/admin/shell/call_api'
import { useAction } from '~/admin/shell/use_action'
import { ShipmentFields, type Shipment } from './shipment_fields'
import { GeneralError } from '~/ui/general_error'

type Props = {
  pakketten: readonly Parcel[]
  vervoerders: readonly string[]
  onSluit: () => void
  onVerzonden: (count: number) => void
}

/** Says of several parcels that they were sent, each with the code that it is followed by. */
export function ShipmentForm({
  pakketten: parcels,
  vervoerders: carriers,
  onSluit: onClose,
  onVerzonden: onShipped,
}: Props) {
  const [typed, setTyped] = useState<Readonly<Record<number, Shipment>>>({})
  const { voerUit: execute, bezig: busy, fout: error, errors } = useAction(callApi)
  const form = useRef<HTMLFormElement>(null)
  const shipment = (id: number) => typed[id] ?? { vervoerder: carriers[0]!, trackTrace: '' }

  useEffect(() => form.current?.querySelector('select')?.focus(), [])

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    const shipments = parcels.map(({ id }) => ({ id, ...shipment(id) }))
    if (await execute('/api/dashboard/verzenden', { zendingen: shipments }))
      onShipped(shipments.length)
  }

  return (
    <form
      ref={form}
      onSubmit={saveForm}
      noValidate
      aria-label="Markeer als verzonden"
      className="space-y-5 border-t border-lijn-zacht pt-4"
    >
      <ErrorSummary errors={errors} />
      {parcels.map(({ id, nummer: number, naam: name }, index) => (
        <fieldset key={id} className="min-w-0">
          <legend className="mb-2 font-semibold wrap-anywhere">
            {number}, {name}
          </legend>
          <ShipmentFields
            zending={shipment(id)}
            vervoerders={carriers}
            fouten={errors[`zendingen.${index}.trackTrace`]}
            onVerander={(updated) => setTyped({ ...typed, [id]: updated })}
          />
        </fieldset>
      ))}
      <GeneralError>{error}</GeneralError>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={busy} className="knop knop-lak">
          Verzonden: mail {parcels.length === 1 ? 'de klant' : `${parcels.length} klanten`}
        </button>
        <button type="button" onClick={onClose} className="knop">
          Annuleren
        </button>
      </div>
    </form>
  )
}
