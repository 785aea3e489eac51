import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { Time } from '~/ui/time'

type Lines = Data.Shop.Orders.OrderDetail['timeline']

const KIND: Record<Lines[number]['kind'], string> = {
  order: 'Bestelling',
  payment: 'Betaling',
  mail: 'E-mail',
  game: 'Spel',
  attention: 'Let op',
}

/** Everything that happened with an order, oldest first. */
export function OrderTimeline({ lines }: { lines: Lines }) {
  return (
    <Panel title="Tijdlijn">
      <ol className="space-y-2">
        {lines.map(({ at, kind, sentence }, index) => (
          <li key={index} className="border-l-4 border-line-soft pl-3">
            <p className="text-sm text-soft">
              <Time at={at} />{' '}
              <span className={kind === 'attention' ? 'font-bold text-error' : ''}>
                {KIND[kind]}
              </span>
            </p>
            <p className="wrap-anywhere">{sentence}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
