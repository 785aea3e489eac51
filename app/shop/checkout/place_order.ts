import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { isUniqueViolation } from '#app/core/database/dialect'
import { attemptInTransaction } from '#app/core/database/transaction'
import { tally } from '#app/core/tally'
import { fingerprint, freshReadableCode, freshToken } from '#app/core/tokens'
import { mayMail } from '#app/shop/mails/mail_brake'
import { deliver } from '#app/shop/deliveries/deliver'
import { createInvoice } from '#app/shop/invoices/create_invoice'
import { chooseVoucher, type VoucherChoice } from '#app/shop/vouchers/choose_voucher'
import { bookVoucher, takeVoucher } from '#app/shop/vouchers/redeem_voucher'
import { startPaymentAttempt } from '#app/shop/payments/start_payment_attempt'
import { recordEvent } from '#app/shop/order_events/record_event'
import {
  reserveDiscountCode,
  findDiscountCode,
} from '#app/shop/discount_codes/reserve_discount_code'
import {
  askToPay,
  bookByHand,
  handOver,
  recordTaken,
  type TakenByHand,
} from '#app/shop/hand_orders/take_by_hand'
import { mayGiveFree, wrapGift } from '#app/shop/gifts/wrap_gift'
import { byPost, type OrderableGame } from '#games/catalogue'
import { computeDiscount, type DiscountCodeRefused } from '#domain/shop/discount_codes'
import type { GiftWish } from '#domain/shop/gifts'
import { meansOf } from '#domain/shop/hand_orders'
import { err, ok, type Result } from '#domain/result'
import { normalizeVoucherCode } from '#domain/shop/vouchers/voucher_code'
import type { VoucherRefused } from '#domain/shop/vouchers/vouchers'
import type DiscountCode from '#models/shop/money/discount_code'
import Order from '#models/shop/order'
import Price from '#models/shop/money/price'

export type OrderData = VoucherChoice & {
  readonly name: string
  readonly email: string
  readonly address: string | null
  readonly postcode: string | null
  readonly city: string | null
  readonly discountCode: string | null
  /** For whom it is; null when it is for the customer. */
  readonly gift: GiftWish | null
  /** The sentence that the customer ticked to get access at once; null without a waiver. */
  readonly waiverText: string | null
  /** The same key with the same content is the same order, so that a double tap orders once. */
  readonly requestKey: string | null
  /** Set when the owner takes the order for the customer. */
  readonly byHand?: TakenByHand
  /** The price on the page, in cents. An order for another price is refused. */
  readonly shownCents: number | null
}

export type OrderRefused =
  | { readonly type: 'no_price' }
  | { readonly type: 'price_changed' }
  | { readonly type: 'too_many_free_orders' }
  | { readonly type: 'too_many_free_gifts' }
  | { readonly type: 'discount_code'; readonly reason: DiscountCodeRefused }
  | { readonly type: 'voucher'; readonly reason: VoucherRefused }

/**
 * Places an order in one transaction: it computes price and discount, reserves the code, takes the
 * part of a voucher, and writes the first payment attempt or, when there is nothing to pay, the
 * delivery.
 */
export async function placeOrder(
  game: OrderableGame,
  data: OrderData
): Promise<Result<Order, OrderRefused>> {
  const requestKey = keyOf(game, data)
  try {
    const placed = await attemptInTransaction((trx) => write(trx, game, data, requestKey))
    /** A repeated order was read and not written, so it is not counted again. */
    if (placed.ok && placed.value.$isLocal) tally.count('bestelling', game.itemName)
    return placed
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return ok(await Order.findByOrFail('request_key', requestKey))
  }
}

