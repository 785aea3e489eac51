import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ParcelPapers } from './parcel_papers'
import type { Carrier } from '#domain/shop/parcels/shipping'
import type { Data } from '@generated/data'
import { Parcels } from './parcels'
import { Panel } from '~/admin/shell/panel'
import { ShipmentForm } from './shipment_form'
import { useShipments } from './use_shipments'
import { BulkBar } from '~/admin/shell/row_choice'
import { useRowChoice } from '~/admin/shell/use_row_choice'
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

/**
 * The parcels to choose from, their papers, and the form that says how they went. Parcels whose codes
 * were typed earlier are chosen again.
 */
function ToShip({ parcels, carriers, labelsPerSheet, atOnce, onShipped }: ToShipProps) {
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
      <Parcels parcels={parcels} choice={choice} />
      <BulkBar
        choice={choice}
        count={chosen.length}
        hint="Kies pakketten om te printen of te verzenden."
      >
        <ParcelPapers parcels={chosen} labelsPerSheet={labelsPerSheet} />
        {!busy && (
          <button type="button" onClick={() => setBusy(true)} className="button button-primary">
            Markeer als verzonden
          </button>
        )}
      </BulkBar>
      {busy && chosen.length > 0 && (
        <ShipmentForm
          parcels={chosen}
          carriers={carriers}
          kept={kept}
          onClose={close}
          onShipped={shipped}
        />
      )}
    </div>
  )
}
