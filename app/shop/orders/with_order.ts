import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ChangedMeanwhile } from '#app/admin/shell/changed_meanwhile'
import { attemptInTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { handleBounce } from '#app/shop/mails/book_bounce'
import { queueMail } from '#app/shop/mails/queue_mail'
import type { Result } from '#domain/result'
import type { ReissueRefused } from '#domain/shop/invoices/reissue'
import type { LaterEndRefused } from '#domain/shop/play_links'
import Order from '#models/shop/order'
import Mail, { type MailKind } from '#models/shop/mail'

/** Why an action of the owner on an order is refused. */
export type OrderRefused =
  | { readonly type: 'not_paid' }
  | { readonly type: 'never_sent' }
  | { readonly type: 'no_link' }
  | { readonly type: 'not_cancellable' }
  | { readonly type: 'not_shippable' }
  | { readonly type: 'withdrawn' }
  | { readonly type: 'already_shipped' }
  | { readonly type: 'not_shipped' }
  | { readonly type: 'parcel_returned' }
  | { readonly type: 'handed_over' }
  | { readonly type: 'nothing_to_pay' }
  | { readonly type: 'payment_unknown' }
  | { readonly type: 'too_many_payment_links' }
  | { readonly type: 'no_gift' }
  | { readonly type: 'gift_taken_back' }
  | { readonly type: 'of_evening' }
  | ReissueRefused
  | ChangedMeanwhile
  | LaterEndRefused

export type OrderOutcome = Result<void, OrderRefused>

/**
 * Changes an order for one press, in one transaction. Presses on the same order wait for each
 * other, so that the second one sees the effect of the first.
 */
export async function withOrder(
  id: number,
  work: (trx: TransactionClientContract, order: Order) => Promise<OrderOutcome>
): Promise<OrderOutcome> {
  return attemptInTransaction(async (trx) => {
    const order = await orNotFound(Order.query({ client: trx }).where('id', id).forUpdate().first())
    return work(trx, order)
  })
}

/** The last mail of a kind for an order. */
export function lastMail(
  trx: TransactionClientContract,
  { id }: Order,
  kind: MailKind
): Promise<Mail | null> {
  return Mail.query({ client: trx })
    .where({ orderId: id, kind })
    .orderBy('sequence_number', 'desc')
    .first()
}

/**
 * Puts another mail of a kind in the outbox. When the last one came back, the new one replaces it.
 */
export async function queueAnotherMail(
  trx: TransactionClientContract,
  order: Order,
  kind: MailKind
) {
  const last = await lastMail(trx, order, kind)
  const sequenceNumber = (last?.sequenceNumber ?? 0) + 1
  if (last) await handleBounce(trx, last.id)
  await queueMail(trx, { kind, orderId: order.id, sequenceNumber })
}
