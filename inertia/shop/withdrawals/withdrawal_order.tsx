import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Facts } from '~/admin/shell/facts'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { LinkOrder } from './link_order'
import { adminUrlFor } from '~/wire/admin_routes'

/** The order of the withdrawal, or the search for it. */
export function WithdrawalOrder({ withdrawal }: { withdrawal: Data.Shop.Withdrawals.Withdrawal }) {
  const { id, order, orderText, suggestions, allowed } = withdrawal
  const { outcome, error, ...action } = usePageAction(['nummer'])

  return (
    <Panel title="Bestelling">
      <div className="space-y-4">
        {order ? (
          <OrderFacts order={order} />
        ) : (
          <p>
            De klant schreef: <strong className="wrap-anywhere">{orderText}</strong>
          </p>
        )}
        {allowed.link && (
          <LinkOrder id={id} another={order !== null} suggestions={suggestions} {...action} />
        )}
        <ActionNotice outcome={outcome} error={error} />
      </div>
    </Panel>
  )
}

function OrderFacts({ order }: { order: NonNullable<Data.Shop.Withdrawals.Withdrawal['order']> }) {
  return (
    <Facts
      facts={[
        [
          'Nummer',
          <Link key="nr" href={adminUrlFor('admin_order.show', { id: order.id })} className="link">
            {order.number}
          </Link>,
        ],
        ['Spel', order.game],
        ['Besteld door', `${order.name}, ${order.email}`],
        ['Besteld', <Time key="op" at={order.orderedAt} />],
      ]}
    />
  )
}
