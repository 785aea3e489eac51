import { freshToken } from '#app/core/tokens'
import { releaseDiscountCode } from '#app/shop/discount_codes/reserve_discount_code'
import { releaseVoucher } from '#app/shop/vouchers/redeem_voucher'
import { eraseSoldVoucher } from '#app/shop/voucher_sales/sold_voucher_personal_data'
import { ERASED, pseudonym, rows, type Erasure } from '#app/shop/retention/erasure'
import { forgetAboutWithdrawal, forgetInAudit } from '#app/shop/retention/forget_in_audit'
import { ofAddress } from '#app/shop/retention/personal_address'
import { holdsBooking } from '#domain/shop/bookings/booking_life'
import { MONEY_EVENTS } from '#domain/shop/order_events'
import { ONGOING_PAYMENT, RECEIVED_PAYMENT, type PaymentStatus } from '#domain/shop/orders'
import { fateOf, OPEN_WITHDRAWAL, type EraseQuestion } from '#domain/shop/retention/erasure'
import type Booking from '#models/shop/booking'
import type Delivery from '#models/shop/delivery'
import DiscountCodeRedemption from '#models/shop/money/discount_code_redemption'
import Gift from '#models/shop/gift'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import OrderNote from '#models/shop/orders/order_note'
import OrderEvent from '#models/shop/order_event'
import CarrierLabel from '#models/shop/parcels/carrier_label'
import Payment from '#models/shop/money/payment'
import PlayFlag from '#models/play/play_flag'
import Refund from '#models/shop/money/refund'
import Rating from '#models/shop/rating'

/** The orders that an erasure met: those that stayed without a name, and the links of all that it did. */
export type ErasedOrders = {
  readonly met: readonly Order[]
  readonly anonymized: readonly number[]
  readonly deliveryIds: readonly number[]
}

export async function eraseOrders(erasure: Erasure): Promise<ErasedOrders> {
  const met = await ordersOf(erasure)
  const anonymized: number[] = []
  const deliveryIds: number[] = []
  for (const order of met) {
    const fate = fateOf(erasureFacts(order))
    if (fate.type === 'later') {
      erasure.postpone({ what: 'order', number: order.number, why: fate.why })
      continue
    }
    deliveryIds.push(...order.deliveries.map(({ id }) => id))
    await forgetInAudit(erasure.trx, order.number)
    for (const { id } of order.withdrawals) await forgetAboutWithdrawal(erasure.trx, id)
    if (fate.type === 'remove') await remove(erasure, order)
    else {
      await anonymize(erasure, order)
      anonymized.push(order.id)
    }
  }
  return { met, anonymized, deliveryIds }
}

function ordersOf({ trx, email }: Erasure): Promise<Order[]> {
  return ofAddress(Order.query({ client: trx }), email)
    .preload('payments', (payment) => payment.preload('refunds'))
    .preload('deliveries')
    .preload('withdrawals')
    .preload('invoices')
    .preload('booking')
    .orderBy('id')
    .exec()
}

function erasureFacts(order: Order): EraseQuestion {
  const { payments, deliveries, withdrawals, invoices } = order
  const has = (...statuses: readonly PaymentStatus[]) =>
    payments.some(({ status }) => statuses.includes(status))
  const refunds = payments.flatMap((payment) => payment.refunds)
  const booking = order.booking as Booking | null
  return {
    status: order.status,
    hasMoney: has(...RECEIVED_PAYMENT),
    invoiced: invoices.length > 0,
    paymentOngoing: has(...ONGOING_PAYMENT),
    byPost: deliveries.some(({ kind, revokedAt }) => kind === 'post' && revokedAt === null),
    withdrawalOpen: withdrawals.some(({ status }) => OPEN_WITHDRAWAL.includes(status)),
    eveningOpen: booking !== null && holdsBooking(booking.status),
    refundUnderway: refunds.some(({ status }) => status === 'nieuw' || status === 'aangevraagd'),
  }
}

async function remove(erasure: Erasure, order: Order) {
  await releaseVoucher(erasure.trx, order)
  await releaseDiscountCode(erasure.trx, order)
  await order.delete()
  erasure.count('bestellingen', 1)
}

/**
 * Reduces an order to what the bookkeeping needs: which game, how much, when, and the references.
 */
async function anonymize(erasure: Erasure, order: Order) {
  await order
    .merge({
      ...{ name: ERASED, email: pseudonym(order.id), address: null, postcode: null, city: null },
      ...{ trackTrace: null, token: freshToken(), requestKey: freshToken() },
    })
    .save()
  erasure.count('klantgegevens van bestellingen', 1)
  await eraseProgress(erasure, order.deliveries)
  await closeLinks(erasure, order.deliveries)
  await eraseAround(erasure, order)
  const invoices = order.invoices.map(({ number }) => number)
  erasure.keep({ what: 'order', number: order.number, invoices })
}

async function eraseProgress(erasure: Erasure, deliveries: readonly Delivery[]) {
  const progress = PlayFlag.query({ client: erasure.trx }).whereIn(
    'delivery_id',
    deliveries.map(({ id }) => id)
  )
  erasure.count('onderdelen van de voortgang', await rows(progress.delete()))
}

async function closeLinks(erasure: Erasure, deliveries: readonly Delivery[]) {
  for (const delivery of deliveries)
    await delivery
      .merge({
        token: delivery.token === null ? null : freshToken(),
        revokedAt: delivery.revokedAt ?? erasure.now,
        completedAt: null,
        gameVersion: delivery.gameVersion + 1,
      })
      .save()
  erasure.count('links', deliveries.filter(({ token }) => token !== null).length)
}

/** The mails, the events that are not about money, and what was typed about payments and codes. */
async function eraseAround(erasure: Erasure, order: Order) {
  const { trx } = erasure
  const ofOrder = { order_id: order.id }
  await eraseSoldVoucher(trx, order.id)
  erasure.count('beoordelingen', await rows(Rating.query({ client: trx }).where(ofOrder).delete()))
  erasure.count('cadeaus', await rows(Gift.query({ client: trx }).where(ofOrder).delete()))
  erasure.count(
    'etiketten',
    await rows(CarrierLabel.query({ client: trx }).where(ofOrder).delete())
  )
  erasure.count('mails', await rows(Mail.query({ client: trx }).where(ofOrder).delete()))
  erasure.count('notities', await rows(OrderNote.query({ client: trx }).where(ofOrder).delete()))
  await OrderEvent.query({ client: trx })
    .where(ofOrder)
    .whereNotIn('kind', [...MONEY_EVENTS])
    .delete()
  await DiscountCodeRedemption.query({ client: trx })
    .where(ofOrder)
    .update({ mailbox: order.email })
  const payments = () => Payment.query({ client: trx }).where(ofOrder)
  await payments().update({ checkoutUrl: null })
  await Refund.query({ client: trx })
    .whereIn('payment_id', payments().select('id'))
    .update({ reason: ERASED })
}
