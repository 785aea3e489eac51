import { useState } from 'react'
import { asEuro, priceLabel } from '#domain/money'
import { Panel } from '~/admin/shell/panel'
import { PricePanel, type PriceRow } from './price_panel'
import { Table } from '~/admin/shell/table'
import { Dialog } from '~/ui/dialog'
import { useDialog } from '~/ui/hooks/use_dialog'
import { inAdmin } from '~/layouts/admin_layout'

type Props = { titel: string; spellen: PriceRow[] }

const COLUMNS = [
  'Spel',
  { getal: 'Prijs nu' },
  { verborgen: 'Actie' },
  { getal: 'Laagste in 30 dagen' },
  'Staat erbij in de winkel',
] as const

export default function Prices({ titel: title, spellen: games }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const dialog = useDialog()
  const game = games.find(({ sleutel: key }) => key === chosen)

  function close() {
    document.getElementById(`wijzig-${chosen}`)?.focus()
    setChosen(null)
  }

  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{title}</h1>
      <p className="max-w-[46rem]">
        Een nieuwe prijs geldt meteen, op elke pagina. Wie al aan het bestellen was, ziet eerst de
        nieuwe prijs voordat er iets te betalen valt.
      </p>
      <Panel titel="Spellen">
        <Table naam="Prijzen" kolommen={COLUMNS}>
          {games.map(({ sleutel: key, titel: name, centen: cents, laagste: lowest, van: from }) => (
            <tr key={key}>
              <th scope="row" className="naam">
                {name}
              </th>
              <td className="getal whitespace-nowrap">
                {cents === null ? 'geen prijs' : priceLabel(cents)}
              </td>
              <td>
                <button
                  type="button"
                  id={`wijzig-${key}`}
                  aria-expanded={key === chosen}
                  onClick={() => setChosen(key)}
                  className="knop whitespace-nowrap"
                >
                  Wijzigen<span className="sr-only"> van {name}</span>
                </button>
              </td>
              <td className="getal whitespace-nowrap">
                {lowest === null ? 'onbekend' : priceLabel(lowest)}
              </td>
              <td className="naam">
                {from === null ? (
                  <span className="text-zacht">niets</span>
                ) : (
                  `Laagste prijs van de afgelopen 30 dagen: ${asEuro(from)}`
                )}
              </td>
            </tr>
          ))}
        </Table>
      </Panel>
      {game && <PricePanel key={game.sleutel} spel={game} dialoog={dialog} onSluit={close} />}
      <Dialog dialoog={dialog} />
    </div>
  )
}

Prices.layout = inAdmin
