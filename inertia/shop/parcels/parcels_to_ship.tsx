import { useState } from 'react'
import type { Carrier } from '#domain/shop/parcels/shipping'
import type { Data } from '@generated/data'
import { CarrierLabels } from './carrier_labels'
import { ParcelPapers } from './parcel_papers'
import { Parcels } from './parcels'
import { ShipmentForm } from './shipment_form'
import { useParcelChoice } from './use_parcel_choice'

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

/** The parcels to choose from, their papers, and the form that says how they went. */
export function ParcelsToShip({ parcels, service, atOnce, onShipped, ...rest }: Props) {
  const choice = useParcelChoice(parcels, atOnce)
  const { checked, chosen, choose } = choice
  const [busy, setBusy] = useState(false)

  function shipped(count: number) {
    setBusy(false)
    choice.clear()
    onShipped(count)
  }

  return (
    <div className="space-y-4">
      <Parcels
        parcels={parcels}
        choice={{ chosen: checked, onChoose: choose, onCancelLabel: rest.onCancelLabel }}
      />
      <div className="flex flex-wrap items-end gap-3">
        <button type="button" onClick={choice.chooseAll} className="button">
          {choice.allChosen ? 'Kies geen' : 'Kies alle'}
        </button>
        <p className="min-h-11 content-center">
          {chosen.length === 0
            ? 'Kies pakketten om te printen of te verzenden.'
            : `${chosen.length} gekozen.`}
        </p>
      </div>
      {chosen.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <ParcelPapers parcels={chosen} labelsPerSheet={rest.labelsPerSheet} />
          {!busy && (
            <button type="button" onClick={() => setBusy(true)} className="button button-primary">
              Markeer als verzonden
            </button>
          )}
        </div>
      )}
      {service !== null && chosen.length > 0 && (
        <CarrierLabels service={service} parcels={chosen} />
      )}
      {busy && chosen.length > 0 && (
        <ShipmentForm
          parcels={chosen}
          carriers={rest.carriers}
          onClose={() => setBusy(false)}
          onShipped={shipped}
        />
      )}
    </div>
  )
}
