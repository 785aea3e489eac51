import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { noteer } from '#app/winkel/actions/noteer'
import Gebeurtenis from '#models/gebeurtenis'
import Levering from '#models/levering'

/** A browser that fetches a file in parts, or a family that all want it, is one line. */
const EEN_REGEL_PER = { hours: 1 } as const

/** Counts a fetched file; nothing is used up. The timeline tells it once an hour. */
export async function telDownload({ id, bestellingId }: Levering, nu: DateTime) {
  await inTransaction(async (trx) => {
    await Levering.query({ client: trx }).where('id', id).increment('aantal_opgehaald', 1)
    const net = await Gebeurtenis.query({ client: trx })
      .where({ bestellingId, soort: 'gedownload' })
      .where('created_at', '>', asColumn(nu.minus(EEN_REGEL_PER)))
      .first()
    if (!net) await noteer(trx, bestellingId, 'gedownload')
  })
}
