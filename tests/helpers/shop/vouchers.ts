import { codeOf, freshSecret } from '#app/shop/vouchers/voucher_secret'
import { voucherValidUntil } from '#domain/shop/vouchers/vouchers'
import { DateTime } from 'luxon'
import Voucher from '#models/shop/money/voucher'
import VoucherMovement from '#models/shop/money/voucher_movement'
import { present } from '#tests/helpers/present'

/** A voucher that was handed out; `fields` say what is different about it. */
export async function createVoucher(cents: number, fields: Partial<Voucher> = {}) {
  const voucher = await Voucher.create({
    ...{ ...freshSecret(), amountCents: cents, balanceCents: cents },
    ...{ recipient: null, email: null, note: null, blockedAt: null },
    validUntil: voucherValidUntil(DateTime.utc()),
    ...fields,
  })
  const { id: voucherId, balanceCents } = voucher
  await VoucherMovement.create({
    voucherId,
    orderId: null,
    kind: 'uitgegeven',
    cents: balanceCents,
  })
  return voucher
}

/** The code as its owner has it. */
export const codeOfVoucher = (voucher: Voucher): string =>
  present(codeOf(voucher), 'the code of a voucher')
