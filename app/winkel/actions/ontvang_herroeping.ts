import { bekendeInstellingen } from '#app/winkel/instellingen'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn, isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { fingerprint, freshToken } from '#app/core/tokens'
import { zetMailKlaar } from '#app/winkel/actions/lever'
import { noteer } from '#app/winkel/actions/noteer'
import { verklaring } from '#content/winkel/herroepen'
import { bestelnummerIn } from '#domain/winkel/herroeping'
import Bestelling from '#models/bestelling'
import Herroeping from '#models/herroeping'
import Mail from '#models/mail'

export type Herroepgegevens = {
  readonly naam: string
  readonly email: string
  /** An order number, or in words which order it is. */
  readonly bestelling: string
  /** The secret of the order page that the customer came from. */
  readonly token: string | null
  /** The same key with the same content is the same statement: a double press is one. */
  readonly aanvraagsleutel: string | null
}

/** The form asks nobody who they are, so nobody's mailbox is filled with it. */
export const ONTVANGSTEN_PER_DAG = 3

/**
 * Receives a withdrawal, whether or not an order is found with it: a person sorts that out. The
 * receipt to the customer and the mail to the owner are written in the same transaction.
 */
export async function ontvangHerroeping(gegevens: Herroepgegevens): Promise<Herroeping> {
  const { naam, email, bestelling } = gegevens
  const sleutel = gegevens.aanvraagsleutel ?? freshToken()
  const aanvraagsleutel = fingerprint(sleutel, naam, email, bestelling)
  try {
    return await inTransaction((trx) => schrijf(trx, gegevens, aanvraagsleutel))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return Herroeping.findByOrFail('aanvraagsleutel', aanvraagsleutel)
  }
}

async function schrijf(
  trx: TransactionClientContract,
  gegevens: Herroepgegevens,
  aanvraagsleutel: string
): Promise<Herroeping> {
  const bestaand = await Herroeping.findBy({ aanvraagsleutel }, { client: trx })
  if (bestaand) return bestaand

  const { naam, email } = gegevens
  const gevonden = await vindBestelling(trx, gegevens)
  const metRuimte = await magOntvangstMailen(trx, email, gevonden)
  const herroeping = await Herroeping.create(
    {
      bestellingId: gevonden?.id ?? null,
      aanvraagsleutel,
      token: freshToken(),
      naam,
      email,
      bestellingTekst: gegevens.bestelling,
      verklaring: verklaring(bekendeInstellingen().naam, gegevens).join('\n'),
      status: 'ontvangen',
      ontvangenOp: DateTime.utc(),
    },
    { client: trx }
  )
  if (gevonden) await noteer(trx, gevonden.id, 'herroepen', 'ontvangen')
  const herroepingId = herroeping.id
  if (metRuimte) await zetMailKlaar(trx, { soort: 'herroeping_ontvangst', herroepingId })
  await zetMailKlaar(trx, { soort: 'herroeping_winkel', herroepingId })
  return herroeping
}

/** The order with this number, for who knows its address too or comes from its own page. */
async function vindBestelling(
  trx: TransactionClientContract,
  { bestelling, email, token }: Herroepgegevens
): Promise<Bestelling | null> {
  const nummer = bestelnummerIn(bestelling)
  const gevonden = nummer && (await Bestelling.findBy({ nummer }, { client: trx }))
  if (!gevonden) return null
  const eigen = gevonden.token === token || gevonden.email.toLowerCase() === email.toLowerCase()
  return eigen ? gevonden : null
}

/**
 * A few receipts a day per order, and per address for statements without one: a stranger who fills in
 * somebody's address over and over does not use up what is kept for an order.
 */
async function magOntvangstMailen(
  trx: TransactionClientContract,
  email: string,
  bestelling: Bestelling | null
): Promise<boolean> {
  const eerdere = Herroeping.query({ client: trx })
    .select('id')
    .where('ontvangen_op', '>', asColumn(DateTime.utc().minus({ days: 1 })))
  if (bestelling) eerdere.where('bestelling_id', bestelling.id)
  else eerdere.whereNull('bestelling_id').whereRaw('lower(email) = ?', [email.toLowerCase()])
  const gemaild = await Mail.query({ client: trx })
    .where('soort', 'herroeping_ontvangst')
    .whereIn('herroeping_id', eerdere)
  return gemaild.length < ONTVANGSTEN_PER_DAG
}
