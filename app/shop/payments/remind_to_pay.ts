import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { mayMail } from '#app/shop/mails/mail_brake'
import { queueMail } from '#app/shop/mails/queue_mail'
import ProcessPayment from '#app/shop/payments/process_payment'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { mailboxOf } from '#domain/shop/mails/mail_brakes'
import { PAID, RECEIVED_PAYMENT, REMINDED } from '#domain/shop/orders'
import {
  mayRemind,
  REMIND_AFTER_MINUTES,
  REMIND_WITHIN_HOURS,
} from '#domain/shop/payments/payment_reminders'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

const KIND = 'betaalherinnering'

/** The most orders of one run; the rest follows five minutes later. */
const AT_MOST = 100

/** Mails customers, once, whose order waits for its money. */
@inject()
export default class RemindToPay {
  constructor(protected processPayment: ProcessPayment) {}

  async execute(now: DateTime) {
    const { paymentReminders } = await shopSettings()
    if (!paymentReminders) return
    for (const { id } of await waiting(now)) {
      if (await this.#asked(id)) await inTransaction((trx) => remind(trx, id, now))
    }
  }

  /**
   * Asks the provider about a payment that is still open, as its webhook may be lost.
   *
   * @returns false when the provider says nothing, so that nobody knows whether the money came
   */
  async #asked(orderId: number): Promise<boolean> {
    const ongoing = await Payment.findBy('openForOrder', orderId)
    if (!ongoing) return true
    if (!ongoing.providerId) return false
    try {
      await this.processPayment.execute(ongoing.providerId)
      return true
    } catch (error) {
      logger.warn({ err: error, payment: ongoing.id }, 'no mail about a payment nobody knows')
      return false
    }
  }
}

/** The orders of the right age without such a mail. Which of them get one is decided one by one. */
const waiting = (now: DateTime) =>
  Order.query()
    .whereIn('status', [...REMINDED])
    .whereNull('booking_id')
    .where('created_at', '<=', asColumn(now.minus({ minutes: REMIND_AFTER_MINUTES })))
    .where('created_at', '>', asColumn(now.minus({ hours: REMIND_WITHIN_HOURS })))
    .whereDoesntHave('mails', (mail) => mail.whereIn('kind', [KIND, 'betaallink']))
    .orderBy('id')
    .limit(AT_MOST)

/**
 * Queues the mail under the lock of its order: a payment, a cancellation and another worker wait,
 * or came first and are seen here.
 */
async function remind(trx: TransactionClientContract, id: number, now: DateTime) {
  const order = await Order.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  if (!REMINDED.includes(order.status) || !(await isDue(trx, order, now))) return
  const earlier = await Mail.findBy({ orderId: id, kind: KIND }, { client: trx })
  if (earlier || !(await mayMail(trx, 'payment_reminder', order.email, now))) return
  await queueMail(trx, { kind: KIND, orderId: id })
}

async function isDue(trx: TransactionClientContract, order: Order, now: DateTime) {
  const facts = {
    createdAt: order.createdAt.toJSDate(),
    received: await receivedMoney(order, trx),
    orderedAgain: await orderedAgain(order, trx),
  }
  return mayRemind(facts, now.toJSDate())
}

/** Whether the mail still has something to say at the moment that it is sent. */
export async function stillUnpaid(order: Order): Promise<boolean> {
  if (!REMINDED.includes(order.status)) return false
  return !(await receivedMoney(order)) && !(await orderedAgain(order))
}

/** Whether money came in for an order, also when it is not the right amount. */
export const receivedMoney = async ({ id }: Order, client?: TransactionClientContract) =>
  (await Payment.query({ client })
    .where('order_id', id)
    .whereIn('status', [...RECEIVED_PAYMENT])
    .first()) !== null

/** Whether the mailbox ordered the game again since, or paid an earlier order of it. */
async function orderedAgain(order: Order, client?: TransactionClientContract) {
  const others = await Order.query({ client })
    .where('item_name', order.itemName)
    .whereNot('id', order.id)
    .where((since) =>
      since
        .where((paid) =>
          paid.whereIn('status', [...PAID]).where('paid_at', '>=', asColumn(order.createdAt))
        )
        .orWhere((newer) => newer.where('id', '>', order.id).whereNot('status', 'geannuleerd'))
    )
    .select('email')
  return others.some(({ email }) => mailboxOf(email) === mailboxOf(order.email))
}
