import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import Delivery from '#models/shop/delivery'
import PlayFlag from '#models/play/play_flag'

/**
 * Stores a flag of a link and makes other devices fetch again. The same flag twice is one row: when
 * devices send it at once, the constraint accepts one and the others change nothing.
 *
 * @returns whether the flag is new
 */
export async function recordFlag(
  deliveryId: number,
  name: string,
  automatic = false
): Promise<boolean> {
  try {
    await inTransaction(async (trx) => {
      await PlayFlag.create({ deliveryId, name, automatic }, { client: trx })
      await bumpVersion(trx, deliveryId)
    })
    return true
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return false
  }
}

/** Removes a flag; only the sound can be removed. */
export async function removeFlag(deliveryId: number, name: string) {
  await inTransaction(async (trx) => {
    const [erased] = await PlayFlag.query({ client: trx })
      .where({ delivery_id: deliveryId, name })
      .delete()
    if (Number(erased) > 0) await bumpVersion(trx, deliveryId)
  })
}

async function bumpVersion(trx: TransactionClientContract, deliveryId: number) {
  await Delivery.query({ client: trx }).where('id', deliveryId).increment('game_version', 1)
}
