import type { ShopSettings } from '#app/shop/settings/shop_settings'
import { dayAndTime, dayInWords } from '#domain/dutch_time'
import { nextSteps } from '#content/withdrawal_texts'
import { returnBy } from '#domain/shop/withdrawals'
import type Withdrawal from '#models/shop/withdrawal'

/**
 * The receipt of a withdrawal, on the page and in the mail: the statement, its moment, and what
 * happens now.
 */
export function withdrawalReceipt(
  { receivedAt, statement }: Withdrawal,
  { address }: Pick<ShopSettings, 'address'>
) {
  return {
    statement: statement.split('\n'),
    receivedAt: dayAndTime(receivedAt),
    nextSteps: nextSteps(dayInWords(returnBy(receivedAt)), address),
  }
}
