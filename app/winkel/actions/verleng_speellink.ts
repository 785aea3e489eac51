import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { speelbaarTot } from '#app/winkel/actions/lever'
import { noteer } from '#app/winkel/actions/noteer'
import { err, ok, type Result } from '#domain/result'
import { magVerlengen, type VerlengingGeweigerd } from '#domain/winkel/speellink'
import type Bestelling from '#models/bestelling'
import Levering from '#models/levering'

/**
 * Gives the play link of an order another month, once: counted from its end, or from now when it has
 * ended. Pressed again, it stays as it is.
 *
 * @returns the link as it now stands
 */
export async function verlengSpeellink(
  { id: bestellingId }: Bestelling,
  nu: DateTime
): Promise<Result<Levering, VerlengingGeweigerd>> {
  return inTransaction<Result<Levering, VerlengingGeweigerd>>(async (trx) => {
    const link = await Levering.query({ client: trx })
      .where({ bestellingId, soort: 'speellink' })
      .forUpdate()
      .first()
    if (!link) return err({ type: 'geen_link' })
    const mag = magVerlengen(link.looptijd, nu.toJSDate())
    if (!mag.ok) {
      const gedaan = mag.error.type === 'al_verlengd' && link.isGeldig(nu.toJSDate())
      return gedaan ? ok(link) : mag
    }

    const geldigTot = speelbaarTot(DateTime.max(link.geldigTot!, nu))
    const [verlengd] = await Levering.query({ client: trx })
      .where('id', link.id)
      .whereNull('verlengd_op')
      .update({ verlengdOp: asColumn(nu), geldigTot: asColumn(geldigTot) })
    await link.refresh()
    if (Number(verlengd) > 0) await noteer(trx, bestellingId, 'link_verlengd')
    return ok(link)
  })
}
