import {
  dossierOf,
  withOrder,
  explainAssessment,
  explainStep,
} from '#app/winkel/herroepingsdossier'
import { ownerAddress, shopData, type Composer } from '#app/winkel/mails/bericht'
import { dayAndTime, date } from '#app/winkel/mails/leveringsgegevens'
import { nextStep } from '#domain/winkel/herroeping'
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
    weergave: 'herroeping_winkel',
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
