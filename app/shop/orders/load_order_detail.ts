import { openLabels } from '#app/shop/parcels/shipping_list'
import { reissueOffer } from '#app/shop/invoices/reissue_offer_transformer'
import type DiscountCode from '#models/shop/money/discount_code'
import type Order from '#models/shop/order'

export type OrderDetail = Awaited<ReturnType<typeof loadOrderDetail>>

/** One order with everything that its page shows. */
export async function loadOrderDetail(order: Order) {
  await order.load((one) => {
    one
      .load('discountCode')
      .load('voucher')
      .load('withdrawals')
      .load('gift')
      .load('payments', (payment) => payment.orderBy('id').preload('refunds'))
      .load('deliveries', (delivery) => delivery.orderBy('id').preload('flags'))
      .load('invoices', (invoice) => invoice.orderBy('id'))
      .load('mails', (mail) => mail.orderBy('id'))
      .load('notes', (note) => note.orderBy('id').preload('admin'))
      .load('events', (event) => event.orderBy('id'))
  })
  const { payments, deliveries, invoices, mails, events } = order
  return {
    ...{ order, payments, deliveries, invoices, mails, events },
    code: order.discountCode as DiscountCode | null,
    reissue: await reissueOffer(order),
    label: (await openLabels([order.id])).get(order.id) ?? null,
    refunds: payments.flatMap(({ refunds }) => refunds).sort(byId),
    flags: deliveries.flatMap(({ flags }) => flags).sort(byId),
  }
}

const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id
