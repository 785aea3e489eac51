import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Facts } from '~/admin/shell/facts'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { LinkOrder } from './link_order'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = { withdrawal: Data.Shop.Withdrawals.Withdrawal; dialog: DialogInUse }

/** The order of the withdrawal, or the search for it. */
export function WithdrawalOrder({ withdrawal, dialog }: Props) {
  const { order, orderText, allowed } = withdrawal
  const { outcome, error, ...action } = usePageAction()

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
        {allowed.link && <LinkOrder withdrawal={withdrawal} dialog={dialog} {...action} />}
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
        [
          'Besteld door',
          <span key="wie">
            {order.name},{' '}
            <a href={`mailto:${order.email}`} className="link">
              {order.email}
            </a>
          </span>,
        ],
        ['Besteld', <Time key="op" at={order.orderedAt} />],
      ]}
    />
  )
}
