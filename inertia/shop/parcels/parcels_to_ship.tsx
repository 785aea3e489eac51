import { useState } from 'react'
import type { Carrier } from '#domain/shop/parcels/shipping'
import type { Data } from '@generated/data'
import { CarrierLabels } from './carrier_labels'
import { ParcelPapers } from './parcel_papers'
import { Parcels } from './parcels'
import { ShipmentForm } from './shipment_form'
import { useShipments } from './use_shipments'
import { BulkBar } from '~/admin/shell/row_choice'
import { useRowChoice } from '~/admin/shell/use_row_choice'

type Parcel = Data.Shop.Parcels.Parcel

type Props = {
  parcels: Parcel[]
  service: string | null
  carriers: readonly Carrier[]
  labelsPerSheet: number
  atOnce: number
  onShipped: (count: number) => void
  onCancelLabel: (parcel: Parcel) => void
}

/**
 * The parcels to choose from, their papers, and the form that says how they went. Parcels whose codes
 * were typed earlier are chosen again.
 */
export function ParcelsToShip({ parcels, service, atOnce, onShipped, ...rest }: Props) {
  const kept = useShipments()
  const choice = useRowChoice(parcels, atOnce)
  const { chosen } = choice
  const [busy, setBusy] = useState(false)
  if (kept.dirty && !busy) {
    setBusy(true)
    choice.chooseOnly(Object.keys(kept.fields.typed).map(Number))
  }

  function close() {
    kept.clear()
    setBusy(false)
  }

  function shipped(count: number) {
    close()
    choice.chooseOnly([])
    onShipped(count)
  }

  return (
    <div className="space-y-4">
      <Parcels parcels={parcels} choice={choice} onCancelLabel={rest.onCancelLabel} />
      <BulkBar
        choice={choice}
        count={chosen.length}
        hint="Kies pakketten om te printen of te verzenden."
      >
        <ParcelPapers parcels={chosen} labelsPerSheet={rest.labelsPerSheet} />
        {!busy && (
          <button type="button" onClick={() => setBusy(true)} className="button button-primary">
            Markeer als verzonden
          </button>
        )}
      </BulkBar>
      {service !== null && chosen.length > 0 && (
        <CarrierLabels service={service} parcels={chosen} />
      )}
      {busy && chosen.length > 0 && (
        <ShipmentForm
          parcels={chosen}
          carriers={rest.carriers}
          kept={kept}
          onClose={close}
          onShipped={shipped}
        />
      )}
    </div>
  )
}