async function write(
  trx: TransactionClientContract,
  game: OrderableGame,
  data: OrderData,
  requestKey: string
): Promise<Result<Order, OrderRefused>> {
  const existing = await Order.findBy('request_key', requestKey, { client: trx })
  if (existing) return ok(existing)

  const now = DateTime.utc()
  const price = await Price.findBy('name', game.sale.priceKey, { client: trx })
  if (!price) return err({ type: 'no_price' })
  if (data.shownCents !== null && data.shownCents !== price.cents) {
    return err({ type: 'price_changed' })
  }

  const chosen = await chosenCode(trx, game, data, now)
  if (!chosen.ok) return codeRefused(chosen.error)
  const code = chosen.value
  const sums = amounts(price.cents, code)
  if (sums.totalCents === 0 && !(await mayMail(trx, 'free_order', data.email)))
    return err({ type: 'too_many_free_orders' })
  if (sums.totalCents === 0 && !(await mayGiveFree(trx, data.gift)))
    return err({ type: 'too_many_free_gifts' })
  const voucher = await chooseVoucher(trx, data, sums.totalCents, now)
  if (!voucher.ok) return voucherRefused(voucher.error)
  const order = await Order.create(
    {
      ...{ ...ofCustomer(game, data), ...waiverOf(game, data, sums.totalCents, now), requestKey },
      ...{ ...sums, ...voucher.value },
    },
    { client: trx }
  )
  await wrapGift(trx, order, data.gift)
  const spot = code === null ? ok(null) : await reserveDiscountCode(trx, code, order)
  if (!spot.ok) return codeRefused(spot.error)
  await recordEvent(trx, order.id, 'ordered')
  const taken = await takeVoucher(trx, order, now)
  if (!taken.ok) return voucherRefused(taken.error)
  if (data.byHand) await recordTaken(trx, order, data.byHand)
  await payOrDeliver(trx, order, now, data.byHand)
  return ok(order)
}

async function chosenCode(
  trx: TransactionClientContract,
  game: OrderableGame,
  data: OrderData,
  now: DateTime
): Promise<Result<DiscountCode | null, DiscountCodeRefused>> {
  if (!game.sale.withDiscountCode || data.discountCode === null) return ok(null)
  return findDiscountCode(trx, data.discountCode, game.sale.priceKey, now)
}

const voucherRefused = (reason: VoucherRefused) => err({ type: 'voucher' as const, reason })

const codeRefused = (reason: DiscountCodeRefused) => err({ type: 'discount_code' as const, reason })

function ofCustomer(game: OrderableGame, data: OrderData) {
  const { name, email, address, postcode, city } = data
  return {
    number: `EK-${freshReadableCode(8)}`,
    token: freshToken(),
    itemName: game.itemName,
    name,
    email,
    ...(byPost(game) && { address, postcode, city }),
    status: 'open' as const,
  }
}

/**
 * The waiver of the right of withdrawal. It is not recorded for a parcel, which can be sent back,
 * nor for an order that is free by its price or a discount code.
 */
function waiverOf(game: OrderableGame, data: OrderData, totalCents: number, now: DateTime) {
  const waiverText = byPost(game) || totalCents === 0 ? null : data.waiverText
  return { waiverText, waivedAt: waiverText === null ? null : now }
}

function amounts(priceCents: number, code: DiscountCode | null) {
  const discountCents = code ? computeDiscount(code.rules, priceCents) : 0
  return {
    discountCodeId: code?.id ?? null,
    priceCents,
    discountCents,
    totalCents: priceCents - discountCents,
  }
}

async function payOrDeliver(
  trx: TransactionClientContract,
  order: Order,
  now: DateTime,
  byHand?: TakenByHand
) {
  const means = byHand ? meansOf(byHand.payment) : null
  if (order.dueCents > 0 && means === null) {
    await startPaymentAttempt(trx, order)
    if (byHand) await askToPay(trx, order)
    return
  }
  await order.merge({ status: 'betaald', paidAt: now }).save()
  if (order.dueCents > 0 && means !== null) await bookByHand(trx, order, means)
  await bookVoucher(trx, order)
  if (byHand?.handedOver) await handOver(trx, order, now)
  await deliver(trx, order, now)
  await createInvoice(trx, order, now)
}

function keyOf(game: OrderableGame, data: OrderData): string {
  const { requestKey, name, email, address, postcode, city, discountCode, waiverText } = data
  const { voucherCode, gift, byHand } = data
  if (requestKey === null) return freshToken()
  return fingerprint(
    requestKey,
    game.itemName,
    ...[name, email, address, postcode, city, discountCode, waiverText].map((part) => part ?? ''),
    ...(voucherCode === null ? [] : [normalizeVoucherCode(voucherCode)]),
    ...(gift ? [JSON.stringify(gift)] : []),
    ...(byHand ? [byHand.payment, String(byHand.handedOver)] : [])
  )
}
