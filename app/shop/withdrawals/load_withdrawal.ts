import { orderNumberIn } from '#domain/shop/withdrawals'
import { matchWord } from '#app/shop/order_search/match_word'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import Withdrawal from '#models/shop/withdrawal'

const AT_MOST = 10

export type WithdrawalDetail = Awaited<ReturnType<typeof loadWithdrawal>>

/** A withdrawal with what its page shows beside it, see `withOrder`. */
export async function loadWithdrawal(withdrawal: Withdrawal, search = '') {
  const receipt = { kind: 'herroeping_ontvangst', withdrawalId: withdrawal.id }
  return {
    withdrawal,
    receipt: await Mail.findBy(receipt),
    search,
    suggestions: await suggestions(withdrawal, search),
    others: await others(withdrawal),
  }
}

/**
 * The orders that it may be about: those in which the owner's words occur, or else those of this
 * address, or with a number that occurs in the statement.
 */
async function suggestions({ email, orderText, orderId }: Withdrawal, search: string) {
  if (search !== '') return wordsIn(search).orderBy('id', 'desc').limit(AT_MOST)
  if (orderId !== null) return []
  const number = orderNumberIn(orderText)
  const found = Order.query().whereRaw('lower(email) = ?', [email.toLowerCase()])
  if (number !== null) void found.orWhere('number', number)
  return found.orderBy('id', 'desc').limit(AT_MOST)
}

function wordsIn(search: string) {
  const query = Order.query()
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) matchWord(query, word)
  return query
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
