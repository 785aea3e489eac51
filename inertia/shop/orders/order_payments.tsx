import type { Data } from '@generated/data'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { CancelOrder } from './cancel_order'
import { PaymentAttempts, Refunds } from './payment_tables'
import { RefundOrder } from './refund_form'
import { OwnerPapers } from '~/shop/invoices/owner_papers'
import { PaymentLink } from '~/shop/payment_links/payment_link'
import { usePageAction } from '~/admin/shell/use_page_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

type Props = { order: Data.Shop.Orders.OrderDetail; dialog: DialogInUse }

/** The money of an order: each payment attempt, each refund, and the button to cancel the order. */
export function OrderPayments({ order, dialog }: Props) {
  const action = usePageAction('all')
  const { id, payments, refunds, invoices, toRefund, refundWay, allowed } = order

  return (
    <Panel title="Betaling">
      <div className="space-y-4">
        {payments.length === 0 ? (
          <p className="text-soft">Er hoefde niets te worden betaald.</p>
        ) : (
          <PaymentAttempts payments={payments} />
        )}
        <Refunds refunds={refunds} />
        {invoices.length > 0 && <OwnerPapers papers={invoices} />}
        {allowed.stopPayment && (
          <p className="font-semibold">
            De betaling die al liep, kon niet worden gestopt. Betaalt de klant toch nog, dan wordt
            er geleverd en krijg je een alarm.
          </p>
        )}
        {toRefund && (
          <RefundOrder id={id} remaining={toRefund} way={refundWay} dialog={dialog} {...action} />
        )}
        <ActionNotice outcome={action.outcome} error={action.error} />
        <PaymentLink order={order} />
        <CancelOrder id={id} allowed={allowed} dialog={dialog} />
      </div>
    </Panel>
  )
}
