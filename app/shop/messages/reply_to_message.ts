import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { attemptInTransaction, inTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { fingerprint } from '#app/core/tokens'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { queueMail } from '#app/shop/mails/queue_mail'
import { err, ok, type Result } from '#domain/result'
import ContactReply from '#models/shop/contact_reply'
import ContactMessage from '#models/shop/contact_message'

export type Reply = {
  readonly text: string
  /** The key is made per press. The same key with the same text is the same reply. */
  readonly key: string
  /** How many replies were on the screen. */
  readonly seen: number
}

export type ReplyRefused = { readonly type: 'answered_meanwhile' }

/**
 * Replies to a message: the reply, its mail and its author are written together. When two admins
 * reply at once, the second one reads the first reply before sending another.
 */
export function replyToMessage(
  who: Actor,
  messageId: number,
  { text, key, seen }: Reply
): Promise<Result<void, ReplyRefused>> {
  const ownKey = fingerprint(key, String(messageId), text)
  return withMessage(messageId, async (message, trx) => {
    const replies = await ContactReply.query({ client: trx }).where('contact_message_id', messageId)
    if (replies.some((one) => one.key === ownKey)) return ok(undefined)
    if (replies.length !== seen) return err({ type: 'answered_meanwhile' })

    const { id } = await ContactReply.create(
      { contactMessageId: messageId, adminId: who.id, key: ownKey, text },
      { client: trx }
    )
    await message.merge({ answeredAt: message.answeredAt ?? DateTime.utc() }).save()
    await queueMail(trx, { kind: 'contactantwoord', contactReplyId: id })
    await recordAudit(trx, who, 'message_answered', `bericht ${messageId}`)
    return ok(undefined)
  })
}

/** Marks that a message needs no reply, or that it does after all. */
export async function setMessageHandled(who: Actor, messageId: number, handled: boolean) {
  await withMessage(messageId, async (message, trx) => {
    if ((message.handledAt !== null) === handled) return ok(undefined)
    await message.merge({ handledAt: handled ? DateTime.utc() : null }).save()
    const what = handled ? 'message_handled' : 'message_reopened'
    await recordAudit(trx, who, what, `bericht ${messageId}`)
    return ok(undefined)
  })
}

/**
 * Marks that messages need no reply, all of them or none. One that was answered or handled meanwhile
 * stays as it is.
 *
 * @returns how many waited until now
 */
export function markMessagesHandled(who: Actor, ids: readonly number[]): Promise<number> {
  return inTransaction(async (trx) => {
    const at = DateTime.utc()
    const waiting = () =>
      ContactMessage.query({ client: trx })
        .whereIn('id', [...ids])
        .whereNull('answered_at')
        .whereNull('handled_at')
    /** The row is written first, so that other presses wait for it. */
    await waiting().update({ updatedAt: asColumn(at) })
    const messages = await waiting().orderBy('id')
    for (const message of messages) {
      await message.merge({ handledAt: at }).save()
      await recordAudit(trx, who, 'message_handled', `bericht ${message.id}`)
    }
    return messages.length
  })
}

/** Locks a message by writing to it first, so that others wait. */
function withMessage<E>(
  messageId: number,
  work: (message: ContactMessage, trx: TransactionClientContract) => Promise<Result<void, E>>
): Promise<Result<void, E>> {
  return attemptInTransaction(async (trx) => {
    await ContactMessage.query({ client: trx })
      .where('id', messageId)
      .update({ updatedAt: asColumn(DateTime.utc()) })
    return work(await orNotFound(ContactMessage.find(messageId, { client: trx })), trx)
  })
}
