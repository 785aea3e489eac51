import { shopSettings } from '#app/shop/settings/shop_settings'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn, isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { fingerprint, freshToken } from '#app/core/tokens'
import { queueMail } from '#app/shop/mails/queue_mail'
import { recordEvent } from '#app/shop/order_events/record_event'
import { statement } from '#content/withdrawal_texts'
import { orderNumberIn } from '#domain/shop/withdrawals'
import Order from '#models/shop/order'
import Withdrawal from '#models/shop/withdrawal'
import Mail from '#models/shop/mail'

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

/** The limit protects mailboxes, because the form does not ask visitors to prove who they are. */
export const RECEIPTS_PER_DAY = 3

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
  const withinLimit = await mayMailReceipt(trx, email, found)
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
  if (withinLimit) await queueMail(trx, { kind: 'herroeping_ontvangst', withdrawalId })
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
 * Whether a receipt may be mailed. The limit is a few a day per order, and per address for
 * statements without an order. A stranger who repeatedly fills in somebody's address therefore does
 * not use up the receipts of an order.
 */
async function mayMailReceipt(
  trx: TransactionClientContract,
  email: string,
  order: Order | null
): Promise<boolean> {
  const earlier = Withdrawal.query({ client: trx })
    .select('id')
    .where('received_at', '>', asColumn(DateTime.utc().minus({ days: 1 })))
  if (order) earlier.where('order_id', order.id)
  else earlier.whereNull('order_id').whereRaw('lower(email) = ?', [email.toLowerCase()])
  const mailed = await Mail.query({ client: trx })
    .where('kind', 'herroeping_ontvangst')
    .whereIn('withdrawal_id', earlier)
  return mailed.length < RECEIPTS_PER_DAY
}
