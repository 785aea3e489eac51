import { Link } from '@inertiajs/react'
import type { Carrier } from '#domain/shop/parcels/shipping'
import type { Data } from '@generated/data'
import { OrderPayments } from './order_payments'
import { OrderChip } from './order_chip'
import { OrderCustomer } from './order_customer'
import { OrderDeliveries } from './order_deliveries'
import { OrderMails } from './order_mails'
import { OrderGift } from '~/shop/gifts/order_gift'
import { OrderNotes } from '~/shop/order_notes/order_notes'
import { OrderTimeline } from './order_timeline'
import { SameAddress } from '~/shop/same_address/same_address'
import { OrderShipping } from './order_shipping'
import { Facts } from '~/admin/shell/facts'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Dialog } from '~/ui/dialog'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Detail = Data.Shop.Orders.OrderDetail

type Props = {
  title: string
  order: Detail
  carriers: Carrier[]
  sameAddress: Data.Shop.SameAddress.SameAddress
}

export default function Order({ order, carriers, sameAddress }: Props) {
  const dialog = useDialog()
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[
          { text: 'Bestellingen', href: adminUrlFor('admin_order.index') },
          { text: order.number },
        ]}
      />
      <Heading level={1} size="title">
        Bestelling <span className="whitespace-nowrap">{order.number}</span>
      </Heading>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {order.game}
        <OrderChip status={order.status}>{order.statusText}</OrderChip>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-5">
          {order.byPost && <OrderShipping order={order} carriers={carriers} dialog={dialog} />}
          {order.gift && <OrderGift id={order.id} gift={order.gift} />}
          <OrderCustomer order={order} dialog={dialog} />
          <Panel title="Bestelling">
            <Facts facts={facts(order)} />
          </Panel>
          <OrderPayments order={order} dialog={dialog} />
          {!postOnly(order) && <OrderDeliveries order={order} dialog={dialog} />}
          <OrderMails order={order} />
        </div>
        <div className="min-w-0 space-y-5">
          <OrderNotes id={order.id} notes={order.notes} dialog={dialog} />
          <SameAddress sameAddress={sameAddress} />
          <OrderTimeline lines={order.timeline} />
        </div>
      </div>
      <Dialog dialog={dialog} />
    </div>
  )
}

Order.layout = inAdmin

/** Whether an order has only a parcel, which has its own panel. */
const postOnly = ({ byPost, deliveries }: Detail) =>
  byPost && deliveries.every(({ kind }) => kind === 'post')

function facts(order: Detail) {
  const { game, price, discount, discountCode, total, voucher, waiver } = order
  return [
    ['Spel', game],
    [
      'Boeking',
      order.bookingId && (
        <Link href={adminUrlFor('admin_booking.show', { id: order.bookingId })} className="link">
          Naar de boeking van deze avond
        </Link>
      ),
    ],
    ['Prijs', price],
    ['Korting', discount && `${discount}${discountCode ? ` met actiecode ${discountCode}` : ''}`],
    ['Totaal', total],
    [
      'Met cadeaubon',
      voucher && (
        <Link href={adminUrlFor('admin_voucher.show', { id: voucher.id })} className="link">
          {voucher.amount} van {voucher.name}
        </Link>
      ),
    ],
    ['Besteld op', <Time at={order.orderedAt} />],
    ['Betaald op', order.paidAt && <Time at={order.paidAt} />],
    ['Geannuleerd op', order.canceledAt && <Time at={order.canceledAt} />],
    ['Afstand van herroeping', waiver && `“${waiver.text}”`],
  ] as const
}
