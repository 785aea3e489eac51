import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ParcelPapers } from './parcel_papers'
import type { Carrier } from '#domain/shop/parcels/shipping'
import type { Data } from '@generated/data'
import { Parcels } from './parcels'
import { Panel } from '~/admin/shell/panel'
import { ShipmentForm } from './shipment_form'
import { useParcelChoice } from './use_parcel_choice'
import { inAdmin } from '~/layouts/admin_layout'
import { Outcome } from '~/admin/shell/outcome'
import { Heading } from '~/ui/heading'

type Props = {
  title: string
  parcels: Data.Shop.Parcels.Parcel[]
  carriers: Carrier[]
  labelsPerSheet: number
  atOnce: number
}

const HEADING = 'pakketten'

export default function Shipping({ title, parcels, ...settings }: Props) {
  const [notice, setNotice] = useState('')

  function shipped(count: number) {
    setNotice(
      count === 1
        ? 'Verzonden; de klant krijgt een e-mail.'
        : `${count} pakketten verzonden; de klanten krijgen een e-mail.`
    )
    router.reload({ onSuccess: () => document.getElementById(HEADING)?.focus() })
  }

  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Outcome>{notice}</Outcome>
      <Panel id={HEADING} title={parcels.length === 1 ? '1 pakket' : `${parcels.length} pakketten`}>
        {parcels.length === 0 ? (
          <p className="text-soft">Niets te doen: alles wat betaald is, is onderweg.</p>
        ) : (
          <ToShip parcels={parcels} onShipped={shipped} {...settings} />
        )}
      </Panel>
      <p className="text-sm text-soft">
        De veelgestelde vragen beloven drie dagen, de bestelpagina vijf werkdagen. Labels: een vel
        A4 met 2 × 7 stickers van 99,1 × 38,1 mm (zoals Avery L7163). Is een vel al deels gebruikt,
        kies dan het eerste label dat er nog zit: 1 is linksboven, 2 rechtsboven. Print op ware
        grootte.
      </p>
    </div>
  )
}

Shipping.layout = inAdmin

type ToShipProps = Omit<Props, 'title'> & { onShipped: (count: number) => void }

/** The parcels to choose from, their papers, and the form that says how they went. */
function ToShip({ parcels, carriers, labelsPerSheet, atOnce, onShipped }: ToShipProps) {
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
      <Parcels parcels={parcels} choice={{ chosen: checked, onChoose: choose }} />
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
          <ParcelPapers parcels={chosen} labelsPerSheet={labelsPerSheet} />
          {!busy && (
            <button type="button" onClick={() => setBusy(true)} className="button button-primary">
              Markeer als verzonden
            </button>
          )}
        </div>
      )}
      {busy && chosen.length > 0 && (
        <ShipmentForm
          parcels={chosen}
          carriers={carriers}
          onClose={() => setBusy(false)}
          onShipped={shipped}
        />
      )}
    </div>
  )
}
