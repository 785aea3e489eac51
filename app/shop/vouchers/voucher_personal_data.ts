import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { euro, time } from '#app/shop/retention/export_format'
import { rows, type Erasure } from '#app/shop/retention/erasure'
import { ofAddress } from '#app/shop/retention/personal_address'
import Mail from '#models/shop/mail'
import Voucher from '#models/shop/money/voucher'

/**
 * The vouchers that were mailed to an address. Their codes are left out, because anybody with a
 * code can pay.
 */
export async function exportVouchers(trx: TransactionClientContract, email: string) {
  const vouchers = await ofAddress(Voucher.query({ client: trx }), email).orderBy('id')
  return vouchers.map((voucher) => ({
    kenmerk: voucher.lastCharacters,
    voor: voucher.recipient,
    email: voucher.email,
    notitie: voucher.note,
    bedrag: euro(voucher.amountCents),
    saldo: euro(voucher.balanceCents),
    gemaakt_op: time(voucher.createdAt),
    geldig_tot: time(voucher.validUntil),
  }))
}

/**
 * Forgets for whom a voucher was made. It keeps its balance, and works for anybody who has its
 * code.
 */
export async function eraseVouchers(erasure: Erasure) {
  const { trx, email } = erasure
  const vouchers = await ofAddress(Voucher.query({ client: trx }), email)
  const ids = vouchers.map(({ id }) => id)
  await rows(Mail.query({ client: trx }).whereIn('voucher_id', ids).delete())
  for (const voucher of vouchers)
    await voucher.merge({ recipient: null, email: null, note: null }).save()
  erasure.count('namen op cadeaubonnen', vouchers.length)
}
