import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { VoucherMovementKind } from '#domain/shop/vouchers/vouchers'
import Voucher from '#models/shop/money/voucher'
import VoucherMovement from '#models/shop/money/voucher_movement'

type Movement = {
  readonly voucherId: number
  readonly orderId: number | null
  readonly kind: VoucherMovementKind
  /** The amount is below zero when it leaves the voucher. */
  readonly cents: number
}

/**
 * Changes the balance of a voucher and writes down why. The database decides who was first: what
 * leaves has to be there.
 *
 * @returns whether it was there
 */
export async function moveBalance(
  trx: TransactionClientContract,
  { voucherId, orderId, kind, cents }: Movement
): Promise<boolean> {
  const moved = await Voucher.query({ client: trx })
    .where('id', voucherId)
    .where('balance_cents', '>=', -cents)
    .increment('balance_cents', cents)
  if (Number(moved) === 0) return false
  await VoucherMovement.create({ voucherId, orderId, kind, cents }, { client: trx })
  return true
}

/** Locks a voucher, so that others who move its balance wait. */
export const lockVoucher = (trx: TransactionClientContract, id: number): Promise<Voucher> =>
  Voucher.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
