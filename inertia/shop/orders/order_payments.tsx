import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { CancelOrder } from './cancel_order'
import { PaymentAttempts, Refunds } from './payment_tables'
import { RefundOrder } from './refund_form'
import { PaymentLink } from '~/shop/payment_links/payment_link'
import { usePageAction } from '~/admin/shell/use_page_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

type Props = { order: Data.Shop.Orders.OrderDetail; dialog: DialogInUse }

/** The money of an order: each payment attempt, each refund, and the button to cancel the order. */
export function OrderPayments({ order, dialog }: Props) {
  const action = usePageAction('all')
  const { id, payments, refunds, invoices, toRefund, allowed } = order

  return (
    <Panel title="Betaling">
      <div className="space-y-4">
        {payments.length === 0 ? (
          <p className="text-soft">Er hoefde niets te worden betaald.</p>
        ) : (
          <PaymentAttempts payments={payments} />
        )}
        <Refunds refunds={refunds} />
        {invoices.length > 0 && <Invoices invoices={invoices} />}
        {allowed.stopPayment && (
          <p className="font-semibold">
            De betaling die al liep, kon niet worden gestopt. Betaalt de klant toch nog, dan wordt
            er geleverd en krijg je een alarm.
          </p>
        )}
        {toRefund && (
          <RefundOrder
            id={id}
            remaining={toRefund}
            byHand={payments.some(({ byHand }) => byHand !== null)}
            dialog={dialog}
            {...action}
          />
        )}
        <ActionNotice outcome={action.outcome} error={action.error} />
        <PaymentLink order={order} />
        <CancelOrder id={id} allowed={allowed} dialog={dialog} />
      </div>
    </Panel>
  )
}

function Invoices({ invoices }: Pick<Data.Shop.Orders.OrderDetail, 'invoices'>) {
  return (
    <ul>
      {invoices.map(({ name, amount, replaced, href, pageHref }) => (
        <li key={href} className="flex flex-wrap gap-x-5">
          <a href={href} download className="link inline-flex min-h-11 items-center">
            {name} ({amount})
          </a>
          <a href={pageHref} className="link inline-flex min-h-11 items-center">
            als webpagina<span className="sr-only">: {name}</span>
          </a>
          {replaced && (
            <span className="inline-flex min-h-11 items-center text-soft">vervangen</span>
          )}
        </li>
      ))}
    </ul>
  )
}
