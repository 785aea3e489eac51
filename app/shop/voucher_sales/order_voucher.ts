import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { fingerprint, freshReadableCode, freshToken } from '#app/core/tokens'
import { recordEvent } from '#app/shop/order_events/record_event'
import { startPaymentAttempt } from '#app/shop/payments/start_payment_attempt'
import { voucherForSale } from '#games/voucher/voucher_in_catalogue'
import Order from '#models/shop/order'
import SoldVoucher from '#models/shop/money/sold_voucher'

/**
 * What an order for a voucher does not have. It is written out, so that the order reads the same to
 * the provider when it is read again: an idempotency key is for one request.
 */
const NOTHING_MORE = {
  ...{ address: null, postcode: null, city: null, waiverText: null, waivedAt: null },
  ...{ discountCodeId: null, voucherId: null },
}

export type VoucherOrder = {
  readonly cents: number
  readonly name: string
  readonly email: string
  readonly recipient: string | null
  /** Where the voucher goes once it is paid; null when the buyer gives it. */
  readonly recipientEmail: string | null
  readonly message: string | null
  /** The same key with the same content is the same order, so that a double tap orders once. */
  readonly requestKey: string | null
}

/**
 * Orders a voucher: an order whose price the buyer chose, with its first attempt to pay. No code
 * and no other voucher lowers it, and the voucher is made once the money came.
 */
export async function orderVoucher(data: VoucherOrder): Promise<Order> {
  const requestKey = keyOf(data)
  try {
    return await inTransaction((trx) => write(trx, data, requestKey))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return Order.findByOrFail('request_key', requestKey)
  }
}

async function write(trx: TransactionClientContract, data: VoucherOrder, requestKey: string) {
  const existing = await Order.findBy('request_key', requestKey, { client: trx })
  if (existing) return existing
  const { cents, name, email, recipient, recipientEmail, message } = data
  const order = await Order.create(
    {
      ...{ number: `EK-${freshReadableCode(8)}`, token: freshToken(), requestKey },
      ...{ itemName: voucherForSale.itemName, name, email, status: 'open' },
      ...{ priceCents: cents, discountCents: 0, totalCents: cents, voucherCents: 0 },
      ...NOTHING_MORE,
    },
    { client: trx }
  )
  await SoldVoucher.create(
    { orderId: order.id, voucherId: null, recipient, email: recipientEmail, message },
    { client: trx }
  )
  await recordEvent(trx, order.id, 'ordered')
  await startPaymentAttempt(trx, order)
  return order
}

function keyOf({ requestKey, cents, ...texts }: VoucherOrder): string {
  if (requestKey === null) return freshToken()
  const { name, email, recipient, recipientEmail, message } = texts
  const parts = [name, email, recipient, recipientEmail, message].map((part) => part ?? '')
  return fingerprint(requestKey, voucherForSale.itemName, String(cents), ...parts)
}
