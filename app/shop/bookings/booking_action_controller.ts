import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { CHANGED_MEANWHILE, CHANGED_REASON } from '#app/admin/shell/changed_meanwhile'
import { FieldRefused } from '#app/core/http/validation_errors'
import {
  explainAcceptance,
  explainBilling,
  explainEnding,
  explainSending,
} from '#app/shop/bookings/booking_words'
import { cancelBooking, closeBooking, playBooking } from '#app/shop/bookings/end_booking'
import { billBooking } from '#app/shop/bookings/money/bill_booking'
import { bookBankPayment } from '#app/shop/bookings/money/book_bank_payment'
import {
  acceptValidator,
  cancelValidator,
  PART,
  partValidator,
} from '#app/shop/bookings/press_validator'
import { acceptQuote } from '#app/shop/bookings/quotes/accept_quote'
import { asQuote, quoteValidator } from '#app/shop/bookings/quotes/quote_validator'
import { refuseQuote } from '#app/shop/bookings/quotes/refuse_quote'
import { sendQuote } from '#app/shop/bookings/quotes/send_quote'
import type { Result } from '#domain/result'

/** The owner's presses on a booking. */
export default class BookingActionController {
  async quote({ auth, params, request, response }: HttpContext) {
    const [mistakes, input] = await request.tryValidateUsing(quoteValidator)
    if (mistakes) return refuseQuote(Number(params.id), request.body(), mistakes)
    const data = asQuote(input)
    const who = auth.use('web').getUserOrFail()
    const sent = await sendQuote(who, Number(params.id), data, DateTime.utc())
    if (sent.ok) return response.json({})
    if (sent.error.type === 'deposit_too_high')
      throw new FieldRefused('aanbetaling', explainSending(sent.error))
    if (sent.error.type === 'discount_too_high')
      throw new FieldRefused('korting', explainSending(sent.error))
    if (sent.error.type === 'changed_meanwhile')
      return response.status(409).json({ message: CHANGED_MEANWHILE, reden: CHANGED_REASON })
    return answer(response, sent, explainSending)
  }

  async accept({ auth, params, request, response }: HttpContext) {
    const { versie: version } = await request.validateUsing(acceptValidator)
    const who = auth.use('web').getUserOrFail()
    const accepted = await acceptQuote(Number(params.id), version, DateTime.utc(), who)
    return answer(response, accepted, explainAcceptance)
  }

  async bill({ auth, params, response }: HttpContext) {
    const who = auth.use('web').getUserOrFail()
    return answer(
      response,
      await billBooking(who, Number(params.id), DateTime.utc()),
      explainBilling
    )
  }

  async bank({ auth, params, request, response }: HttpContext) {
    const { deel: part } = await request.validateUsing(partValidator)
    const who = auth.use('web').getUserOrFail()
    const booked = await bookBankPayment(who, Number(params.id), PART[part], DateTime.utc())
    return answer(response, booked, explainBilling)
  }

  async play({ auth, params, response }: HttpContext) {
    const who = auth.use('web').getUserOrFail()
    return answer(
      response,
      await playBooking(who, Number(params.id), DateTime.utc()),
      explainEnding
    )
  }

  async close({ auth, params, response }: HttpContext) {
    const who = auth.use('web').getUserOrFail()
    return answer(response, await closeBooking(who, Number(params.id)), explainEnding)
  }

  async cancel({ auth, params, request, response }: HttpContext) {
    const { mailen: tell } = await request.validateUsing(cancelValidator)
    const who = auth.use('web').getUserOrFail()
    return answer(response, await cancelBooking(who, Number(params.id), tell), explainEnding)
  }
}

function answer<Refused>(
  response: HttpContext['response'],
  outcome: Result<unknown, Refused>,
  explain: (refused: Refused) => string
) {
  if (outcome.ok) return response.json({})
  return response.status(409).json({ message: explain(outcome.error) })
}
