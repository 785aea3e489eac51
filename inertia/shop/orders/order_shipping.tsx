import { useState, type FormEvent } from 'react'
import { ActionNotice } from '~/admin/shell/action_notice'
import type { Order } from './order_types'
import { Facts } from '~/admin/shell/facts'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { useOrderAction } from '~/admin/shell/use_page_action'
import { useUnfold } from '~/ui/hooks/use_unfold'
import { ShipmentFields, type Shipment } from '~/shop/parcels/shipment_fields'

type Props = { bestelling: Order; vervoerders: string[] }

/** The parcel of an order: its papers, that it was sent, and how it is followed. */
export function OrderShipping({ bestelling: order, vervoerders: carriers }: Props) {
  const { doe: run, gedaan: outcome, bezig: busy, fout: error, errors } = useOrderAction(order.id)
  const { id, mag: allowed, nietBijVerzenden: notInShipping, verzonden: shipped } = order
  const [shipment, setShipment] = useState<Shipment | null>(null)
  const [mail, setMail] = useState(true)

  const { formulier: form, knop: button } = useUnfold(shipment !== null)

  const begin = () =>
    setShipment({
      vervoerder: shipped?.vervoerder ?? carriers[0]!,
      trackTrace: shipped?.trackTrace ?? '',
    })

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    const succeeded = shipped
      ? await run('verzonden', { ...shipment, mail }, 'Verbeterd.', 'PUT')
      : await run('verzonden', { ...shipment }, 'Verzonden; de klant krijgt een e-mail.')
    if (succeeded) setShipment(null)
  }

  return (
    <Panel titel="Verzending">
      <div className="space-y-3">
        {shipped ? (
          <Facts
            feiten={[
              ['Verzonden op', <Time op={shipped.op} />],
              ['Vervoerder', shipped.vervoerder],
              ['Track & trace', shipped.trackTrace],
              [
                'Volgen',
                shipped.volglink && (
                  <a href={shipped.volglink} className="link" target="_blank" rel="noreferrer">
                    Bekijk waar het pakket is
                  </a>
                ),
              ],
            ]}
          />
        ) : (
          <p className={notInShipping ? 'font-semibold' : 'text-zacht'}>
            {notInShipping ??
              (allowed.verzenden
                ? 'Betaald en nog niet verzonden.'
                : 'Er is nu niets te verzenden.')}
          </p>
        )}
        {shipment ? (
          <form ref={form} onSubmit={saveForm} noValidate className="space-y-4">
            <ShipmentFields
              zending={shipment}
              vervoerders={carriers}
              fouten={errors.trackTrace}
              onVerander={setShipment}
            />
            {shipped && (
              <label className="keuze">
                <input
                  type="checkbox"
                  checked={mail}
                  onChange={({ target }) => setMail(target.checked)}
                />
                Stuur de klant een nieuw verzendbericht
              </label>
            )}
            <div className="flex flex-wrap gap-3">
              <button type="submit" aria-busy={busy} className="knop knop-lak">
                {shipped ? 'Opslaan' : 'Markeer als verzonden'}
              </button>
              <button type="button" onClick={() => setShipment(null)} className="knop">
                Annuleren
              </button>
            </div>
          </form>
        ) : (
          <div className="flex flex-wrap gap-3">
            {(allowed.verzenden || allowed.verzendingWijzigen) && (
              <button
                ref={button}
                type="button"
                onClick={begin}
                className={allowed.verzenden ? 'knop knop-lak' : 'knop'}
              >
                {allowed.verzenden ? 'Markeer als verzonden' : 'Verzending verbeteren'}
              </button>
            )}
            {(allowed.verzenden || allowed.verzendingWijzigen) && (
              <a href={`/dashboard/verzenden/pakbonnen?ids=${id}`} download className="knop">
                Pakbon (pdf)
              </a>
            )}
          </div>
        )}
        <ActionNotice gedaan={outcome} fout={error} />
      </div>
    </Panel>
  )
}
