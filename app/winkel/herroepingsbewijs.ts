import { knownSettings } from '#app/winkel/instellingen'
import { dayAndTime, date } from '#app/winkel/mails/leveringsgegevens'
import { nextSteps } from '#content/winkel/herroepen'
import { returnBy } from '#domain/winkel/herroeping'
import type Withdrawal from '#models/herroeping'

/** The receipt of a withdrawal, on the page and in the mail: what was said, when, and what happens now. */
export function withdrawalReceipt({ ontvangenOp: receivedAt, verklaring: statement }: Withdrawal) {
  return {
    verklaring: statement.split('\n'),
    ontvangenOp: dayAndTime(receivedAt),
    watNu: nextSteps(date(returnBy(receivedAt)), knownSettings().adres),
  }
}
