import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/database/transaction'
import { handleBounce } from '#app/shop/mails/book_bounce'
import { queueMail } from '#app/shop/deliveries/deliver'
import type { Result } from '#domain/result'
import type { ExtensionRefused } from '#domain/shop/play_links'
import Order from '#models/shop/order'
import Mail, { type MailKind } from '#models/shop/mail'

/** Why something that the owner wants with an order cannot be. */
export type Refusal =
  | { readonly type: 'niet_betaald' }
  | { readonly type: 'nooit_gestuurd' }
  | { readonly type: 'geen_link' }
  | { readonly type: 'niet_te_annuleren' }
  | { readonly type: 'niet_te_verzenden' }
  | { readonly type: 'herroepen' }
  | { readonly type: 'al_verzonden' }
  | { readonly type: 'niet_verzonden' }
  | ExtensionRefused

export type Outcome = Result<void, Refusal>

/**
 * Changes an order as one press asks, in one transaction. Presses on the same order wait for each
 * other, so that the second sees what the first did.
 */
export async function withOrder<T>(
  id: number,
  work: (trx: TransactionClientContract, order: Order) => Promise<T>
): Promise<T> {
  return inTransaction(async (trx) => {
    const order = await Order.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
    return work(trx, order)
  })
}

/** The last mail of a kind that an order brought. */
export function lastMail(
  trx: TransactionClientContract,
  { id }: Order,
  kind: MailKind
): Promise<Mail | null> {
  return Mail.query({ client: trx })
    .where({ bestellingId: id, soort: kind })
    .orderBy('volgnummer', 'desc')
    .first()
}

/** Puts one more mail of a kind in the outbox; one that came back has its successor then. */
export async function queueAnotherMail(
  trx: TransactionClientContract,
  order: Order,
  kind: MailKind
) {
  const last = await lastMail(trx, order, kind)
  const sequenceNumber = (last?.volgnummer ?? 0) + 1
  if (last) await handleBounce(trx, last.id)
  await queueMail(trx, { soort: kind, bestellingId: order.id, volgnummer: sequenceNumber })
}
