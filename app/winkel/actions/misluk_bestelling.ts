import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordEvent } from '#app/winkel/actions/noteer'
import { releaseDiscountCode } from '#app/winkel/actions/reserveer_actiecode'
import { allowedFrom, type PaymentStatus } from '#domain/winkel/bestelling'
import Order from '#models/bestelling'
import Payment from '#models/betaling'

/** An attempt ended without money, and its order fails with it, unless another attempt still runs. */
export async function failOrder(trx: TransactionClientContract, id: number, reason: PaymentStatus) {
  const ongoing = await Payment.findBy('openVoorBestelling', id, { client: trx })
  if (ongoing) return
  const [failed] = await Order.query({ client: trx })
    .where('id', id)
    .whereIn('status', allowedFrom('betaling_mislukt'))
    .update({ status: 'mislukt' })
  if (Number(failed) === 0) return

  const order = await Order.findOrFail(id, { client: trx })
  await releaseDiscountCode(trx, order)
  await recordEvent(trx, order.id, 'betaling_mislukt', reason)
}
