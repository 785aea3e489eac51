import { shopSettings } from '#app/shop/settings/shop_settings'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { isUniqueViolation } from '#app/core/database/dialect'
import { attemptInTransaction } from '#app/core/database/transaction'
import { fingerprint, freshToken } from '#app/core/tokens'
import { mayMail } from '#app/shop/mails/mail_brake'
import { queueMail } from '#app/shop/mails/queue_mail'
import { recordEvent } from '#app/shop/order_events/record_event'
import { statement } from '#content/withdrawal_texts'
import { err, ok, type Result } from '#domain/result'
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

/** A sixth withdrawal in a day of one order, or in one address without it. */
export type WithdrawalNotTaken = { readonly type: 'too_many_withdrawals' }

type Received = Result<Withdrawal, WithdrawalNotTaken>

/**
 * Receives a withdrawal, whether or not an order is found with it; a person sorts that out. The
 * receipt to the customer and the mail to the owner are written in the same transaction, so what is
 * received is confirmed, and what is refused leaves nothing.
 */
export async function receiveWithdrawal(data: WithdrawalInput): Promise<Received> {
  const { name, email, order } = data
  const key = data.requestKey ?? freshToken()
  const requestKey = fingerprint(key, name, email, order)
  try {
    const { name: shop } = await shopSettings()
    return await attemptInTransaction((trx) => write(trx, data, { requestKey, shop }))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return ok(await Withdrawal.findByOrFail('request_key', requestKey))
  }
}

async function write(
  trx: TransactionClientContract,
  data: WithdrawalInput,
  { requestKey, shop }: { requestKey: string; shop: string }
): Promise<Received> {
  const existing = await Withdrawal.findBy({ requestKey }, { client: trx })
  if (existing) return ok(existing)

  const { name, email } = data
  const found = await findOrder(trx, data)
  if (!(await mayMailReceipt(trx, email, found))) return err({ type: 'too_many_withdrawals' })
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
  await queueMail(trx, { kind: 'herroeping_ontvangst', withdrawalId })
  if (await mayMail(trx, 'notice_to_owner', 'withdrawals'))
    await queueMail(trx, { kind: 'herroeping_winkel', withdrawalId })
  return ok(withdrawal)
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
  return found.token === token || isOf(found, email) ? found : null
}

const isOf = (order: Order, email: string) => order.email.toLowerCase() === email.toLowerCase()

/**
 * Whether a receipt may be mailed. An order has receipts of its own to its own address, so a
 * stranger who repeatedly fills in that address does not use those up. Another address counts as
 * one that anybody fills in.
 */
function mayMailReceipt(trx: TransactionClientContract, email: string, order: Order | null) {
  return order && isOf(order, email)
    ? mayMail(trx, 'receipt_of_order', order.number)
    : mayMail(trx, 'receipt_of_address', email)
}
