import {
  dossierOf,
  withOrder,
  explainAssessment,
  explainStep,
} from '#app/shop/withdrawals/withdrawal_dossier'
import { ownerAddress, shopData, type Composer } from '#app/shop/mails/composed_mail'
import { dayAndTime, date } from '#app/shop/deliveries/delivery_data'
import { nextStep } from '#domain/shop/withdrawals'
import env from '#start/env'

/** To the owner: somebody withdraws, and until when what has to be done. */
export const withdrawalForShop: Composer = async (mail) => {
  const withdrawal = await withOrder().where('id', mail.herroepingId!).firstOrFail()
  const { bestelling: order } = withdrawal
  const dossier = dossierOf(withdrawal)
  const { tot: until } = nextStep(dossier)
  return {
    aan: ownerAddress(),
    onderwerp: order
      ? `Herroeping: ${order.spel.titel}, bestelling ${order.nummer}`
      : 'Herroeping zonder bekende bestelling',
    antwoordAan: withdrawal.email,
    template: 'shop/withdrawals/mails/withdrawal_for_shop_mail',
    gegevens: {
      winkel: shopData(),
      ontvangenOp: dayAndTime(withdrawal.ontvangenOp),
      verklaring: withdrawal.verklaring.split('\n'),
      oordeel: explainAssessment(dossier),
      stap: `${explainStep(dossier)}${until ? `, uiterlijk ${date(until)}` : ''}.`,
      url: `${env.appUrl}/dashboard/herroepingen/${withdrawal.id}`,
    },
  }
}
