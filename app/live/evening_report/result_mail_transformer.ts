import { BaseTransformer } from '@adonisjs/core/transformers'
import type { MailStatus } from '#models/shop/mail'
import type Mail from '#models/shop/mail'
import { asIso } from '#domain/dutch_time'

/** The words of `order_words.ts`, which the shop keeps for itself. */
export const RESULT_MAIL_STATUS: Record<MailStatus, string> = {
  wachtrij: 'wacht op versturen',
  bezig: 'wordt verstuurd',
  verzonden: 'verstuurd',
  mislukt: 'mislukt, zie Vandaag',
  teruggekomen: 'teruggekomen, zie Vandaag',
}

/** A mail with the result of a round. */
export default class ResultMailTransformer extends BaseTransformer<Mail> {
  toObject() {
    const { id, status, createdAt } = this.resource
    return { id, status: RESULT_MAIL_STATUS[status], queuedAt: asIso(createdAt) }
  }
}
