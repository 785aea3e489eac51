import { asEuro } from '#domain/money'
import type { BookingStatus } from '#domain/shop/bookings/booking_life'
import {
  paymentSteps,
  type BookingMoney,
  type PaymentMoment,
  type PaymentStep,
} from '#domain/shop/bookings/booking_money'
import { PAY_WITHIN_DAYS } from '#domain/shop/bookings/quotes'

type Evening = { readonly status: BookingStatus; readonly onAccount: boolean }

/**
 * What is due when, in order, said to the customer. The page of a booking and its mails take their
 * sentences from here, so that they say the same.
 */
export function paymentStepsInWords(evening: Evening, money: BookingMoney): string[] {
  const steps = paymentSteps(evening, money)
  const [first] = steps
  if (!first) return []
  const agreed = evening.status !== 'quoted'
  const said = steps.map((step, index) => inWords(step, { later: index > 0, agreed }))
  const sooner = steps.length > 1 || first.when === 'by_invoice'
  return sooner ? [...said, 'Eerder of alles in één keer betalen mag ook.'] : said
}

const WHEN: Record<PaymentMoment, string> = {
  now: 'Dat betaal je nu, op de pagina van je boeking.',
  before_evening: 'Dat betaal je vóór de avond, op de pagina van je boeking.',
  by_invoice: `Dat betaal je op rekening: de factuur krijg je apart, met ${PAY_WITHIN_DAYS} dagen om te betalen.`,
}

type Place = { readonly later: boolean; readonly agreed: boolean }

function inWords({ part, cents, when }: PaymentStep, { later, agreed }: Place): string {
  if (part === 'deposit') {
    const moment = agreed ? 'nu' : 'meteen na je akkoord'
    return `Eerst de aanbetaling van ${asEuro(cents)}. Die betaal je ${moment}, op de pagina van je boeking.`
  }
  const what = part === 'whole' ? 'Het hele bedrag' : 'De rest'
  return `${later ? 'Daarna de rest' : what}: ${asEuro(cents)}. ${WHEN[when]}`
}
