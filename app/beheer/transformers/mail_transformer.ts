import { BaseTransformer } from '@adonisjs/core/transformers'
import { mailnaam, MAILSTATUS } from '#app/beheer/bestelwoorden'
import type Mail from '#models/mail'

export default class MailTransformer extends BaseTransformer<Mail> {
  toObject() {
    const { id, soort, status, pogingen, laatsteFout, bestelling } = this.resource
    return {
      id,
      soort: mailnaam(soort),
      mislukt: status === 'mislukt',
      status: MAILSTATUS[status],
      pogingen,
      fout: laatsteFout,
      bestellingId: bestelling?.id ?? null,
      bestelnummer: bestelling?.nummer ?? null,
    }
  }
}
