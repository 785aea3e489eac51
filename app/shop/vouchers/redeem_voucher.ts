import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'
import { recordEvent } from '#app/shop/order_events/record_event'
import { lockVoucher, moveBalance } from '#app/shop/vouchers/move_balance'
import { asEuro } from '#domain/money'
import { err, ok, type Result } from '#domain/result'
import { mayRedeem, voucherPart, type VoucherRefused } from '#domain/shop/vouchers/vouchers'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import VoucherMovement from '#models/shop/money/voucher_movement'

/**
 * Takes the voucher's part of an order from its balance, where it stays as long as the order may
 * still be paid.
 */
export async function takeVoucher(
  trx: TransactionClientContract,
  order: Order,
  now = DateTime.utc()
): Promise<Result<null, VoucherRefused>> {
  const { id: orderId, voucherId, voucherCents } = order
  if (voucherId === null || voucherCents === 0) return ok(null)
  const voucher = await lockVoucher(trx, voucherId)
  const allowed = mayRedeem(voucher.rules, now.toJSDate())
  if (!allowed.ok) return allowed
  const taken = await moveBalance(trx, {
    voucherId,
    orderId,
    kind: 'genomen',
    cents: -voucherCents,
  })
  if (!taken) return err({ type: 'balance_changed', balanceCents: voucher.balanceCents })
  await recordEvent(trx, orderId, 'voucher_taken', String(voucherCents))
  return ok(null)
}

/** Gives it back, because the order's payment failed. Doing this twice changes nothing. */
export async function releaseVoucher(trx: TransactionClientContract, order: Order) {
  const { id: orderId, voucherId } = order
  if (voucherId === null) return
  await lockVoucher(trx, voucherId)
  const cents = await heldFor(trx, order)
  if (cents === 0) return
  await moveBalance(trx, { voucherId, orderId, kind: 'vrijgegeven', cents })
  await recordEvent(trx, orderId, 'voucher_released', String(cents))
}

/**
 * Books the voucher's part of an order that is paid, as the payment that it is: refunds, credit
 * notes and the books count it. Money that comes in late takes the balance again. When somebody
 * else used the balance meanwhile, the order is carried out all the same and an alarm tells a
 * person.
 */
export async function bookVoucher(trx: TransactionClientContract, order: Order) {
  const { id: orderId, voucherId, voucherCents } = order
  if (voucherCents === 0) return
  const cents =
    voucherId === null ? 0 : await holdOrTake(trx, { id: orderId, voucherId, voucherCents })
  if (voucherId !== null && cents > 0) await bookPayment(trx, { orderId, voucherId, cents })
  if (cents === voucherCents) return
  await raiseAlarm(trx, {
    key: `voucher_exceeded:${orderId}`,
    kind: 'voucher_exceeded',
    orderId,
    details: `${asEuro(voucherCents - cents)} komt te kort`,
  })
}

/** @returns what the order has of the voucher now */
async function holdOrTake(
  trx: TransactionClientContract,
  order: { readonly id: number; readonly voucherId: number; readonly voucherCents: number }
): Promise<number> {
  const { id: orderId, voucherId, voucherCents } = order
  const { rules, balanceCents } = await lockVoucher(trx, voucherId)
  const held = await heldFor(trx, order)
  if (held > 0 || rules.blocked) return held
  const cents = voucherPart(voucherCents, balanceCents)
  if (cents > 0) await moveBalance(trx, { voucherId, orderId, kind: 'genomen', cents: -cents })
  return cents
}

/** What an order holds of the balance now, in whole cents. */
async function heldFor(
  trx: TransactionClientContract,
  { id, voucherId }: Pick<Order, 'id' | 'voucherId'>
): Promise<number> {
  const movements = await VoucherMovement.query({ client: trx })
    .where({ order_id: id, voucher_id: voucherId })
    .whereIn('kind', ['genomen', 'vrijgegeven'])
  return movements.reduce((held, { cents }) => held - cents, 0)
}

async function bookPayment(
  trx: TransactionClientContract,
  paid: { readonly orderId: number; readonly voucherId: number; readonly cents: number }
) {
  const { orderId, voucherId, cents } = paid
  await Payment.create(
    {
      ...{ orderId, voucherId, amountCents: cents, receivedCents: cents, refundedCents: 0 },
      ...{ status: 'betaald', idempotencyKey: crypto.randomUUID(), providerId: null },
      ...{ checkoutUrl: null, expiresAt: null, openForOrder: null },
    },
    { client: trx }
  )
}
