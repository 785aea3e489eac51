import logger from '@adonisjs/core/services/logger'
import type { UnreadPayment } from '#app/core/payment/mollie_list'
import { inTransaction } from '#app/core/database/transaction'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'
import Alarm from '#models/shop/alarm'

const KIND = 'payment_unreadable'

/** Tells once of a payment in the provider's list that cannot be read, and never holds the others up. */
export async function reportUnreadPayment({ id, cause }: UnreadPayment) {
  logger.error({ err: cause, payment: id }, 'a payment in the list of the provider is not readable')
  try {
    const key = `${KIND}:${id}`
    if (await Alarm.findBy('key', key)) return
    await inTransaction((trx) =>
      raiseAlarm(trx, { key, kind: KIND, orderId: null, details: `betaling ${id}` })
    )
  } catch (error) {
    logger.warn({ err: error }, 'an unreadable payment could not be booked as an alarm')
  }
}
