import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/database/transaction'
import { bounceKey, resolveAlarm } from '#app/shop/alarms/raise_alarm'
import { sendNow } from '#app/shop/mails/mail_server'
import { freshMessageId } from '#app/shop/mails/queue_mail'
import Mail, { UNDELIVERED } from '#models/shop/mail'

/** The values that a mail gets when it is tried anew, as if it had never failed. */
const ANEW = {
  status: 'wachtrij',
  lastError: null,
  failure: null,
  failingSince: null,
  retryAt: null,
} as const

/**
 * Tries a mail again that was given up or came back; one that is on its way or was sent is left
 * alone. A returned mail goes out as another mail, so that late reports about the first one do not
 * count.
 * @param also what else belongs to it, in its transaction
 */
export async function retryMail(
  mailId: number,
  also?: (trx: TransactionClientContract) => Promise<void>
) {
  await inTransaction(async (trx) => {
    const mail = await Mail.query({ client: trx }).where('id', mailId).forUpdate().first()
    if (!mail || !UNDELIVERED.includes(mail.status)) return
    if (mail.status === 'teruggekomen') {
      await resolveAlarm(trx, bounceKey(mail))
      mail.merge({ internetMessageId: freshMessageId(mail.kind), sentAt: null, attempts: 0 })
    }
    await mail.merge({ ...ANEW, bouncedAt: null, bounceCode: null }).save()
    await sendNow(trx, [mailId])
    await also?.(trx)
  })
}

/**
 * Tries every mail again that was given up. When two presses come at the same moment, the second
 * one finds none.
 * @param also what else belongs to it, in its transaction, unless there was nothing to send
 */
export async function retryFailedMails(
  also: (trx: TransactionClientContract, count: number) => Promise<void>
): Promise<number> {
  return inTransaction(async (trx) => {
    const failed = await Mail.query({ client: trx })
      .where('status', 'mislukt')
      .orderBy('id')
      .forUpdate()
    const ids = failed.map(({ id }) => id)
    if (ids.length === 0) return 0
    await Mail.query({ client: trx }).whereIn('id', ids).update(ANEW)
    await sendNow(trx, ids)
    await also(trx, ids.length)
    return ids.length
  })
}
