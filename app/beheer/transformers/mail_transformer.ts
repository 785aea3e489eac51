import { BaseTransformer } from '@adonisjs/core/transformers'
import { mailfout, mailnaam, mailstand } from '#app/beheer/bestelwoorden'
import { NIET_AANGEKOMEN } from '#models/mail'
import type Mail from '#models/mail'

export default class MailTransformer extends BaseTransformer<Mail> {
  toObject() {
    const { id, soort, status, pogingen, bestelling } = this.resource
    return {
      id,
      soort: mailnaam(soort),
      mislukt: NIET_AANGEKOMEN.includes(status),
      teruggekomen: status === 'teruggekomen',
      status: mailstand(this.resource),
      pogingen,
      fout: mailfout(this.resource),
      bestellingId: bestelling?.id ?? null,
      bestelnummer: bestelling?.nummer ?? null,
    }
  }
}
