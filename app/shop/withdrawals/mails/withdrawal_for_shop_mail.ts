import { urlFor } from '@adonisjs/core/services/url_builder'
import {
  dossierOf,
  withOrder,
  explainAssessment,
  explainStep,
} from '#app/shop/withdrawals/withdrawal_dossier'
import { ownerAddress, type Composer } from '#app/shop/mails/composed_mail'
import { dayAndTime, dayInWords } from '#domain/dutch_time'
import { nextStep } from '#domain/shop/withdrawals'
import { present } from '#domain/present'
import env from '#start/env'

/** Tells the owner about a withdrawal, with what has to be done and until when. */
export const withdrawalForShop: Composer = async (mail, shop) => {
  const withdrawal = await withOrder()
    .where('id', present(mail.withdrawalId, 'the withdrawal of a mail'))
    .firstOrFail()
  const { order } = withdrawal
  const dossier = dossierOf(withdrawal)
  const { until } = nextStep(dossier)
  return {
    to: ownerAddress(shop),
    subject: order
      ? `Herroeping: ${order.game.title}, bestelling ${order.number}`
      : 'Herroeping zonder bekende bestelling',
    replyTo: withdrawal.email,
    template: 'shop/withdrawals/mails/withdrawal_for_shop_mail',
    data: {
      receivedAt: dayAndTime(withdrawal.receivedAt),
      statement: withdrawal.statement.split('\n'),
      assessment: explainAssessment(dossier),
      step: `${explainStep(dossier)}${until ? `, uiterlijk ${dayInWords(until)}` : ''}.`,
      url: `${env.appUrl}${urlFor('withdrawal_screen.show', { id: withdrawal.id })}`,
    },
  }
}
