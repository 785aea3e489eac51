import { shopSettings } from '#app/shop/settings/shop_settings'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { fingerprint, freshToken } from '#app/core/tokens'
import { mayMail } from '#app/shop/mails/mail_brake'
import { queueMail } from '#app/shop/mails/queue_mail'
import { recordEvent } from '#app/shop/order_events/record_event'
import { statement } from '#content/withdrawal_texts'
import { orderNumberIn } from '#domain/shop/withdrawals'
import Order from '#models/shop/order'
import Withdrawal from '#models/shop/withdrawal'

export type WithdrawalInput = {
  readonly name: string
  readonly email: string
  /** An order number, or a description of the order. */
  readonly order: string
  /** The secret of the order page from which the customer came. */
  readonly token: string | null
  /** The same key with the same content is the same statement, so a double press makes one. */
  readonly requestKey: string | null
}

/**
 * Receives a withdrawal, whether or not an order is found with it; a person sorts that out. The
 * receipt to the customer and the mail to the owner are written in the same transaction.
 */
export async function receiveWithdrawal(data: WithdrawalInput): Promise<Withdrawal> {
  const { name, email, order } = data
  const key = data.requestKey ?? freshToken()
  const requestKey = fingerprint(key, name, email, order)
  try {
    const { name: shop } = await shopSettings()
    return await inTransaction((trx) => write(trx, data, { requestKey, shop }))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return Withdrawal.findByOrFail('request_key', requestKey)
  }
}

async function write(
  trx: TransactionClientContract,
  data: WithdrawalInput,
  { requestKey, shop }: { requestKey: string; shop: string }
): Promise<Withdrawal> {
  const existing = await Withdrawal.findBy({ requestKey }, { client: trx })
  if (existing) return existing

  const { name, email } = data
  const found = await findOrder(trx, data)
  const receipt = await mayMailReceipt(trx, email, found)
  const withdrawal = await Withdrawal.create(
    {
      orderId: found?.id ?? null,
      requestKey,
      token: freshToken(),
      name,
      email,
      orderText: data.order,
      statement: statement(shop, data).join('\n'),
      status: 'ontvangen',
      receivedAt: DateTime.utc(),
    },
    { client: trx }
  )
  if (found) await recordEvent(trx, found.id, 'herroepen', 'ontvangen')
  const withdrawalId = withdrawal.id
  if (receipt) await queueMail(trx, { kind: 'herroeping_ontvangst', withdrawalId })
  if (await mayMail(trx, 'notice_to_owner', 'withdrawals'))
    await queueMail(trx, { kind: 'herroeping_winkel', withdrawalId })
  return withdrawal
}

/**
 * The order with this number, for a customer who also knows its address or comes from its own page.
 */
async function findOrder(
  trx: TransactionClientContract,
  { order, email, token }: WithdrawalInput
): Promise<Order | null> {
  const number = orderNumberIn(order)
  const found = number && (await Order.findBy({ number }, { client: trx }))
  if (!found) return null
  const own = found.token === token || found.email.toLowerCase() === email.toLowerCase()
  return own ? found : null
}

/**
 * Whether a receipt may be mailed. An order has receipts of its own, so a stranger who repeatedly
 * fills in somebody's address does not use those up.
 */
function mayMailReceipt(trx: TransactionClientContract, email: string, order: Order | null) {
  return order
    ? mayMail(trx, 'receipt_of_order', order.number)
    : mayMail(trx, 'receipt_of_address', email)
}
