import type { Data } from '@generated/data'
import type { FormEvent, RefObject } from 'react'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { FormButtons } from '~/ui/buttons/form_buttons'
import type { PageAction } from '~/admin/shell/use_page_action'
import { ShipmentFields, type Shipment } from '~/shop/parcels/shipment_fields'
import type { Carrier } from '#domain/shop/parcels/shipping'
import { adminRoute } from '~/wire/admin_routes'

type Order = Data.Shop.Orders.OrderDetail

type Props = Pick<PageAction, 'run' | 'busy' | 'errors'> & {
  ref: RefObject<HTMLFormElement | null>
  id: number
  /** How it was sent before, when this corrects it. */
  shipped: Order['shipped']
  /** What the label of the service says, of a parcel that was not sent yet. */
  label: Order['label']
  carriers: readonly Carrier[]
  onClose: () => void
}

/** See `useKeptFields`. */
export const shippingForm = (id: number) => `shipping:${id}`

/** How a parcel was sent: filled in for the first time, or corrected. */
export function ShippingForm({ ref, id, shipped, label, carriers, onClose, ...action }: Props) {
  const { run, busy, errors } = action
  const known = shipped ?? label
  const kept = useKeptFields<Shipment & { mail: boolean }>(shippingForm(id), {
    vervoerder: (known?.carrier as Carrier | undefined) ?? carriers[0] ?? 'Anders',
    trackTrace: known?.trackTrace ?? '',
    mail: true,
  })
  const { mail, ...shipment } = kept.fields

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    const succeeded = shipped
      ? await run(
          adminRoute('shipping.update', { id }),
          { ...shipment, mail, gezien: shipped.seen },
          'Verbeterd.'
        )
      : await run(
          adminRoute('shipping.store', { id }),
          { ...shipment },
          'Verzonden; de klant krijgt een e-mail.'
        )
    if (succeeded) onClose()
  }

  return (
    <form ref={ref} onSubmit={saveForm} noValidate className="space-y-4">
      <KeptNotes kept={kept} names={{ vervoerder: 'Vervoerder', trackTrace: 'Track & trace' }} />
      <ShipmentFields
        shipment={shipment}
        carriers={carriers}
        errors={errors.trackTrace}
        onChange={kept.change}
      />
      {shipped && (
        <label className="option">
          <input
            type="checkbox"
            checked={mail}
            onChange={({ target }) => kept.change({ mail: target.checked })}
          />
          Stuur de klant een nieuw verzendbericht
        </label>
      )}
      <FormButtons busy={busy} onCancel={onClose}>
        {shipped ? 'Opslaan' : 'Markeer als verzonden'}
      </FormButtons>
    </form>
  )
}
