import { orNotFound } from '#app/core/exceptions/page_not_found'
import { FieldRefused, refuseTogether } from '#app/core/http/validation_errors'
import { explainSending } from '#app/shop/bookings/booking_words'
import { linesOf } from '#app/shop/bookings/quotes/compose_quote'
import { asAmounts, pricedValidator } from '#app/shop/bookings/quotes/quote_validator'
import { priceQuote, tooHigh } from '#domain/shop/bookings/quote_extras'
import Booking from '#models/shop/booking'

type Body = Readonly<Record<string, unknown>>

/**
 * Refuses a quote that is not filled in well. It names everything at once, also an amount that is
 * too high for this evening; of a quote that is legible, `sendQuote` judges the amounts.
 *
 * @param mistakes what the validator found
 * @throws FieldsRefused always
 */
export async function refuseQuote(bookingId: number, body: Body, mistakes: Error): Promise<never> {
  await refuseTogether([() => Promise.reject(mistakes), () => refuseTooHigh(bookingId, body)])
  throw mistakes
}

/** The page says nothing of a quote with an illegible line: nobody knows what it costs. */
async function refuseTooHigh(bookingId: number, body: Body) {
  const [illegible, priced] = await pricedValidator.tryValidate(body)
  if (illegible) return
  const { extras, depositCents } = asAmounts(priced)
  const price = priceQuote(linesOf(await orNotFound(Booking.find(bookingId))), extras)
  switch (tooHigh(price, depositCents)) {
    case 'discount':
      throw new FieldRefused('korting', explainSending({ type: 'discount_too_high' }))
    case 'deposit':
      throw new FieldRefused('aanbetaling', explainSending({ type: 'deposit_too_high' }))
  }
}
