import { useLayoutEffect, useRef, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { ErrorSummary } from '~/ui/error_summary'
import { useAction } from '~/admin/shell/use_action'
import { ShipmentFields } from './shipment_fields'
import type { Shipments } from './use_shipments'
import { GeneralError } from '~/ui/general_error'
import { FormButtons } from '~/ui/buttons/form_buttons'
import type { Carrier } from '#domain/shop/parcels/shipping'
import { adminRoute } from '~/wire/admin_routes'

type Props = {
  parcels: readonly Data.Shop.Parcels.Parcel[]
  carriers: readonly Carrier[]
  kept: Shipments
  onClose: () => void
  onShipped: (count: number) => void
}

/** Marks several parcels as sent, each with its tracking code, which a label of the service fills in. */
export function ShipmentForm({ parcels, carriers, kept, onClose, onShipped }: Props) {
  const { typed } = kept.fields
  const { execute, busy, error, errors } = useAction({ fields: 'all' })
  const form = useRef<HTMLFormElement>(null)
  const shipment = (parcel: Data.Shop.Parcels.Parcel) =>
    typed[parcel.id] ?? {
      vervoerder: parcel.label?.carrier ?? carriers[0] ?? 'Anders',
      trackTrace: parcel.label?.trackTrace ?? '',
    }

  useLayoutEffect(() => form.current?.querySelector('select')?.focus(), [])

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    const shipments = parcels.map((parcel) => ({ id: parcel.id, ...shipment(parcel) }))
    if (await execute(adminRoute('shipping.store_all'), { zendingen: shipments }))
      onShipped(shipments.length)
  }

  return (
    <form
      ref={form}
      onSubmit={saveForm}
      noValidate
      aria-label="Markeer als verzonden"
      className="space-y-5 border-t border-line-soft pt-4"
    >
      <RestoredNote {...kept} />
      <ErrorSummary errors={errors} />
      {parcels.map((parcel, index) => (
        <fieldset key={parcel.id} className="min-w-0">
          <legend className="mb-2 font-semibold wrap-anywhere">
            {parcel.number}, {parcel.name}
          </legend>
          <ShipmentFields
            shipment={shipment(parcel)}
            carriers={carriers}
            errors={errors[`zendingen.${index}.trackTrace`]}
            onChange={(updated) => kept.change({ typed: { ...typed, [parcel.id]: updated } })}
          />
        </fieldset>
      ))}
      <GeneralError>{error}</GeneralError>
      <FormButtons busy={busy} onCancel={onClose}>
        Verzonden: mail {parcels.length === 1 ? 'de klant' : `${parcels.length} klanten`}
      </FormButtons>
    </form>
  )
}
