import { urlFor } from '@adonisjs/core/services/url_builder'
import { withdrawalReceipt } from '#app/shop/withdrawals/withdrawal_receipt'
import type { Composer } from '#app/shop/mails/composed_mail'
import Withdrawal from '#models/shop/withdrawal'
import env from '#start/env'

/**
 * Sends the customer the receipt at once, on a durable medium (Directive 2011/83/EU, article
 * 11a(4)).
 */
export const withdrawalReceived: Composer = async (mail, shop) => {
  const withdrawal = await Withdrawal.findOrFail(mail.withdrawalId)
  return {
    to: withdrawal.email,
    subject: 'We hebben je herroeping ontvangen',
    template: 'shop/withdrawals/mails/withdrawal_received_mail',
    data: {
      name: withdrawal.name,
      receiptUrl: `${env.appUrl}${urlFor('withdrawal.show', { token: withdrawal.token })}`,
      ...withdrawalReceipt(withdrawal, shop),
    },
  }
}
