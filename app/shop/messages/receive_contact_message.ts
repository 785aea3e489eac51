import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { queueMail } from '#app/shop/deliveries/deliver'
import ContactMessage from '#models/shop/contact_message'

type Message = { name: string; email: string; phone?: string | null; comments: string }

/** Who reads that it was not saved presses again, and it may have been saved all the same. */
const REPEATED_WITHIN = { minutes: 15 }

/** Keeps a message and puts the mail to the owner in the outbox, together. The same one again is one. */
export async function receiveContactMessage({ name, email, phone, comments }: Message) {
  const message = { naam: name, email, bericht: comments }
  await inTransaction(async (trx) => {
    const repeated = await ContactMessage.query({ client: trx })
      .where(message)
      .where('created_at', '>', asColumn(DateTime.utc().minus(REPEATED_WITHIN)))
      .first()
    if (repeated) return
    const { id } = await ContactMessage.create(
      { ...message, telefoon: phone ?? null },
      { client: trx }
    )
    await queueMail(trx, { soort: 'contact', contactberichtId: id })
  })
}
