import { orderNumberIn } from '#domain/shop/withdrawals'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import Withdrawal from '#models/shop/withdrawal'

const AT_MOST = 10

export type WithdrawalDetail = Awaited<ReturnType<typeof loadWithdrawal>>

/** A withdrawal with what its page shows beside it, see `withOrder`. */
export async function loadWithdrawal(withdrawal: Withdrawal) {
  const receipt = { kind: 'herroeping_ontvangst', withdrawalId: withdrawal.id }
  return {
    withdrawal,
    receipt: await Mail.findBy(receipt),
    suggestions: withdrawal.order ? [] : await suggestions(withdrawal),
    others: await others(withdrawal),
  }
}

/**
 * The orders that it may be about: those of this address, or with a number that occurs in the
 * statement.
 */
async function suggestions({ email, orderText }: Withdrawal) {
  const number = orderNumberIn(orderText)
  const found = Order.query().whereRaw('lower(email) = ?', [email.toLowerCase()])
  if (number !== null) void found.orWhere('number', number)
  return found.orderBy('id', 'desc').limit(AT_MOST)
}

/** The other withdrawals of the same customer, who may have sent it before. */
async function others({ id, email, orderId }: Withdrawal) {
  return Withdrawal.query()
    .whereNot('id', id)
    .where((query) => {
      query.whereRaw('lower(email) = ?', [email.toLowerCase()])
      if (orderId !== null) query.orWhere('order_id', orderId)
    })
    .orderBy('id', 'desc')
    .limit(AT_MOST)
}
