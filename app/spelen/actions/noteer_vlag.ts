import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import Levering from '#models/levering'
import Spelvlag from '#models/spelvlag'

/**
 * Stores a flag of a link and tells other devices to look again. The same flag twice is one row: of
 * devices that send it at once, the constraint lets one through and the others change nothing.
 *
 * @returns whether it was not there yet
 */
export async function noteerVlag(
  leveringId: number,
  naam: string,
  automatisch = false
): Promise<boolean> {
  try {
    await inTransaction(async (trx) => {
      await Spelvlag.create({ leveringId, naam, automatisch }, { client: trx })
      await verhoogVersie(trx, leveringId)
    })
    return true
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return false
  }
}

/** Takes a flag back; only the sound can be. */
export async function wisVlag(leveringId: number, naam: string) {
  await inTransaction(async (trx) => {
    const [gewist] = await Spelvlag.query({ client: trx })
      .where({ levering_id: leveringId, naam })
      .delete()
    if (Number(gewist) > 0) await verhoogVersie(trx, leveringId)
  })
}

async function verhoogVersie(trx: TransactionClientContract, leveringId: number) {
  await Levering.query({ client: trx }).where('id', leveringId).increment('spelversie', 1)
}
