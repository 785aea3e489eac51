import type { Composer } from '#app/shop/mails/composed_mail'
import { dayAndTime } from '#domain/dutch_time'
import Withdrawal from '#models/shop/withdrawal'

/** Tells the customer why a withdrawal is not accepted, in the owner's words. */
export const withdrawalRejected: Composer = async (mail) => {
  const withdrawal = await Withdrawal.findOrFail(mail.withdrawalId)
  const { name, email, receivedAt, orderText, note } = withdrawal
  return {
    to: email,
    subject: 'Over je herroeping',
    template: 'shop/withdrawals/mails/withdrawal_rejected_mail',
    data: {
      name,
      order: orderText,
      receivedAt: dayAndTime(receivedAt),
      reason: note,
    },
  }
}
