import { lastMail, withOrder, queueAnotherMail, type Outcome } from '#app/shop/orders/with_order'
import { recordAudit } from '#app/core/record_audit'
import { recordEvent } from '#app/shop/order_events/record_event'
import { isPaid } from '#domain/shop/orders'
import { err, ok } from '#domain/result'
import type Admin from '#models/admin/admin'
import type { MailKind } from '#models/shop/mail'

type MailRequest = {
  readonly soort: MailKind
  /** The number of the last one that was on the screen: a press that was sent twice counts once. */
  readonly na: number
}

/** Sends a mail that an order brought before once more; one that is still on its way is left alone. */
export async function resendMail(
  admin: Admin,
  orderId: number,
  { soort: kind, na: after }: MailRequest
): Promise<Outcome> {
  return withOrder(orderId, async (trx, order) => {
    if (!isPaid(order.status)) return err({ type: 'niet_betaald' })
    const last = await lastMail(trx, order, kind)
    if (!last) return err({ type: 'nooit_gestuurd' })
    const underway = last.status === 'wachtrij' || last.status === 'bezig'
    if (underway || last.volgnummer !== after) return ok(undefined)

    await queueAnotherMail(trx, order, kind)
    await recordEvent(trx, order.id, 'mail_opnieuw', kind)
    await recordAudit(trx, admin, 'mail_opnieuw', order.nummer, { soort: kind })
    return ok(undefined)
  })
}
