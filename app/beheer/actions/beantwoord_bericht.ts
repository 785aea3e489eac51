import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { fingerprint } from '#app/core/tokens'
import { legVast, type Wie } from '#app/core/leg_vast'
import { zetMailKlaar } from '#app/winkel/actions/lever'
import { err, ok, type Result } from '#domain/result'
import Contactantwoord from '#models/contactantwoord'
import Contactbericht from '#models/contactbericht'

export type Antwoord = {
  readonly tekst: string
  /** Made per press: the same one with the same text is the same answer. */
  readonly sleutel: string
  /** How many answers were on the screen. */
  readonly gezien: number
}

export type AntwoordGeweigerd = { readonly type: 'intussen_beantwoord' }

/**
 * Answers a message: the answer, the mail that carries it and who wrote it, together. Of two admins who
 * answer at once the second reads what the first wrote before sending another.
 */
export function beantwoordBericht(
  wie: Wie,
  berichtId: number,
  { tekst, sleutel, gezien }: Antwoord
): Promise<Result<void, AntwoordGeweigerd>> {
  const eigenSleutel = fingerprint(sleutel, String(berichtId), tekst)
  return metBericht(berichtId, async (bericht, trx) => {
    const antwoorden = await Contactantwoord.query({ client: trx }).where(
      'contactbericht_id',
      berichtId
    )
    if (antwoorden.some((een) => een.sleutel === eigenSleutel)) return ok(undefined)
    if (antwoorden.length !== gezien) return err({ type: 'intussen_beantwoord' })

    const { id } = await Contactantwoord.create(
      { contactberichtId: berichtId, beheerderId: wie.id, sleutel: eigenSleutel, tekst },
      { client: trx }
    )
    await bericht.merge({ beantwoordOp: bericht.beantwoordOp ?? DateTime.utc() }).save()
    await zetMailKlaar(trx, { soort: 'contactantwoord', contactantwoordId: id })
    await legVast(trx, wie, 'bericht_beantwoord', `bericht ${berichtId}`)
    return ok(undefined)
  })
}

/** Says that a message needs no answer from here, or that it does after all. */
export async function handelBerichtAf(wie: Wie, berichtId: number, afgehandeld: boolean) {
  await metBericht(berichtId, async (bericht, trx) => {
    if ((bericht.afgehandeldOp !== null) === afgehandeld) return ok(undefined)
    await bericht.merge({ afgehandeldOp: afgehandeld ? DateTime.utc() : null }).save()
    const wat = afgehandeld ? 'bericht_afgehandeld' : 'bericht_heropend'
    await legVast(trx, wie, wat, `bericht ${berichtId}`)
    return ok(undefined)
  })
}

/** Holds a message still: writing to it comes first, so that others wait. */
function metBericht<T>(
  berichtId: number,
  werk: (bericht: Contactbericht, trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return inTransaction(async (trx) => {
    await Contactbericht.query({ client: trx })
      .where('id', berichtId)
      .update({ updatedAt: asColumn(DateTime.utc()) })
    return werk(await Contactbericht.findOrFail(berichtId, { client: trx }), trx)
  })
}
