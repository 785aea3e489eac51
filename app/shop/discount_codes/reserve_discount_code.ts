import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import {
  mayUse,
  normalizeDiscountCode,
  type DiscountCodeRefused,
} from '#domain/shop/discount_codes'
import { mailboxOf } from '#domain/shop/mails/mail_brakes'
import { err, ok, type Result } from '#domain/result'
import DiscountCode from '#models/shop/money/discount_code'
import DiscountCodeRedemption from '#models/shop/money/discount_code_redemption'
import type Order from '#models/shop/order'

/** The typed code, when it may be used for this game now. */
export async function findDiscountCode(
  client: QueryClientContract,
  entered: string,
  priceKey: string,
  now: DateTime
): Promise<Result<DiscountCode, DiscountCodeRefused>> {
  const code = await DiscountCode.findBy('code', normalizeDiscountCode(entered), { client })
  if (!code) return err({ type: 'unknown' })

  const allowed = mayUse(code.rules, priceKey, now.toJSDate())
  return allowed.ok ? ok(code) : allowed
}

/**
 * Uses up a discount code: reserves one use of it for an order. The database decides who was first:
 * a conditional update limits the total, and a unique number limits the uses of one mailbox, however
 * its address is spelled.
 */
export async function reserveDiscountCode(
  trx: TransactionClientContract,
  code: DiscountCode,
  order: Order
): Promise<Result<null, DiscountCodeRefused>> {
  const mailbox = mailboxOf(order.email)
  if (!(await takeSequenceNumber(trx, code, order.id, mailbox)))
    return err({ type: 'already_used' })

  const counted = await DiscountCode.query({ client: trx })
    .where('id', code.id)
    .where((query) => query.whereNull('max_total').orWhereColumn('used_total', '<', 'max_total'))
    .increment('used_total', 1)
  return Number(counted) > 0 ? ok(null) : err({ type: 'used_up' })
}

/** Gives the use back, because the order's payment failed. Doing this twice changes nothing. */
export async function releaseDiscountCode(trx: TransactionClientContract, order: Order) {
  if (order.discountCodeId === null) return
  const removed = await DiscountCodeRedemption.query({ client: trx })
    .where('order_id', order.id)
    .delete()
  if (Number(removed) === 0) return
  await DiscountCode.query({ client: trx })
    .where('id', order.discountCodeId)
    .where('used_total', '>', 0)
    .decrement('used_total', 1)
}

async function takeSequenceNumber(
  trx: TransactionClientContract,
  code: DiscountCode,
  orderId: number,
  mailbox: string
): Promise<boolean> {
  const taken = await DiscountCodeRedemption.query({ client: trx })
    .where({ discountCodeId: code.id, mailbox })
    .select('sequence_number')
  const numbers = new Set(taken.map(({ sequenceNumber }) => sequenceNumber))

  for (
    let sequenceNumber = 1;
    code.maxPerEmail === null || sequenceNumber <= code.maxPerEmail;
    sequenceNumber++
  ) {
    if (numbers.has(sequenceNumber)) continue
    const rows = await trx
      .insertQuery<{ id: number }>()
      .table('discount_code_redemptions')
      .insert({
        discount_code_id: code.id,
        order_id: orderId,
        mailbox,
        sequence_number: sequenceNumber,
      })
      .onConflict(['discount_code_id', 'mailbox', 'sequence_number'])
      .ignore()
      .returning('id')
    if (rows.length > 0) return true
  }
  return false
}
