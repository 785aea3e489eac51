import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import Delivery from '#models/shop/delivery'
import PlayFlag from '#models/play/play_flag'

/**
 * Stores a flag of a link and tells other devices to look again. The same flag twice is one row: of
 * devices that send it at once, the constraint lets one through and the others change nothing.
 *
 * @returns whether it was not there yet
 */
export async function recordFlag(
  deliveryId: number,
  name: string,
  automatic = false
): Promise<boolean> {
  try {
    await inTransaction(async (trx) => {
      await PlayFlag.create(
        { leveringId: deliveryId, naam: name, automatisch: automatic },
        { client: trx }
      )
      await bumpVersion(trx, deliveryId)
    })
    return true
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return false
  }
}

/** Takes a flag back; only the sound can be. */
export async function removeFlag(deliveryId: number, name: string) {
  await inTransaction(async (trx) => {
    const [erased] = await PlayFlag.query({ client: trx })
      .where({ levering_id: deliveryId, naam: name })
      .delete()
    if (Number(erased) > 0) await bumpVersion(trx, deliveryId)
  })
}

async function bumpVersion(trx: TransactionClientContract, deliveryId: number) {
  await Delivery.query({ client: trx }).where('id', deliveryId).increment('spelversie', 1)
}
