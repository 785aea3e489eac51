import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn, rowsOf } from '#app/core/database/dialect'
import { inSharedTransaction } from '#app/core/database/shared_transaction'
import { inTransaction } from '#app/core/database/transaction'
import PlayFlag from '#models/play/play_flag'

/**
 * Stores a flag of a link and makes other devices fetch again. The same flag twice is one row: when
 * devices send it at once, the constraint accepts one and the others change nothing.
 *
 * @returns whether the flag is new
 */
export function recordFlag(deliveryId: number, name: string, automatic = false): Promise<boolean> {
  return inSharedTransaction(async (trx) => {
    const [stored] = await rowsOf(
      trx,
      `insert into play_flags (delivery_id, name, automatic, created_at) values (?, ?, ?, ?)
       on conflict do nothing returning id`,
      [deliveryId, name, automatic, asColumn(DateTime.utc())]
    )
    if (stored) await bumpVersion(trx, deliveryId)
    return stored !== undefined
  })
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

function bumpVersion(trx: TransactionClientContract, deliveryId: number) {
  return trx.rawQuery('update deliveries set game_version = game_version + 1 where id = ?', [
    deliveryId,
  ])
}
