import { SelectField } from '~/ui/select_field'
import { Field } from '~/ui/field'
import { MAX_TRACK_TRACE } from '#domain/shop/parcels/shipping'

export type Shipment = { vervoerder: string; trackTrace: string }

type Props = {
  zending: Shipment
  vervoerders: readonly string[]
  fouten?: string[]
  onVerander: (shipment: Shipment) => void
}

/** Who brings a parcel, and how it is followed. */
export function ShipmentFields({
  zending: shipment,
  vervoerders: carriers,
  fouten: errors,
  onVerander: onChange,
}: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
      <SelectField
        label="Vervoerder"
        naam="vervoerder"
        keuzes={carriers.map((value) => ({ waarde: value, tekst: value }))}
        value={shipment.vervoerder}
        onKies={(carrier) => onChange({ ...shipment, vervoerder: carrier })}
      />
      <Field
        label="Track & trace"
        naam="trackTrace"
        autoComplete="off"
        maxLength={MAX_TRACK_TRACE}
        toelichting="De code van het pakket, of een adres dat met https:// begint."
        value={shipment.trackTrace}
        fouten={errors}
        onChange={({ target }) => onChange({ ...shipment, trackTrace: target.value })}
      />
    </div>
  )
}
