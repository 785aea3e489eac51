import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { fingerprint } from '#app/core/tokens'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { queueMail } from '#app/shop/deliveries/deliver'
import { err, ok, type Result } from '#domain/result'
import ContactReply from '#models/shop/contact_reply'
import ContactMessage from '#models/shop/contact_message'

export type Reply = {
  readonly tekst: string
  /** Made per press: the same one with the same text is the same answer. */
  readonly sleutel: string
  /** How many answers were on the screen. */
  readonly gezien: number
}

export type ReplyRefused = { readonly type: 'intussen_beantwoord' }

/**
 * Answers a message: the answer, the mail that carries it and who wrote it, together. Of two admins who
 * answer at once the second reads what the first wrote before sending another.
 */
export function replyToMessage(
  who: Actor,
  messageId: number,
  { tekst: text, sleutel: key, gezien: seen }: Reply
): Promise<Result<void, ReplyRefused>> {
  const ownKey = fingerprint(key, String(messageId), text)
  return withMessage(messageId, async (message, trx) => {
    const replies = await ContactReply.query({ client: trx }).where('contactbericht_id', messageId)
    if (replies.some((one) => one.sleutel === ownKey)) return ok(undefined)
    if (replies.length !== seen) return err({ type: 'intussen_beantwoord' })

    const { id } = await ContactReply.create(
      { contactberichtId: messageId, beheerderId: who.id, sleutel: ownKey, tekst: text },
      { client: trx }
    )
    await message.merge({ beantwoordOp: message.beantwoordOp ?? DateTime.utc() }).save()
    await queueMail(trx, { soort: 'contactantwoord', contactantwoordId: id })
    await recordAudit(trx, who, 'bericht_beantwoord', `bericht ${messageId}`)
    return ok(undefined)
  })
}

/** Says that a message needs no answer from here, or that it does after all. */
export async function setMessageHandled(who: Actor, messageId: number, handled: boolean) {
  await withMessage(messageId, async (message, trx) => {
    if ((message.afgehandeldOp !== null) === handled) return ok(undefined)
    await message.merge({ afgehandeldOp: handled ? DateTime.utc() : null }).save()
    const what = handled ? 'bericht_afgehandeld' : 'bericht_heropend'
    await recordAudit(trx, who, what, `bericht ${messageId}`)
    return ok(undefined)
  })
}

/** Holds a message still: writing to it comes first, so that others wait. */
function withMessage<T>(
  messageId: number,
  work: (message: ContactMessage, trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return inTransaction(async (trx) => {
    await ContactMessage.query({ client: trx })
      .where('id', messageId)
      .update({ updatedAt: asColumn(DateTime.utc()) })
    return work(await ContactMessage.findOrFail(messageId, { client: trx }), trx)
  })
}
