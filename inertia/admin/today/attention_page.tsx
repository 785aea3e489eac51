import { AlarmList, MailList, type Alarm, type Mail } from './attention_lists'
import { OrderList, type OrderRow } from '~/shop/orders/order_list'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'

type Props = { titel: string; alarmen: Alarm[]; mails: Mail[]; bestellingen: OrderRow[] }

export default function Attention({
  titel: title,
  alarmen: alarms,
  mails,
  bestellingen: orders,
}: Props) {
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{title}</h1>
      <AlarmList alarmen={alarms} />
      <MailList mails={mails} />
      <Panel titel="Laatste bestellingen">
        {orders.length === 0 ? (
          <p className="text-zacht">Nog geen bestellingen.</p>
        ) : (
          <OrderList bestellingen={orders} />
        )}
      </Panel>
    </div>
  )
}

Attention.layout = inAdmin
