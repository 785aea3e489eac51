import { knownSettings } from '#app/shop/settings/shop_settings'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn, isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { fingerprint, freshToken } from '#app/core/tokens'
import { queueMail } from '#app/shop/deliveries/deliver'
import { recordEvent } from '#app/shop/order_events/record_event'
import { statement } from '#content/withdrawal_texts'
import { orderNumberIn } from '#domain/shop/withdrawals'
import Order from '#models/shop/order'
import Withdrawal from '#models/shop/withdrawal'
import Mail from '#models/shop/mail'

export type WithdrawalInput = {
  readonly naam: string
  readonly email: string
  /** An order number, or in words which order it is. */
  readonly bestelling: string
  /** The secret of the order page that the customer came from. */
  readonly token: string | null
  /** The same key with the same content is the same statement: a double press is one. */
  readonly aanvraagsleutel: string | null
}

/** The form asks nobody who they are, so nobody's mailbox is filled with it. */
export const RECEIPTS_PER_DAY = 3

/**
 * Receives a withdrawal, whether or not an order is found with it: a person sorts that out. The
 * receipt to the customer and the mail to the owner are written in the same transaction.
 */
export async function receiveWithdrawal(data: WithdrawalInput): Promise<Withdrawal> {
  const { naam: name, email, bestelling: order } = data
  const key = data.aanvraagsleutel ?? freshToken()
  const requestKey = fingerprint(key, name, email, order)
  try {
    return await inTransaction((trx) => write(trx, data, requestKey))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return Withdrawal.findByOrFail('aanvraagsleutel', requestKey)
  }
}

async function write(
  trx: TransactionClientContract,
  data: WithdrawalInput,
  requestKey: string
): Promise<Withdrawal> {
  const existing = await Withdrawal.findBy({ aanvraagsleutel: requestKey }, { client: trx })
  if (existing) return existing

  const { naam: name, email } = data
  const found = await findOrder(trx, data)
  const withinLimit = await mayMailReceipt(trx, email, found)
  const withdrawal = await Withdrawal.create(
    {
      bestellingId: found?.id ?? null,
      aanvraagsleutel: requestKey,
      token: freshToken(),
      naam: name,
      email,
      bestellingTekst: data.bestelling,
      verklaring: statement(knownSettings().naam, data).join('\n'),
      status: 'ontvangen',
      ontvangenOp: DateTime.utc(),
    },
    { client: trx }
  )
  if (found) await recordEvent(trx, found.id, 'herroepen', 'ontvangen')
  const withdrawalId = withdrawal.id
  if (withinLimit)
    await queueMail(trx, { soort: 'herroeping_ontvangst', herroepingId: withdrawalId })
  await queueMail(trx, { soort: 'herroeping_winkel', herroepingId: withdrawalId })
  return withdrawal
}

/** The order with this number, for who knows its address too or comes from its own page. */
async function findOrder(
  trx: TransactionClientContract,
  { bestelling: order, email, token }: WithdrawalInput
): Promise<Order | null> {
  const number = orderNumberIn(order)
  const found = number && (await Order.findBy({ nummer: number }, { client: trx }))
  if (!found) return null
  const own = found.token === token || found.email.toLowerCase() === email.toLowerCase()
  return own ? found : null
}

/**
 * A few receipts a day per order, and per address for statements without one: a stranger who fills in
 * somebody's address over and over does not use up what is kept for an order.
 */
async function mayMailReceipt(
  trx: TransactionClientContract,
  email: string,
  order: Order | null
): Promise<boolean> {
  const earlier = Withdrawal.query({ client: trx })
    .select('id')
    .where('ontvangen_op', '>', asColumn(DateTime.utc().minus({ days: 1 })))
  if (order) earlier.where('bestelling_id', order.id)
  else earlier.whereNull('bestelling_id').whereRaw('lower(email) = ?', [email.toLowerCase()])
  const mailed = await Mail.query({ client: trx })
    .where('soort', 'herroeping_ontvangst')
    .whereIn('herroeping_id', earlier)
  return mailed.length < RECEIPTS_PER_DAY
}
