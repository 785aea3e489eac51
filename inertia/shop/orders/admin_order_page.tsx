import { OrderPayments } from './order_payments'
import { OrderCustomer } from './order_customer'
import { OrderDeliveries } from './order_deliveries'
import type { Order as Data } from './order_types'
import { OrderMails } from './order_mails'
import { OrderTimeline } from './order_timeline'
import { OrderShipping } from './order_shipping'
import { Facts } from '~/admin/shell/facts'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { inAdmin } from '~/layouts/admin_layout'

type Props = { titel: string; bestelling: Data; vervoerders: string[] }

export default function Order({ bestelling: order, vervoerders: carriers }: Props) {
  const dialog = useDialog()
  return (
    <div className="space-y-5">
      <Breadcrumb
        kruimels={[
          { tekst: 'Bestellingen', href: '/dashboard/bestellingen' },
          { tekst: order.nummer },
        ]}
      />
      <h1 className="text-3xl">
        Bestelling <span className="whitespace-nowrap">{order.nummer}</span>
      </h1>
      <p className="text-lg">
        {order.spel}, <strong>{order.statustekst}</strong>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-5">
          {order.perPost && <OrderShipping bestelling={order} vervoerders={carriers} />}
          <OrderCustomer bestelling={order} />
          <Panel titel="Bestelling">
            <Facts feiten={facts(order)} />
          </Panel>
          <OrderPayments bestelling={order} dialoog={dialog} />
          {!postOnly(order) && <OrderDeliveries bestelling={order} dialoog={dialog} />}
          <OrderMails bestelling={order} />
        </div>
        <div className="min-w-0">
          <OrderTimeline regels={order.tijdlijn} />
        </div>
      </div>
      <Dialog dialoog={dialog} />
    </div>
  )
}

Order.layout = inAdmin

/** What comes by post only has its own panel. */
const postOnly = ({ perPost: byPost, leveringen: deliveries }: Data) =>
  byPost && deliveries.every(({ soort: kind }) => kind === 'post')

function facts(order: Data) {
  const {
    spel: game,
    prijs: price,
    korting: discount,
    actiecode: discountCode,
    totaal: total,
    afstand: waiver,
  } = order
  return [
    ['Spel', game],
    ['Prijs', price],
    ['Korting', discount && `${discount}${discountCode ? ` met actiecode ${discountCode}` : ''}`],
    ['Totaal', total],
    ['Besteld op', <Time op={order.besteldOp} />],
    ['Betaald op', order.betaaldOp && <Time op={order.betaaldOp} />],
    ['Geannuleerd op', order.geannuleerdOp && <Time op={order.geannuleerdOp} />],
    ['Afstand van herroeping', waiver && `“${waiver.tekst}”`],
  ] as const
}
