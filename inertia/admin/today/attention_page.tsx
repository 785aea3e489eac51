import type { Data } from '@generated/data'
import { AlarmList, MailList } from './attention_lists'
import { OrderList } from '~/shop/orders/order_list'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'

type Props = {
  title: string
  alarms: Data.Shop.Alarms.Alarm[]
  mails: Data.Shop.Mails.Mail[]
  orders: Data.Shop.Orders.OrderRow[]
}

export default function Attention({ title, alarms, mails, orders }: Props) {
  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <AlarmList alarms={alarms} />
      <MailList mails={mails} />
      <Panel title="Laatste bestellingen">
        {orders.length === 0 ? (
          <p className="text-soft">Nog geen bestellingen.</p>
        ) : (
          <OrderList orders={orders} />
        )}
      </Panel>
    </div>
  )
}

Attention.layout = inAdmin
