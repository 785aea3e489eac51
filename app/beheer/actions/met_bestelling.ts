import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/database/transaction'
import { handelTerugkomstAf } from '#app/winkel/actions/boek_terugkomst'
import { zetMailKlaar } from '#app/winkel/actions/lever'
import type { Result } from '#domain/result'
import type { VerlengingGeweigerd } from '#domain/winkel/linkduur'
import Bestelling from '#models/bestelling'
import Mail, { type MailSoort } from '#models/mail'

/** Why something that the owner wants with an order cannot be. */
export type Weigering =
  | { readonly type: 'niet_betaald' }
  | { readonly type: 'nooit_gestuurd' }
  | { readonly type: 'geen_link' }
  | { readonly type: 'niet_te_annuleren' }
  | { readonly type: 'niet_te_verzenden' }
  | { readonly type: 'herroepen' }
  | { readonly type: 'al_verzonden' }
  | { readonly type: 'niet_verzonden' }
  | VerlengingGeweigerd

export type Gedaan = Result<void, Weigering>

/**
 * Changes an order as one press asks, in one transaction. Presses on the same order wait for each
 * other, so that the second sees what the first did.
 */
export async function metBestelling<T>(
  id: number,
  werk: (trx: TransactionClientContract, bestelling: Bestelling) => Promise<T>
): Promise<T> {
  return inTransaction(async (trx) => {
    const bestelling = await Bestelling.query({ client: trx })
      .where('id', id)
      .forUpdate()
      .firstOrFail()
    return werk(trx, bestelling)
  })
}

/** The last mail of a kind that an order brought. */
export function laatsteMail(
  trx: TransactionClientContract,
  { id }: Bestelling,
  soort: MailSoort
): Promise<Mail | null> {
  return Mail.query({ client: trx })
    .where({ bestellingId: id, soort })
    .orderBy('volgnummer', 'desc')
    .first()
}

/** Puts one more mail of a kind in the outbox; one that came back has its successor then. */
export async function nogEenMail(
  trx: TransactionClientContract,
  bestelling: Bestelling,
  soort: MailSoort
) {
  const laatste = await laatsteMail(trx, bestelling, soort)
  const volgnummer = (laatste?.volgnummer ?? 0) + 1
  if (laatste) await handelTerugkomstAf(trx, laatste.id)
  await zetMailKlaar(trx, { soort, bestellingId: bestelling.id, volgnummer })
}
