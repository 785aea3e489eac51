import { knownSettings } from '#app/shop/settings/shop_settings'
import { dayAndTime, date } from '#app/shop/deliveries/delivery_data'
import { nextSteps } from '#content/withdrawal_texts'
import { returnBy } from '#domain/shop/withdrawals'
import type Withdrawal from '#models/shop/withdrawal'

/** The receipt of a withdrawal, on the page and in the mail: what was said, when, and what happens now. */
export function withdrawalReceipt({ ontvangenOp: receivedAt, verklaring: statement }: Withdrawal) {
  return {
    verklaring: statement.split('\n'),
    ontvangenOp: dayAndTime(receivedAt),
    watNu: nextSteps(date(returnBy(receivedAt)), knownSettings().adres),
  }
}
