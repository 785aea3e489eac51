import { withdrawalReceipt } from '#app/shop/withdrawals/withdrawal_receipt'
import { shopData, type Composer } from '#app/shop/mails/composed_mail'
import Withdrawal from '#models/shop/withdrawal'
import env from '#start/env'

/** To the customer, at once: the receipt on a durable medium (Directive 2011/83/EU, article 11a(4)). */
export const withdrawalReceived: Composer = async (mail) => {
  const withdrawal = await Withdrawal.findOrFail(mail.herroepingId)
  return {
    aan: withdrawal.email,
    onderwerp: 'We hebben je herroeping ontvangen',
    template: 'shop/withdrawals/mails/withdrawal_received_mail',
    gegevens: {
      winkel: shopData(),
      naam: withdrawal.naam,
      bewijsUrl: `${env.appUrl}/herroepen/ontvangen/${withdrawal.token}`,
      ...withdrawalReceipt(withdrawal),
    },
  }
}
