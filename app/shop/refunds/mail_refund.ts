import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/shop/mails/queue_mail'
import { isAccepted, partToTell } from '#domain/shop/refunds'
import Mail from '#models/shop/mail'
import Refund from '#models/shop/money/refund'
import Order from '#models/shop/order'

const KIND = 'terugbetaling'

/**
 * Tells the customer what goes back, once per press: an order that was paid in several attempts goes
 * back in as many parts, and the mail names them together when each has its answer.
 *
 * @param refund the part that got its answer just now
 */
export async function mailRefund(trx: TransactionClientContract, orderId: number, refund: Refund) {
  /** Two parts that get their answer at once wait for each other, so that one of them is the last. */
  await Order.query({ client: trx }).where('id', orderId).forUpdate()
  const { parts, told } = await pressOf(refund, trx)
  const part = partToTell(parts, refund.id, told.length > 0)
  if (part !== null) await queueMail(trx, { kind: KIND, orderId, sequenceNumber: part })
}

/**
 * The parts that a mail tells of. The first mail of a press names all of them; one about a part that
 * was made after all names that one alone.
 *
 * @param id the number of the mail, which is the id of a refund
 */
export async function partsInMail(id: number): Promise<Refund[]> {
  const refund = await Refund.findOrFail(id)
  const { parts, told } = await pressOf(refund)
  const first = told[0]?.sequenceNumber ?? id
  if (first !== id) return [refund]
  const later = told.slice(1).map(({ sequenceNumber }) => sequenceNumber)
  const named = parts.filter((part) => isAccepted(part.status) && !later.includes(part.id))
  return named.length > 0 ? named : [refund]
}

/** All parts of one press, and the mails about them in the order in which they were made. */
async function pressOf({ key }: Refund, trx?: TransactionClientContract) {
  const parts = await Refund.query({ client: trx }).where({ key }).orderBy('id')
  const told = await Mail.query({ client: trx })
    .where('kind', KIND)
    .whereIn(
      'sequence_number',
      parts.map(({ id }) => id)
    )
    .orderBy('id')
  return { parts, told }
}
