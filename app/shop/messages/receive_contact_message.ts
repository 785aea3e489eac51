import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { queueMail } from '#app/shop/mails/queue_mail'
import ContactMessage from '#models/shop/contact_message'

type Message = { name: string; email: string; phone?: string | null; comments: string }

/**
 * A visitor who reads that the message was not saved presses again, although it may have been
 * saved.
 */
const REPEATED_WITHIN = { minutes: 15 }

/**
 * Stores a message together with the mail to the owner in the outbox. A repeated message is stored
 * once.
 */
export async function receiveContactMessage({ name, email, phone, comments }: Message) {
  const message = { name, email, message: comments }
  await inTransaction(async (trx) => {
    const repeated = await ContactMessage.query({ client: trx })
      .where(message)
      .where('created_at', '>', asColumn(DateTime.utc().minus(REPEATED_WITHIN)))
      .first()
    if (repeated) return
    const { id } = await ContactMessage.create(
      { ...message, phone: phone ?? null },
      { client: trx }
    )
    await queueMail(trx, { kind: 'contact', contactMessageId: id })
  })
}
