import { SelectField } from '~/ui/select_field'
import { Field } from '~/ui/field'
import { MAX_TRACK_TRACE, type Carrier } from '#domain/shop/parcels/shipping'
import type { PayloadOf } from '~/wire/payloads'

export type Shipment = PayloadOf<'shipping.store'>

type Props = {
  shipment: Shipment
  carriers: readonly Carrier[]
  errors?: string[]
  onChange: (shipment: Shipment) => void
}

/** The carrier of a parcel, and its tracking code. */
export function ShipmentFields({ shipment, carriers, errors, onChange }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
      <SelectField
        label="Vervoerder"
        name="vervoerder"
        choices={carriers.map((value) => ({ value, text: value }))}
        value={shipment.vervoerder}
        onChoose={(carrier) => onChange({ ...shipment, vervoerder: carrier as Carrier })}
      />
      <Field
        label="Track & trace"
        name="trackTrace"
        autoComplete="off"
        maxLength={MAX_TRACK_TRACE}
        note="De code van het pakket, of een adres dat met https:// begint."
        value={shipment.trackTrace ?? ''}
        errors={errors}
        onChange={({ target }) => onChange({ ...shipment, trackTrace: target.value })}
      />
    </div>
  )
}
