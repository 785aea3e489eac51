import { freshToken } from '#app/core/tokens'
import type { ErasedOrders } from '#app/shop/retention/erase_orders'
import { ERASED, pseudonym, type Erasure } from '#app/shop/retention/erasure'
import { forgetAboutWithdrawal } from '#app/shop/retention/forget_in_audit'
import { ofAddress } from '#app/shop/retention/personal_address'
import { OPEN_WITHDRAWAL } from '#domain/shop/retention/erasure'
import Mail from '#models/shop/mail'
import Withdrawal from '#models/shop/withdrawal'

/**
 * Deletes handled withdrawals without an order. The moment and the outcome of the others stay with
 * their order.
 */
export async function eraseWithdrawals(erasure: Erasure, { met, anonymized }: ErasedOrders) {
  const { trx, email } = erasure
  const found = await Withdrawal.query({ client: trx })
    .whereIn('order_id', [...anonymized])
    .orWhere((query) => void ofAddress(query, email))
    .orderBy('id')
  for (const withdrawal of found) {
    if (!OPEN_WITHDRAWAL.includes(withdrawal.status)) {
      await forgetAboutWithdrawal(trx, withdrawal.id)
      await eraseWithdrawal(erasure, withdrawal)
      erasure.count('herroepingen', 1)
    } else if (!met.some(({ id }) => id === withdrawal.orderId))
      erasure.postpone({ what: 'withdrawal', receivedAt: withdrawal.receivedAt })
  }
}

async function eraseWithdrawal({ trx }: Erasure, withdrawal: Withdrawal) {
  if (withdrawal.orderId === null) return withdrawal.delete()
  await Mail.query({ client: trx }).where('withdrawal_id', withdrawal.id).delete()
  await withdrawal
    .merge({
      ...{ name: ERASED, email: pseudonym(withdrawal.orderId), note: null },
      ...{ orderText: ERASED, statement: ERASED },
      ...{ token: freshToken(), requestKey: freshToken() },
    })
    .save()
}
