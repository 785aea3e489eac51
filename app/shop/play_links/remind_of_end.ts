import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { queueMail } from '#app/shop/deliveries/deliver'
import { REMIND_DAYS_AHEAD } from '#domain/play/links'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'

/** In one go; the rest has its turn an hour later. */
const AT_MOST = 200

/** Tells customers, once, that their play link ends soon while its game was not finished. */
export async function remindOfEnd(now: DateTime) {
  const endingSoon = await Delivery.query()
    .where('soort', 'speellink')
    .where('geldig_tot', '>', asColumn(now))
    .where('geldig_tot', '<=', asColumn(now.plus({ days: REMIND_DAYS_AHEAD })))
    .whereNull('herinnerd_op')
    .whereNull('uitgespeeld_op')
    .whereNull('ingetrokken_op')
    .orderBy('geldig_tot')
    .limit(AT_MOST)

  for (const { id, bestellingId: orderId } of endingSoon) {
    await inTransaction(async (trx) => {
      const [reminded] = await Delivery.query({ client: trx })
        .where('id', id)
        .whereNull('herinnerd_op')
        .update({ herinnerdOp: asColumn(now) })
      if (Number(reminded) === 0) return
      /** A link that the owner made longer is told of again. */
      const earlier = await Mail.query({ client: trx })
        .where({ bestelling_id: orderId, soort: 'link_verloopt' })
        .orderBy('volgnummer', 'desc')
        .first()
      const sequenceNumber = (earlier?.volgnummer ?? 0) + 1
      await queueMail(trx, {
        soort: 'link_verloopt',
        bestellingId: orderId,
        volgnummer: sequenceNumber,
      })
    })
  }
}
