import { shopData, type Composer } from '#app/shop/mails/composed_mail'
import { dayAndTime } from '#app/shop/deliveries/delivery_data'
import Withdrawal from '#models/shop/withdrawal'

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
    template: 'shop/withdrawals/mails/withdrawal_rejected_mail',
    gegevens: {
      winkel: shopData(),
      naam: name,
      bestelling: orderText,
      ontvangenOp: dayAndTime(receivedAt),
      reden: note,
    },
  }
}
