import { BaseTransformer } from '@adonisjs/core/transformers'
import { mailError, mailName, mailState } from '#app/shop/orders/order_words'
import { UNDELIVERED } from '#models/shop/mail'
import type Mail from '#models/shop/mail'

/** A mail in a list of mails. Its order and its booking have to be loaded. */
export default class MailTransformer extends BaseTransformer<Mail> {
  toObject() {
    const { id, kind, status, attempts, order, booking, retryAt } = this.resource
    return {
      id,
      kind: mailName(kind),
      failed: UNDELIVERED.includes(status),
      bounced: status === 'teruggekomen',
      status: mailState(this.resource),
      attempts,
      error: mailError(this.resource),
      serverSaid: this.resource.lastError,
      retryAt: retryAt?.toISO() ?? null,
      orderId: order?.id ?? null,
      orderNumber: order?.number ?? null,
      bookingId: booking?.id ?? null,
      bookingNumber: booking?.number ?? null,
    }
  }
}
