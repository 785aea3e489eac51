import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { queueMail } from '#app/shop/mails/queue_mail'
import { REMIND_DAYS_AHEAD } from '#domain/shop/play_links'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'

/** The number of reminders in one run; the rest follows an hour later. */
const AT_MOST = 200

/** Reminds customers, once, that their play link ends soon while the game is unfinished. */
export async function remindOfEnd(now: DateTime) {
  const endingSoon = await Delivery.query()
    .where('kind', 'speellink')
    .where('valid_until', '>', asColumn(now))
    .where('valid_until', '<=', asColumn(now.plus({ days: REMIND_DAYS_AHEAD })))
    .whereNull('reminded_at')
    .whereNull('completed_at')
    .whereNull('revoked_at')
    .orderBy('valid_until')
    .limit(AT_MOST)

  for (const { id, orderId } of endingSoon) {
    await inTransaction(async (trx) => {
      const [reminded] = await Delivery.query({ client: trx })
        .where('id', id)
        .whereNull('reminded_at')
        .update({ remindedAt: asColumn(now) })
      if (Number(reminded) === 0) return
      /** A link that the owner extended gets another reminder. */
      const earlier = await Mail.query({ client: trx })
        .where({ order_id: orderId, kind: 'link_verloopt' })
        .orderBy('sequence_number', 'desc')
        .first()
      const sequenceNumber = (earlier?.sequenceNumber ?? 0) + 1
      await queueMail(trx, {
        kind: 'link_verloopt',
        orderId,
        sequenceNumber,
      })
    })
  }
}
