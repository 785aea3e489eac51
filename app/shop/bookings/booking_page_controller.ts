import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { loadMoney } from '#app/shop/bookings/money/booking_money'
import BookingPageTransformer from '#app/shop/bookings/booking_page_transformer'
import { bookingOfToken } from '#app/shop/bookings/booking_secret'
import { explainAcceptance, explainPaying } from '#app/shop/bookings/booking_words'
import { orderToPay } from '#app/shop/bookings/money/pay_booking'
import { acceptValidator, PART, partValidator } from '#app/shop/bookings/press_validator'
import { acceptQuote } from '#app/shop/bookings/quotes/accept_quote'
import { answerRefusedPayment } from '#app/shop/checkout/explain_refusals'
import CheckPayment from '#app/shop/payments/check_payment'
import CheckoutAddressTransformer from '#app/shop/payments/checkout_address_transformer'
import OpenPayment from '#app/shop/payments/open_payment'
import { readSettings } from '#app/shop/settings/shop_settings'
import { vatSchemeOf } from '#domain/shop/invoices/vat'
import type Booking from '#models/shop/booking'

const TITLE = 'Je boeking'

/** The customer's page of a booking, for everybody who has its secret. Opening it changes nothing. */
@inject()
export default class BookingPageController {
  constructor(
    protected openPayment: OpenPayment,
    protected checkPayment: CheckPayment
  ) {}

  async show(ctx: HttpContext) {
    const booking = await this.#booking(ctx)
    await this.#checkPayments(booking)
    const { kor, vatId } = await readSettings()
    const opened = {
      ...(await loadMoney(booking)),
      ...{ booking, token: String(ctx.params.token), now: DateTime.utc() },
      scheme: vatSchemeOf({ kor, vatId }),
    }
    return ctx.inertia.render(
      'shop/bookings/booking_page',
      { title: TITLE, booking: BookingPageTransformer.transform(opened) },
      { head: { title: TITLE, description: TITLE, index: false } }
    )
  }

  /** Accepts the quote. Pressing twice is one acceptance. */
  async accept(ctx: HttpContext) {
    const { request, response } = ctx
    const booking = await this.#booking(ctx)
    const { versie: version } = await request.validateUsing(acceptValidator)
    const accepted = await acceptQuote(booking.id, version, DateTime.utc())
    if (accepted.ok) return response.json({})
    return response.status(409).json({ message: explainAcceptance(accepted.error) })
  }

  async pay(ctx: HttpContext) {
    const { request, response, serialize } = ctx
    const booking = await this.#booking(ctx)
    const { deel: part } = await request.validateUsing(partValidator)
    const order = await orderToPay(booking.id, PART[part])
    if (!order.ok) return response.status(409).json({ message: explainPaying(order.error) })
    const checkout = await this.openPayment.execute(order.value)
    return checkout.ok
      ? serialize(CheckoutAddressTransformer.transform({ url: checkout.value }))
      : answerRefusedPayment(response, checkout.error)
  }

  /** A customer who comes back from the payment is often faster than its webhook. */
  async #checkPayments(booking: Booking) {
    const { orders } = await loadMoney(booking)
    const running = orders.filter(({ status }) => status === 'open')
    for (const order of running) await this.checkPayment.execute(order)
    if (running.length > 0) await booking.refresh()
  }

  async #booking(ctx: HttpContext): Promise<Booking> {
    const booking = await bookingOfToken(String(ctx.params.token))
    return booking ?? refuseUnknownLink(ctx, 'booking')
  }
}
