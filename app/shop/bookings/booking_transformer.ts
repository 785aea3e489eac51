import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { bookingState, eventSentence } from '#app/shop/bookings/booking_words'
import { bookingMark, offerMark } from '#app/shop/bookings/booking_marks'
import { bookingUrl } from '#app/shop/bookings/booking_secret'
import type { BookingDetail } from '#app/shop/bookings/load_booking'
import { FOR_OWNER } from '#app/shop/bookings/mails/booking_mail'
import { showPaper } from '#app/shop/invoices/paper_links'
import ReissueOfferTransformer from '#app/shop/invoices/reissue_offer_transformer'
import { showMail } from '#app/shop/mails/show_mail'
import { momentOf, titleOf } from '#app/shop/bookings/quotes/compose_quote'
import { orderStanding } from '#app/shop/orders/order_words'
import { asIso, dayInWords, dayOf, timeForField } from '#domain/dutch_time'
import { asEuro, asInput } from '#domain/money'
import { nextBookingStatus, type BookingTrigger } from '#domain/shop/bookings/booking_life'
import {
  isOverdue,
  keptCents,
  mayPayBooking,
  moneyState,
  outstandingCents,
  overpaidCents,
  partToBill,
  payableParts,
} from '#domain/shop/bookings/booking_money'
import { EVENING_RATES, peopleFit } from '#domain/shop/bookings/evening_price'
import { REMINDED } from '#domain/shop/orders'
import { EVENING_KITS } from '#games/evening_kits'
import type BookingQuote from '#models/shop/booking_quote'
import type Order from '#models/shop/order'

const TRIGGERS: readonly BookingTrigger[] = ['quote', 'accept', 'play', 'close', 'cancel']

/** A booking as its page for the owner shows it. */
export default class BookingTransformer extends BaseTransformer<BookingDetail> {
  constructor(
    detail: BookingDetail,
    protected now: DateTime
  ) {
    super(detail)
  }

  toObject() {
    const { booking, clashes } = this.resource
    const { id, number, status, customerId, contactMessageId, createdAt, startsAt } = booking
    const { min, max } = EVENING_RATES[booking.itemName].people
    return {
      ...{ id, number, status, customerId },
      /** Whether the evening is a live game, which is played with a klant, and has no klant yet. */
      needsCustomer: customerId === null && EVENING_KITS[booking.itemName].live,
      state: bookingState(status),
      messageId: contactMessageId,
      title: titleOf(booking),
      moment: momentOf(startsAt),
      at: startsAt && asIso(startsAt),
      over: startsAt !== null && startsAt <= this.now,
      createdAt: asIso(createdAt),
      pageUrl: bookingUrl(booking),
      fields: this.#fields(),
      seen: bookingMark(booking),
      peopleWarning: peopleFit(booking.itemName, booking.people) ? null : { min, max },
      clashes: clashes.map((other) => ({
        id: other.id,
        name: `${titleOf(other)}, ${other.organisation ?? other.name}`,
        moment: momentOf(other.startsAt),
      })),
      allowed: TRIGGERS.filter((trigger) => nextBookingStatus(status, trigger).ok),
      proposal: this.#proposal(),
      quotes: booking.quotes.map((quote) => showQuote(quote, this.now)).reverse(),
      money: this.#money(),
      mails: booking.mails.map((mail) => ({
        ...showMail(mail, booking.mails),
        toCustomer: mail.kind !== FOR_OWNER,
      })),
      events: booking.events.map((event) => ({
        id: event.id,
        at: asIso(event.createdAt),
        sentence: eventSentence(event),
      })),
    }
  }

  /** What the form is filled with. */
  #fields() {
    const { booking } = this.resource
    const { startsAt, buyer, itemName } = booking
    return {
      evening: itemName,
      day: startsAt ? dayOf(startsAt) : '',
      time: startsAt ? timeForField(startsAt) : '',
      minutes: booking.minutes,
      people: booking.people,
      km: booking.km,
      address: booking.address ?? '',
      postcode: booking.postcode ?? '',
      city: booking.city ?? '',
      buyer,
      organisation: booking.organisation ?? '',
      billingAddress: booking.billingAddress ?? '',
      name: booking.name,
      email: booking.email,
      phone: booking.phone ?? '',
      notes: booking.notes ?? '',
    }
  }

  #proposal() {
    const { proposal, scheme, quote, booking } = this.resource
    const { evening, extras, totalCents, sentences, validDays } = proposal
    return {
      evening: evening.map(({ description, count, unitCents, cents }) => ({
        ...{ description, count, unitCents, cents },
      })),
      lines: extras.lines.map(({ description, cents }) => ({
        ...{ text: description, amount: asInput(cents) },
      })),
      discount: extras.discountCents > 0 ? asInput(extras.discountCents) : '',
      totalCents,
      total: asEuro(totalCents),
      scheme,
      text: sentences.join('\n\n'),
      validDays,
      seen: offerMark(booking, quote?.version ?? 0),
      deposit: quote && quote.depositCents > 0 ? asInput(quote.depositCents) : '',
      onAccount: quote?.onAccount ?? booking.buyer === 'business',
    }
  }

  #money() {
    const { money, orders, quote, booking, reissues } = this.resource
    const open = mayPayBooking(booking.status)
    return {
      state: moneyState(money, this.now.toJSDate()),
      total: quote && asEuro(quote.totalCents),
      kept: asEuro(keptCents(money)),
      keptSome: keptCents(money) > 0,
      outstanding: asEuro(outstandingCents(money)),
      settled: outstandingCents(money) === 0,
      overpaid: overpaidCents(money) > 0 ? asEuro(overpaidCents(money)) : null,
      mayBill: partToBill({ status: booking.status, onAccount: quote?.onAccount === true }, money)
        .ok,
      parts: open
        ? payableParts(money).map(({ part, cents }) => ({ part, amount: asEuro(cents) }))
        : [],
      reissues: reissues.map((offer) => new ReissueOfferTransformer(offer).toObject()),
      orders: orders.map((order, index) => {
        const rule = money.orders[index]
        return {
          ...showOrder(order),
          overdue: rule ? isOverdue(rule, this.now.toJSDate()) : false,
        }
      }),
    }
  }
}

function showOrder(order: Order) {
  const { id, number, bookingPart, totalCents, status, dueAt, invoices } = order
  return {
    ...{ id, number, part: bookingPart },
    amount: asEuro(totalCents),
    status,
    statusText: orderStanding(order),
    waiting: REMINDED.includes(status),
    due: dueAt && dayInWords(dueAt),
    invoices: invoices.map(showPaper),
  }
}

function showQuote(quote: BookingQuote, now: DateTime) {
  const { id, version, totalCents, depositCents, onAccount, validUntil, acceptedAt } = quote
  return {
    ...{ id, version, onAccount },
    total: asEuro(totalCents),
    deposit: depositCents > 0 ? asEuro(depositCents) : null,
    sentAt: asIso(quote.createdAt),
    validUntil: dayInWords(validUntil),
    over: validUntil < now,
    acceptedAt: acceptedAt && asIso(acceptedAt),
    paragraphs: quote.paragraphs,
  }
}
