import { withdrawalReceipt } from '#app/winkel/herroepingsbewijs'
import { shopData, type Composer } from '#app/winkel/mails/bericht'
import Withdrawal from '#models/herroeping'
import env from '#start/env'

/** To the customer, at once: the receipt on a durable medium (Directive 2011/83/EU, article 11a(4)). */
export const withdrawalReceived: Composer = async (mail) => {
  const withdrawal = await Withdrawal.findOrFail(mail.herroepingId)
  return {
    aan: withdrawal.email,
    onderwerp: 'We hebben je herroeping ontvangen',
    weergave: 'herroeping_ontvangst',
    gegevens: {
      winkel: shopData(),
      naam: withdrawal.naam,
      bewijsUrl: `${env.appUrl}/herroepen/ontvangen/${withdrawal.token}`,
      ...withdrawalReceipt(withdrawal),
    },
  }
}
