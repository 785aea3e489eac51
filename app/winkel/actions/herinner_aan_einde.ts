import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { zetMailKlaar } from '#app/winkel/actions/lever'
import { HERINNER_DAGEN_VOORAF } from '#domain/winkel/speellink'
import Levering from '#models/levering'
import Mail from '#models/mail'

/** In one go; the rest has its turn an hour later. */
const HOOGSTENS = 200

/** Tells customers, once, that their play link ends soon while its game was not finished. */
export async function herinnerAanEinde(nu: DateTime) {
  const bijna = await Levering.query()
    .where('soort', 'speellink')
    .where('geldig_tot', '>', asColumn(nu))
    .where('geldig_tot', '<=', asColumn(nu.plus({ days: HERINNER_DAGEN_VOORAF })))
    .whereNull('herinnerd_op')
    .whereNull('uitgespeeld_op')
    .whereNull('ingetrokken_op')
    .orderBy('geldig_tot')
    .limit(HOOGSTENS)

  for (const { id, bestellingId } of bijna) {
    await inTransaction(async (trx) => {
      const [herinnerd] = await Levering.query({ client: trx })
        .where('id', id)
        .whereNull('herinnerd_op')
        .update({ herinnerdOp: asColumn(nu) })
      if (Number(herinnerd) === 0) return
      /** A link that the owner made longer is told of again. */
      const eerder = await Mail.query({ client: trx })
        .where({ bestelling_id: bestellingId, soort: 'link_verloopt' })
        .orderBy('volgnummer', 'desc')
        .first()
      const volgnummer = (eerder?.volgnummer ?? 0) + 1
      await zetMailKlaar(trx, { soort: 'link_verloopt', bestellingId, volgnummer })
    })
  }
}
