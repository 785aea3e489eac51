import { shopData, type Composer } from '#app/winkel/mails/bericht'
import { dayAndTime } from '#app/winkel/mails/leveringsgegevens'
import Withdrawal from '#models/herroeping'

/** To the customer: why a withdrawal is not accepted, in the owner's words. */
export const withdrawalRejected: Composer = async (mail) => {
  const withdrawal = await Withdrawal.findOrFail(mail.herroepingId)
  const {
    naam: name,
    email,
    ontvangenOp: receivedAt,
    bestellingTekst: orderText,
    toelichting: note,
  } = withdrawal
  return {
    aan: email,
    onderwerp: 'Over je herroeping',
    weergave: 'herroeping_afgewezen',
    gegevens: {
      winkel: shopData(),
      naam: name,
      bestelling: orderText,
      ontvangenOp: dayAndTime(receivedAt),
      reden: note,
    },
  }
}
