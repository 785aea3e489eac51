import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { Carrier } from '#domain/shop/parcels/shipping'
import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { inAdmin } from '~/layouts/admin_layout'
import { Dialog } from '~/ui/dialog'
import { Heading } from '~/ui/heading'
import { useDialog } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'
import { ParcelsToShip } from './parcels_to_ship'
import { UnusedLabels } from './unused_labels'

type Props = {
  title: string
  parcels: Data.Shop.Parcels.Parcel[]
  /** The service that makes labels, when the shop has one. */
  service: string | null
  unusedLabels: Data.Shop.Parcels.UnusedLabel[]
  carriers: Carrier[]
  labelsPerSheet: number
  atOnce: number
}

const HEADING = 'pakketten'

export default function Shipping({ title, parcels, unusedLabels, ...settings }: Props) {
  const [notice, setNotice] = useState('')
  const dialog = useDialog()
  const { run, error } = usePageAction()

  function shipped(count: number) {
    setNotice(
      count === 1
        ? 'Verzonden; de klant krijgt een e-mail.'
        : `${count} pakketten verzonden; de klanten krijgen een e-mail.`
    )
    router.reload({ onSuccess: () => document.getElementById(HEADING)?.focus() })
  }

  async function cancelLabel(id: number, number: string) {
    const confirmed = await dialog.confirm({
      title: `Etiket van ${number} annuleren`,
      paragraphs: ['Plak dit etiket dan niet meer: een pakket met dit etiket komt niet aan.'],
    })
    if (!confirmed) return
    const canceled = await run(adminRoute('carrier_label.destroy', { id }), {}, '')
    setNotice(canceled ? `Het etiket van ${number} is geannuleerd.` : '')
  }

  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <ActionNotice outcome={notice} error={error} />
      <Panel id={HEADING} title={parcels.length === 1 ? '1 pakket' : `${parcels.length} pakketten`}>
        {parcels.length === 0 ? (
          <p className="text-soft">Niets te doen: alles wat betaald is, is onderweg.</p>
        ) : (
          <ParcelsToShip
            parcels={parcels}
            onShipped={shipped}
            onCancelLabel={({ label, number }) => label && cancelLabel(label.id, number)}
            {...settings}
          />
        )}
      </Panel>
      <UnusedLabels labels={unusedLabels} onCancel={({ id, number }) => cancelLabel(id, number)} />
      {parcels.some(({ afterHoliday }) => afterHoliday) && (
        <p className="text-sm text-soft">
          Valt een van deze dagen in de vakantie die je hebt ingesteld, dan staat er de eerste
          werkdag daarna.
        </p>
      )}
      <p className="text-sm text-soft">
        De veelgestelde vragen beloven drie dagen, de bestelpagina vijf werkdagen. Labels: een vel
        A4 met 2 × 7 stickers van 99,1 × 38,1 mm (zoals Avery L7163). Is een vel al deels gebruikt,
        kies dan het eerste label dat er nog zit: 1 is linksboven, 2 rechtsboven. Print op ware
        grootte.
      </p>
      <Dialog dialog={dialog} />
    </div>
  )
}

Shipping.layout = inAdmin
