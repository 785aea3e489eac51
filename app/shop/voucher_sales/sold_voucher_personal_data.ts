import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Erasure } from '#app/shop/retention/erasure'
import { ofAddress } from '#app/shop/retention/personal_address'
import type Order from '#models/shop/order'
import SoldVoucher from '#models/shop/money/sold_voucher'

const NOBODY = { recipient: null, email: null, message: null }

/** What a buyer filled in about a voucher, as they did; null for an order for a game. */
export function exportSoldVoucher(order: Order) {
  const sold = order.soldVoucher as SoldVoucher | null | undefined
  return sold ? { voor: sold.recipient, email: sold.email, bericht: sold.message } : null
}

/** Forgets for whom a voucher was bought. The voucher still works for anybody who has its code. */
export async function eraseSoldVoucher(trx: TransactionClientContract, orderId: number) {
  await SoldVoucher.query({ client: trx }).where({ order_id: orderId }).update(NOBODY)
}

/** Forgets who got a voucher, also when somebody else bought it. */
export async function eraseVoucherReceiver({ trx, email }: Erasure) {
  await ofAddress(SoldVoucher.query({ client: trx }), email).update(NOBODY)
}
