import { BaseTransformer } from '@adonisjs/core/transformers'
import { mailError, mailName, mailState } from '#app/shop/orders/order_words'
import { UNDELIVERED } from '#models/shop/mail'
import type Mail from '#models/shop/mail'

export default class MailTransformer extends BaseTransformer<Mail> {
  toObject() {
    const { id, soort: kind, status, pogingen: attempts, bestelling: order } = this.resource
    return {
      id,
      soort: mailName(kind),
      mislukt: UNDELIVERED.includes(status),
      teruggekomen: status === 'teruggekomen',
      status: mailState(this.resource),
      pogingen: attempts,
      fout: mailError(this.resource),
      bestellingId: order?.id ?? null,
      bestelnummer: order?.nummer ?? null,
    }
  }
}
