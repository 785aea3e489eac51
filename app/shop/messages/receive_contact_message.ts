import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { attemptInTransaction } from '#app/core/database/transaction'
import { mayMail } from '#app/shop/mails/mail_brake'
import { queueMail } from '#app/shop/mails/queue_mail'
import { err, ok, type Result } from '#domain/result'
import ContactMessage from '#models/shop/contact_message'

type Message = { name: string; email: string; phone?: string | null; comments: string }

/**
 * A visitor who reads that the message was not saved presses again, although it may have been
 * saved.
 */
const REPEATED_WITHIN = { minutes: 15 }

/** A sixth message of the same address in a day. */
export type MessageRefused = { readonly type: 'too_many_messages' }

/**
 * Stores a message together with the mail to the owner in the outbox. A repeated message is stored
 * once.
 */
export async function receiveContactMessage({
  name,
  email,
  phone,
  comments,
}: Message): Promise<Result<void, MessageRefused>> {
  const message = { name, email, message: comments }
  return attemptInTransaction(async (trx) => {
    const repeated = await ContactMessage.query({ client: trx })
      .where(message)
      .where('created_at', '>', asColumn(DateTime.utc().minus(REPEATED_WITHIN)))
      .first()
    if (repeated) return ok(undefined)
    if (!(await mayMail(trx, 'contact', email))) return err({ type: 'too_many_messages' })
    const { id } = await ContactMessage.create(
      { ...message, phone: phone ?? null },
      { client: trx }
    )
    if (await mayMail(trx, 'notice_to_owner', 'messages'))
      await queueMail(trx, { kind: 'contact', contactMessageId: id })
    return ok(undefined)
  })
}
