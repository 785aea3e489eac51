import { useState } from 'react'
import { asEuro, priceLabel } from '#domain/money'
import type { Data } from '@generated/data'
import { useFirstDraft } from '~/admin/drafts/use_open_form'
import { Panel } from '~/admin/shell/panel'
import { priceForm } from './price_form'
import { PricePanel } from './price_panel'
import { Table } from '~/admin/shell/table'
import { Dialog } from '~/ui/dialog'
import { useDialog } from '~/ui/hooks/use_dialog'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'

type Props = { title: string; games: Data.Shop.Prices.PriceRow[] }

const COLUMNS = [
  'Spel',
  { number: 'Prijs nu' },
  { hidden: 'Actie' },
  { number: 'Laagste in 30 dagen' },
  'Staat erbij in de winkel',
] as const

export default function Prices({ title, games }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const drafted = useFirstDraft(games.map(({ key }) => priceForm(key)))
  if (chosen === null && drafted !== null)
    setChosen(games.find(({ key }) => priceForm(key) === drafted)?.key ?? null)
  const dialog = useDialog()
  const game = games.find(({ key }) => key === chosen)

  function close() {
    document.getElementById(`wijzig-${chosen}`)?.focus()
    setChosen(null)
  }

  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <p className="max-w-[46rem]">
        Een nieuwe prijs geldt meteen, op elke pagina. Wie al aan het bestellen was, ziet eerst de
        nieuwe prijs voordat er iets te betalen valt.
      </p>
      <Panel title="Spellen">
        <Table name="Prijzen" columns={COLUMNS} onPhone="stacked">
          {games.map(({ key, title: name, cents, lowest, from }) => (
            <tr key={key}>
              <th scope="row" className="name">
                {name}
              </th>
              <td data-heading="Prijs nu" className="number whitespace-nowrap">
                {cents === null ? 'geen prijs' : priceLabel(cents)}
              </td>
              <td>
                <button
                  type="button"
                  id={`wijzig-${key}`}
                  aria-expanded={key === chosen}
                  onClick={() => setChosen(key)}
                  className="button whitespace-nowrap"
                >
                  Wijzigen<span className="sr-only"> van {name}</span>
                </button>
              </td>
              <td data-heading="Laagste in 30 dagen" className="number whitespace-nowrap">
                {lowest === null ? 'onbekend' : priceLabel(lowest)}
              </td>
              <td data-heading="In de winkel" className="name">
                {from === null ? (
                  <span className="text-soft">niets</span>
                ) : (
                  `Laagste prijs van de afgelopen 30 dagen: ${asEuro(from)}`
                )}
              </td>
            </tr>
          ))}
        </Table>
      </Panel>
      {game && <PricePanel key={game.key} game={game} dialog={dialog} onClose={close} />}
      <Dialog dialog={dialog} />
    </div>
  )
}

Prices.layout = inAdmin
