import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { noteer } from '#app/winkel/actions/noteer'
import { geefActiecodeVrij } from '#app/winkel/actions/reserveer_actiecode'
import { magVanuit, type BetalingStatus } from '#domain/winkel/bestelling'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'

/** An attempt ended without money, and its order fails with it, unless another attempt still runs. */
export async function mislukBestelling(
  trx: TransactionClientContract,
  id: number,
  reden: BetalingStatus
) {
  const lopend = await Betaling.findBy('openVoorBestelling', id, { client: trx })
  if (lopend) return
  const [gefaald] = await Bestelling.query({ client: trx })
    .where('id', id)
    .whereIn('status', magVanuit('betaling_mislukt'))
    .update({ status: 'mislukt' })
  if (Number(gefaald) === 0) return

  const bestelling = await Bestelling.findOrFail(id, { client: trx })
  await geefActiecodeVrij(trx, bestelling)
  await noteer(trx, bestelling.id, 'betaling_mislukt', reden)
}
