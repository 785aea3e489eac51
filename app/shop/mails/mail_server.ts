import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { inside } from '#app/core/jobs/enqueue'
import { raiseAlarm, resolveAlarm } from '#app/shop/alarms/raise_alarm'
import { MailWork } from '#app/shop/mails/mail_work'
import { SHOP_TROUBLES, type ShopTrouble } from '#domain/shop/mails/mail_failures'
import Mail from '#models/shop/mail'

/** The key of the alarm about the shop's own mail server. */
export const MAIL_SERVER = 'mail_server'

/** How many minutes a mail server may be out of reach before a person has to look. */
const PATIENCE_MINUTES = 15

/**
 * Raises an alarm about the shop's own mail server: at once when it refuses the shop, later when it
 * cannot be reached.
 */
export async function reportServerTrouble(
  trx: TransactionClientContract,
  trouble: ShopTrouble,
  { failingSince, now }: { failingSince: DateTime; now: DateTime }
) {
  const long = now.diff(failingSince).as('minutes') >= PATIENCE_MINUTES
  if (trouble === 'unreachable' && !long) return
  await raiseAlarm(trx, {
    key: MAIL_SERVER,
    kind: 'mail_server_trouble',
    orderId: null,
    details: trouble,
  })
}

/**
 * Ends the alarm about the mail server, because it accepted a mail. All mails that waited for it go
 * out at once then.
 */
export async function serverWorks(trx: TransactionClientContract) {
  if (!(await resolveAlarm(trx, MAIL_SERVER))) return
  const waiting = await Mail.query({ client: trx })
    .where('status', 'wachtrij')
    .whereIn('failure', [...SHOP_TROUBLES])
    .select('id')
    .forUpdate()
  await sendNow(
    trx,
    waiting.map(({ id }) => id)
  )
}

/** Gives mails that wait in the outbox a job that sends them now. */
export async function sendNow(trx: TransactionClientContract, ids: readonly number[]) {
  if (ids.length === 0) return
  await Mail.query({ client: trx })
    .whereIn('id', [...ids])
    .update({ retryAt: null })
  await MailWork.dispatchMany(ids.map((mailId) => ({ mailId }))).with(inside(trx))
}
