import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import type { LoadedMoney } from '#app/shop/bookings/money/booking_money'
import { paymentStepsInWords } from '#app/shop/bookings/money/payment_steps_in_words'
import { linkToPaper } from '#app/shop/invoices/paper_links'
import { momentOf, titleOf } from '#app/shop/bookings/quotes/compose_quote'
import { dayInWords } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import { findGame } from '#games/catalogue'
import { quoteInWords } from '#domain/shop/bookings/quote_in_words'
import { mayAccept } from '#domain/shop/bookings/quotes'
import {
  isOff,
  isOverdue,
  keptCents,
  mayPayBooking,
  moneyState,
  outstandingCents,
  payableParts,
  unaskedCents,
} from '#domain/shop/bookings/booking_money'
import type { VatScheme } from '#domain/shop/invoices/vat'
import type Booking from '#models/shop/booking'
import type BookingQuote from '#models/shop/booking_quote'
import type Order from '#models/shop/order'

export type OpenedBooking = LoadedMoney & {
  readonly token: string
  readonly booking: Booking
  readonly scheme: VatScheme
  readonly now: DateTime
}

/** A booking as its customer sees it: nothing of what the owner wrote for herself. */
export default class BookingPageTransformer extends BaseTransformer<OpenedBooking> {
  toObject() {
    const { token, booking, quote } = this.resource
    const { name, organisation, startsAt, people, status, number } = booking
    return {
      ...{ token, name, organisation, people, status, number },
      title: titleOf(booking),
      image: findGame(booking.itemName)?.image ?? null,
      needed: isOff(status) ? [] : [...(findGame(booking.itemName)?.needed ?? [])],
      moment: startsAt && momentOf(startsAt),
      place: placeOf(booking),
      /** The evening changed after its quote went out. */
      revised: quote !== null && status === 'inquiry',
      quote: quote && status !== 'inquiry' ? this.#quote(quote) : null,
      money: this.#money(),
    }
  }

  #quote(quote: BookingQuote) {
    const { booking, scheme, now } = this.resource
    const { version, totalCents, validUntil, acceptedAt } = quote
    const offer = {
      ...{ status: booking.status, version, validUntil: validUntil.toJSDate() },
      accepted: acceptedAt !== null,
    }
    const allowed = mayAccept(offer, version, now.toJSDate())
    return {
      version,
      words: quoteInWords({ lines: quote.quoteLines, totalCents }, scheme, booking.buyer),
      total: asEuro(totalCents),
      validUntil: dayInWords(validUntil),
      acceptedOn: acceptedAt && dayInWords(acceptedAt),
      acceptable: allowed.ok && !allowed.value.again,
      expired: !allowed.ok && allowed.error.type === 'quote_expired',
    }
  }

  #money() {
    const { money, orders, booking, now } = this.resource
    const open = mayPayBooking(booking.status)
    const unasked = unaskedCents(booking.status, money)
    return {
      state: moneyState(money, now.toJSDate()),
      kept: keptCents(money) > 0 ? asEuro(keptCents(money)) : null,
      outstanding: outstandingCents(money) > 0 ? asEuro(outstandingCents(money)) : null,
      unasked: unasked > 0 ? asEuro(unasked) : null,
      parts: open
        ? payableParts(money).map(({ part, cents }) => ({ part, amount: asEuro(cents) }))
        : [],
      /** What is due when, in order, before the yes and after it. */
      steps: this.#steps(),
      due: dueOf(this.resource),
      papers: orders.flatMap(papersOf),
    }
  }

  #steps(): string[] {
    const { booking, quote, money } = this.resource
    const { status } = booking
    if (quote === null || (status !== 'quoted' && !mayPayBooking(status))) return []
    return paymentStepsInWords({ status, onAccount: quote.onAccount }, money)
  }
}

/** Until when an invoice on account is paid in time, and whether that day is over. */
function dueOf({ money, orders, now }: OpenedBooking) {
  const index = money.orders.findIndex(({ waiting, dueAt }) => waiting && dueAt !== null)
  const billed = orders[index]
  const rule = money.orders[index]
  if (!billed?.dueAt || !rule) return null
  return { day: dayInWords(billed.dueAt), overdue: isOverdue(rule, now.toJSDate()) }
}

const papersOf = (order: Order) => order.invoices.map((paper) => linkToPaper(order, paper))

function placeOf({ address, postcode, city }: Booking): string {
  return [address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
