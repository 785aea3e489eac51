import { BaseTransformer } from '@adonisjs/core/transformers'
import type Mail from '#models/mail'

export default class MailTransformer extends BaseTransformer<Mail> {
  toObject() {
    const { id, soort, status, pogingen, laatsteFout, bestelling } = this.resource
    return {
      id,
      soort,
      status,
      pogingen,
      fout: laatsteFout,
      bestelnummer: bestelling?.nummer ?? null,
    }
  }
}
