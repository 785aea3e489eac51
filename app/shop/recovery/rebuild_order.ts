import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import type { ProviderPayment } from '#app/core/payment/payment_provider'
import { fingerprint, freshToken } from '#app/core/tokens'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'
import { wrapGift } from '#app/shop/gifts/wrap_gift'
import { recordEvent } from '#app/shop/order_events/record_event'
import { openOrder, shortMark, waiverFrom } from '#app/shop/recovery/sealed_order'
import {
  byPost,
  findOrderable,
  findSold,
  isVoucherSale,
  type OrderableGame,
} from '#games/catalogue'
import {
  orderFrom,
  type RebuildRefused,
  type RebuiltGift,
  type RebuiltSale,
  type RebuiltOrder,
} from '#domain/shop/recovery/order_copy'
import { err, ok, type Result } from '#domain/result'
import DiscountCode from '#models/shop/money/discount_code'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import SoldVoucher from '#models/shop/money/sold_voucher'
import Voucher from '#models/shop/money/voucher'

/** What a payment at the provider says about the order that we lost. */
export type Rebuildable = {
  readonly number: string
  readonly game: OrderableGame
  readonly order: RebuiltOrder
}

/** Whether an order that our books do not have can be rebuilt from its payment. */
export function canRebuild(payment: ProviderPayment): Result<Rebuildable, RebuildRefused> {
  const { reference, copy, amountCents, currency } = payment
  if (reference === null || copy === null) return err('no_copy')
  const game = findSold(copy.item)
  if (!game) return err('unknown_game')
  const opened = openOrder(payment)
  if (opened === null) return err('unreadable_copy')
  const isVoucher = isVoucherSale(game)
  if (!isVoucher && !findOrderable(copy.item)) return err('evening')
  const cents = currency === 'EUR' ? amountCents : null
  const order = orderFrom(opened, { cents, byPost: byPost(game), isVoucher })
  return order.ok ? ok({ number: reference.order, game, order: order.value }) : order
}

/**
 * Gives a payment its order back: the order that our books still have, or else one that is rebuilt
 * from the copy. The order then waits for its money, and `ProcessPayment` books and delivers it, as
 * for any other payment. When this process dies in between, the reconciler does. Unique constraints
 * on order number and payment let this happen once, however many processes try it at the same
 * moment.
 */
export async function rebuildOrder(
  payment: ProviderPayment
): Promise<Result<null, RebuildRefused>> {
  const known = payment.reference && (await Order.findBy('number', payment.reference.order))
  const lost = known ? null : canRebuild(payment)
  if (lost && !lost.ok) return lost
  try {
    await inTransaction(async (trx) => {
      if (lost) await addAttempt(trx, payment, await rebuild(trx, payment, lost.value), true)
      else if (known) await addAttempt(trx, payment, known, false)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  return ok(null)
}

async function rebuild(
  trx: TransactionClientContract,
  payment: ProviderPayment,
  { number, game, order: from }: Rebuildable
): Promise<Order> {
  const createdAt = DateTime.fromJSDate(payment.createdAt)
  const { discountCode, token, waiver, requestKey, gift, sale, ...customer } = from
  const { name, email, priceCents, discountCents, voucherCents, address, postcode, city } = customer
  const voucher = await voucherOf(trx, from)
  const waiverText = waiverFrom({ ...(waiver !== undefined && { waiver }) })
  const code = discountCode
    ? await DiscountCode.findBy('code', discountCode, { client: trx })
    : null
  const order = await Order.create(
    {
      ...{ number, itemName: game.itemName, name, email, priceCents, discountCents },
      ...(byPost(game) && { address, postcode, city }),
      token: token ?? freshToken(),
      requestKey: requestKey ?? fingerprint('rebuilt', payment.id),
      discountCodeId: code?.id ?? null,
      ...{ voucherId: voucher?.id ?? null, voucherCents },
      totalCents: priceCents - discountCents,
      status: 'open',
      waivedAt: waiverText === null ? null : createdAt,
      waiverText,
      createdAt,
    },
    { client: trx }
  )
  await recordEvent(trx, order.id, 'recovered')
  if (gift) await rewrap(trx, order, gift)
  if (sale) await sellAgain(trx, order, sale)
  return order
}

/**
 * The voucher that paid a part of an order. It is found by its mark and not by its number: a
 * restored database may give the number of a lost voucher to another one, and a voucher that is
 * made again has another number.
 */
async function voucherOf(
  trx: TransactionClientContract,
  { voucherId, voucherMark }: RebuiltOrder
): Promise<Voucher | null> {
  if (voucherMark === undefined)
    return voucherId === undefined ? null : Voucher.find(voucherId, { client: trx })
  const alike = await Voucher.query({ client: trx }).whereLike('code_mark', `${voucherMark}%`)
  return alike.find((voucher) => shortMark(voucher) === voucherMark) ?? null
}

/** Makes the sale of a voucher again, from which the voucher is made once its money is booked. */
async function sellAgain(trx: TransactionClientContract, order: Order, sale: RebuiltSale) {
  const { recipient, email, message, isWhole } = sale
  await SoldVoucher.create(
    { orderId: order.id, voucherId: null, recipient, email, message },
    { client: trx }
  )
  if (!isWhole) await askForTheRest(trx, order)
}

/** Makes the gift again. An alarm asks a person for what had no room beside the payment. */
async function rewrap(trx: TransactionClientContract, order: Order, gift: RebuiltGift) {
  await wrapGift(trx, order, gift.wish)
  if (!gift.isWhole) await askForTheRest(trx, order)
}

async function askForTheRest(trx: TransactionClientContract, order: Order) {
  await raiseAlarm(trx, {
    key: `gift_incomplete:${order.id}`,
    kind: 'gift_incomplete',
    orderId: order.id,
    details: `bestelling ${order.number}`,
  })
}

/** Adds the attempt that the provider knows and our books do not. */
async function addAttempt(
  trx: TransactionClientContract,
  payment: ProviderPayment,
  order: Order,
  ongoing: boolean
) {
  await Payment.create(
    {
      orderId: order.id,
      providerId: payment.id,
      idempotencyKey: crypto.randomUUID(),
      status: 'open',
      amountCents: order.dueCents,
      refundedCents: 0,
      checkoutUrl: null,
      expiresAt: null,
      openForOrder: ongoing ? order.id : null,
    },
    { client: trx }
  )
}
