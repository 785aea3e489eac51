import {
  lastMail,
  withOrder,
  queueAnotherMail,
  type OrderOutcome,
} from '#app/shop/orders/with_order'
import { recordAudit } from '#app/core/record_audit'
import { recordEvent } from '#app/shop/order_events/record_event'
import { isPaid } from '#domain/shop/orders'
import { err, ok } from '#domain/result'
import type Admin from '#models/admin/admin'
import type { MailKind } from '#models/shop/mail'

/** The mails that can be sent again after they were sent. */
export const REPEATABLE = ['levering', 'verzonden', 'recept', 'cadeau'] as const

type MailRequest = {
  readonly kind: MailKind
  /** The number of the last mail on the screen, so that a press that was sent twice counts once. */
  readonly after: number
}

/** Sends a mail of an order once more. A mail that is still on its way is left alone. */
export async function resendMail(
  admin: Admin,
  orderId: number,
  { kind, after }: MailRequest
): Promise<OrderOutcome> {
  return withOrder(orderId, async (trx, order) => {
    if (!isPaid(order.status)) return err({ type: 'not_paid' })
    const last = await lastMail(trx, order, kind)
    if (!last) return err({ type: 'never_sent' })
    const underway = last.status === 'wachtrij' || last.status === 'bezig'
    if (underway || last.sequenceNumber !== after) return ok(undefined)

    await queueAnotherMail(trx, order, kind)
    await recordEvent(trx, order.id, 'mail_resent', kind)
    await recordAudit(trx, admin, 'mail_resent', order.number, { soort: kind })
    return ok(undefined)
  })
}
