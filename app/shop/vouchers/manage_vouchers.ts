import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { queueMail } from '#app/shop/mails/queue_mail'
import { freshSecret } from '#app/shop/vouchers/voucher_secret'
import { voucherValidUntil } from '#domain/shop/vouchers/vouchers'
import Voucher from '#models/shop/money/voucher'
import VoucherMovement from '#models/shop/money/voucher_movement'

export type VoucherData = {
  readonly cents: number
  readonly recipient: string | null
  /** Where it is mailed to; null when the owner hands over the card. */
  readonly email: string | null
  readonly note: string | null
}

/** Makes a voucher that nobody paid for, and mails it when there is an address. */
export function issueVoucher(who: Actor, data: VoucherData, now = DateTime.utc()) {
  const { cents, recipient, email, note } = data
  return inTransaction(async (trx) => {
    const voucher = await Voucher.create(
      {
        ...freshSecret(),
        ...{ recipient, email, note, amountCents: cents, balanceCents: cents },
        validUntil: voucherValidUntil(now),
      },
      { client: trx }
    )
    const { id: voucherId } = voucher
    await VoucherMovement.create(
      { voucherId, orderId: null, kind: 'uitgegeven', cents },
      { client: trx }
    )
    if (email !== null) await queueMail(trx, { kind: 'cadeaubon', voucherId })
    await recordAudit(trx, who, 'voucher_issued', nameOf(voucher), { centen: cents })
    return voucher
  })
}

/** Blocks a voucher at once, as when its card was lost, or makes it work again. */
export function blockVoucher(who: Actor, id: number, blocked: boolean) {
  return inTransaction(async (trx) => {
    const [changed] = await Voucher.query({ client: trx })
      .where('id', id)
      .where((now) => (blocked ? now.whereNull('blocked_at') : now.whereNotNull('blocked_at')))
      .update({ blockedAt: blocked ? asColumn(DateTime.utc()) : null })
    const voucher = await orNotFound(Voucher.find(id, { client: trx }))
    if (Number(changed) === 0) return
    await recordAudit(trx, who, blocked ? 'voucher_blocked' : 'voucher_unblocked', nameOf(voucher))
  })
}

/** The end of its code, by which the owner refers to a voucher. Nobody can pay with it. */
export const nameOf = ({ lastCharacters }: Voucher): string => `…${lastCharacters}`
