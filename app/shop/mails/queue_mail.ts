import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inside } from '#app/core/jobs/enqueue'
import { freshToken } from '#app/core/tokens'
import { MailWork } from '#app/shop/mails/mail_work'
import Mail, { type MailKind } from '#models/shop/mail'

/**
 * Puts a mail in the outbox, together with the job that sends it.
 *
 * @returns the id of the mail
 */
export async function queueMail(
  trx: TransactionClientContract,
  mail: {
    kind: MailKind
    orderId?: number
    contactMessageId?: number
    email?: string
    sequenceNumber?: number
    contactReplyId?: number
    withdrawalId?: number
    roundId?: number
    voucherId?: number
    bookingId?: number
  }
): Promise<number> {
  const { id } = await Mail.create(
    { ...mail, status: 'wachtrij', attempts: 0, internetMessageId: freshMessageId(mail.kind) },
    { client: trx }
  )
  await MailWork.dispatch({ mailId: id }).with(inside(trx))
  return id
}

/** A unique Message-ID. A mail server's reports about the mail are matched by it. */
export const freshMessageId = (kind: MailKind) => `${kind}.${freshToken()}`
