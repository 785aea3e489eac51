import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Parcels, type Parcel } from './parcels'
import { Panel } from '~/admin/shell/panel'
import { ShipmentForm } from './shipment_form'
import { SelectField } from '~/ui/select_field'
import { inAdmin } from '~/layouts/admin_layout'

type Props = {
  titel: string
  pakketten: Parcel[]
  vervoerders: string[]
  labelsPerVel: number
  tegelijk: number
}

const HEADING = 'pakketten'

export default function Shipping({
  titel: title,
  pakketten: parcels,
  vervoerders: carriers,
  ...limits
}: Props) {
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const [from, setFrom] = useState('1')
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  const chosen = parcels.filter(({ id }) => checked.has(id)).slice(0, limits.tegelijk)
  const ids = chosen.map(({ id }) => id).join('-')
  const allChecked = parcels.length > 0 && chosen.length === parcels.length

  function choose(id: number, on: boolean) {
    const updated = new Set(checked)
    if (on) updated.add(id)
    else updated.delete(id)
    setChecked(updated)
  }

  function chooseAll() {
    setChecked(new Set(allChecked ? [] : parcels.map(({ id }) => id)))
  }

  function shipped(count: number) {
    setNotice(
      count === 1
        ? 'Verzonden; de klant krijgt een e-mail.'
        : `${count} pakketten verzonden; de klanten krijgen een e-mail.`
    )
    setBusy(false)
    setChecked(new Set())
    router.reload({ onSuccess: () => document.getElementById(HEADING)?.focus() })
  }

  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{title}</h1>
      <p role="status" className="font-semibold text-mos">
        {notice}
      </p>
      <Panel id={HEADING} titel={parcels.length === 1 ? '1 pakket' : `${parcels.length} pakketten`}>
        {parcels.length === 0 ? (
          <p className="text-zacht">Niets te doen: alles wat betaald is, is onderweg.</p>
        ) : (
          <div className="space-y-4">
            <Parcels pakketten={parcels} keuze={{ gekozen: checked, onKies: choose }} />
            <div className="flex flex-wrap items-end gap-3">
              <button type="button" onClick={chooseAll} className="knop">
                {allChecked ? 'Kies geen' : 'Kies alle'}
              </button>
              <p className="min-h-11 content-center">
                {chosen.length === 0
                  ? 'Kies pakketten om te printen of te verzenden.'
                  : `${chosen.length} gekozen.`}
              </p>
            </div>
            {chosen.length > 0 && (
              <div className="flex flex-wrap items-end gap-3">
                <Pdf href={`/dashboard/verzenden/pakbonnen?ids=${ids}`}>Pakbonnen (pdf)</Pdf>
                <Pdf href={`/dashboard/verzenden/labels?ids=${ids}&vanaf=${from}`}>
                  Adreslabels (pdf)
                </Pdf>
                <SelectField
                  label="Eerste label"
                  naam="vanaf"
                  className="basis-28"
                  keuzes={Array.from({ length: limits.labelsPerVel }, (_, index) => ({
                    waarde: String(index + 1),
                    tekst: String(index + 1),
                  }))}
                  value={from}
                  onKies={setFrom}
                />
                {!busy && (
                  <button type="button" onClick={() => setBusy(true)} className="knop knop-lak">
                    Markeer als verzonden
                  </button>
                )}
              </div>
            )}
            {busy && chosen.length > 0 && (
              <ShipmentForm
                pakketten={chosen}
                vervoerders={carriers}
                onSluit={() => setBusy(false)}
                onVerzonden={shipped}
              />
            )}
          </div>
        )}
      </Panel>
      <p className="text-sm text-zacht">
        De veelgestelde vragen beloven drie dagen, de bestelpagina vijf werkdagen. Labels: een vel
        A4 met 2 × 7 stickers van 99,1 × 38,1 mm (zoals Avery L7163). Is een vel al deels gebruikt,
        kies dan het eerste label dat er nog zit: 1 is linksboven, 2 rechtsboven. Print op ware
        grootte.
      </p>
    </div>
  )
}

Shipping.layout = inAdmin

const Pdf = ({ href, children }: { href: string; children: string }) => (
  <a href={href} download className="knop">
    {children}
  </a>
)
