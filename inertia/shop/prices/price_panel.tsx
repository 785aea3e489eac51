import type { Data } from '@generated/data'
import { priceLabel } from '#domain/money'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { PriceForm } from './price_form'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { Heading } from '~/ui/heading'

type Props = { game: Data.Shop.Prices.PriceRow; dialog: DialogInUse; onClose: () => void }

/** Changes the price of a game, and shows its earlier prices. */
export function PricePanel({ game, dialog, onClose }: Props) {
  return (
    <Panel title={`Prijs van ${game.title}`}>
      <PriceForm game={game} dialog={dialog} onClose={onClose} />
      <Heading level={3} className="mt-6 mb-2">
        Geschiedenis
      </Heading>
      {game.history.length === 0 ? (
        <p className="text-soft">
          Nog geen prijs bekend. Wat je hierboven opslaat, komt hier te staan.
        </p>
      ) : (
        <PriceHistory game={game} />
      )}
    </Panel>
  )
}

function PriceHistory({ game: { title, history } }: { game: Data.Shop.Prices.PriceRow }) {
  return (
    <Table
      name={`Prijzen van ${title}`}
      columns={['Vanaf', { number: 'Prijs' }, 'Gewijzigd door']}
      onPhone="stacked"
    >
      {history.map(({ id, cents: past, at, who }) => (
        <tr key={id}>
          <th scope="row" className="whitespace-nowrap">
            <Time at={at} />
          </th>
          <td data-heading="Prijs" className="number whitespace-nowrap">
            {priceLabel(past)}
          </td>
          <td data-heading="Door" className="name">
            {who ?? <span className="text-soft">het systeem</span>}
          </td>
        </tr>
      ))}
    </Table>
  )
}
