import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/database/transaction'
import { inside } from '#app/core/jobs/enqueue'
import { bounceKey, resolveAlarm } from '#app/shop/alarms/raise_alarm'
import { freshMessageId } from '#app/shop/mails/queue_mail'
import SendMail from '#app/shop/mails/send_mail_job'
import Mail, { UNDELIVERED } from '#models/shop/mail'

/**
 * Tries a mail again that was given up or came back; one that is on its way or was sent is left alone.
 * What came back goes out as another mail, so that nothing that is still said of the first one counts.
 *
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
    await mail
      .merge({
        status: 'wachtrij',
        lastError: null,
        bouncedAt: null,
        bounceCode: null,
      })
      .save()
    await SendMail.dispatch({ mailId }).with(inside(trx))
    await also?.(trx)
  })
}
