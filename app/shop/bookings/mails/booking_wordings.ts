import { loadMoney, type LoadedMoney } from '#app/shop/bookings/money/booking_money'
import { paymentStepsInWords } from '#app/shop/bookings/money/payment_steps_in_words'
import { momentOf, titleOf } from '#app/shop/bookings/quotes/compose_quote'
import type { ShopSettings } from '#app/shop/settings/shop_settings'
import { dayInWords } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import { present } from '#domain/present'
import { depositDueCents, outstandingCents } from '#domain/shop/bookings/booking_money'
import { quoteInWords, type QuoteInWords } from '#domain/shop/bookings/quote_in_words'
import { vatSchemeOf } from '#domain/shop/invoices/vat'
import { REMINDED } from '#domain/shop/orders'
import type Booking from '#models/shop/booking'
import BookingQuote from '#models/shop/booking_quote'
import type Mail from '#models/shop/mail'
import Order from '#models/shop/order'

/** What one mail about a booking says; the rest is the same for all of them. */
type Says = {
  readonly subject: string
  readonly title: string
  readonly preheader: string
  /** Each paragraph is one or more lines. */
  readonly paragraphs: readonly (readonly string[])[]
  readonly amounts?: QuoteInWords
  readonly button?: string
}

/** What a mail says about a booking; null when what it was about has passed. */
export type Wording = (booking: Booking, mail: Mail, shop: ShopSettings) => Promise<Says | null>

const evening = (booking: Booking) => `${titleOf(booking)} op ${momentOf(booking.startsAt)}`

/**
 * The quote, in the sentences that the owner wrote and with its own last day; null when nobody can
 * accept it any more.
 */
export const quoteMail: Wording = async (booking, mail, shop) => {
  const quote = await BookingQuote.findByOrFail({
    bookingId: booking.id,
    version: mail.sequenceNumber,
  })
  const { status } = booking
  if (status === 'canceled' || status === 'inquiry') return null
  const { totalCents, depositCents, onAccount } = quote
  const { money } = await loadMoney(booking)
  const asked = { ...money, totalCents, depositCents }
  return {
    subject: `Offerte voor ${evening(booking)}`,
    title: 'Je offerte',
    preheader: `${evening(booking)}: ${asEuro(quote.totalCents)}.`,
    paragraphs: [
      ...quote.paragraphs.map((paragraph) => paragraph.split('\n')),
      paymentStepsInWords({ status, onAccount }, asked),
      [`Deze offerte geldt tot en met ${dayInWords(quote.validUntil)}.`],
    ],
    amounts: quoteInWords(
      { lines: quote.quoteLines, totalCents: quote.totalCents },
      vatSchemeOf(shop),
      booking.buyer
    ),
    button: 'Bekijk de offerte en geef akkoord',
  }
}

export const acceptedMail: Wording = async (booking) => {
  const { quote, money } = await loadMoney(booking)
  const steps = paymentStepsInWords(
    { status: booking.status, onAccount: quote?.onAccount === true },
    money
  )
  return {
    subject: `De avond staat vast: ${evening(booking)}`,
    title: 'De avond staat vast',
    preheader: `We komen op ${momentOf(booking.startsAt)}.`,
    paragraphs: [
      [`Dank je wel voor je akkoord. We komen op ${momentOf(booking.startsAt)}.`],
      ...(steps.length > 0 ? [steps] : []),
      ['Moet er iets anders? Beantwoord deze e-mail, dan kijken we samen wat er kan.'],
    ],
  }
}

/** Tells the owner that a customer said yes. */
export const acceptedForShop: Wording = async (booking) => ({
  subject: `Akkoord: ${evening(booking)}`,
  title: 'Een offerte is aanvaard',
  preheader: `${booking.number}, ${booking.name}.`,
  paragraphs: [
    [`${booking.name} ging akkoord met de offerte van boeking ${booking.number}.`],
    [`${evening(booking)}, ${booking.people} personen.`],
  ],
  button: 'Naar de boeking',
})

export const paidMail: Wording = async (booking, mail) => {
  const order = await Order.findOrFail(mail.sequenceNumber)
  const loaded = await loadMoney(booking)
  return {
    subject: `Je betaling is binnen: ${titleOf(booking)}`,
    title: 'Je betaling is binnen',
    preheader: `${asEuro(order.totalCents)} voor ${evening(booking)}.`,
    paragraphs: [
      [`We kregen ${asEuro(order.totalCents)} van je, dank je wel.`],
      whatIsLeft(booking, loaded),
      ['De factuur download je op de pagina van je boeking.'],
    ],
  }
}

function whatIsLeft({ status }: Booking, { money, quote }: LoadedMoney): string[] {
  const rest = outstandingCents(money)
  if (rest === 0) return ['Alles is nu betaald.']
  const steps = paymentStepsInWords({ status, onAccount: quote?.onAccount === true }, money)
  return steps.length > 0
    ? steps
    : [`Er blijft ${asEuro(rest)} te betalen; dat kan op de pagina van je boeking.`]
}

export const invoiceMail: Wording = async (booking, mail) => {
  const order = await waitingOrder(mail)
  if (!order) return null
  return {
    subject: `Factuur voor ${evening(booking)}`,
    title: 'Je factuur staat klaar',
    preheader: `${asEuro(order.totalCents)}, te betalen uiterlijk ${dueDay(order)}.`,
    paragraphs: [
      [`Voor ${evening(booking)} staat je factuur klaar, van ${asEuro(order.totalCents)}.`],
      [`Wil je die uiterlijk op ${dueDay(order)} betalen? Dat kan op de pagina van je boeking.`],
    ],
    button: 'Bekijk en betaal de factuur',
  }
}

/** The one reminder of an invoice that was not paid in time. */
export const reminderMail: Wording = async (booking, mail) => {
  const order = await waitingOrder(mail)
  if (!order) return null
  return {
    subject: `Herinnering: factuur voor ${evening(booking)}`,
    title: 'Een factuur wacht nog',
    preheader: `${asEuro(order.totalCents)} was te betalen tot ${dueDay(order)}.`,
    paragraphs: [
      [
        `De factuur van ${asEuro(order.totalCents)} voor ${evening(booking)} was te betalen tot en met ${dueDay(order)}. We zien haar nog niet.`,
      ],
      [
        'Zou je ernaar willen kijken? Heb je net betaald, dan hoef je niets te doen. Klopt er iets niet, laat het ons dan weten.',
      ],
    ],
    button: 'Bekijk en betaal de factuur',
  }
}

/** Asks once, a week before an evening, for what is still to be paid. */
export const beforehandMail: Wording = async (booking) => {
  const { money, quote } = await loadMoney(booking)
  const rest = quote?.onAccount ? depositDueCents(money) : outstandingCents(money)
  if (booking.status !== 'accepted' || rest === 0) return null
  return {
    subject: `Nog te betalen: ${evening(booking)}`,
    title: 'Bijna zover',
    preheader: `Er is nog ${asEuro(rest)} te betalen.`,
    paragraphs: [
      [`We komen op ${momentOf(booking.startsAt)}. Er is nog ${asEuro(rest)} te betalen.`],
      [
        'Dat kan op de pagina van je boeking. Heb je net betaald, dan hoef je niets te doen. Klopt er iets niet, beantwoord dan deze e-mail.',
      ],
    ],
    button: 'Bekijk je boeking en betaal',
  }
}

const dueDay = ({ dueAt }: Order) => dayInWords(present(dueAt, 'the day of an invoice on account'))

/** The order of a mail about money that is asked for; null when it came meanwhile. */
async function waitingOrder(mail: Mail): Promise<Order | null> {
  const order = await Order.findOrFail(mail.sequenceNumber)
  return REMINDED.includes(order.status) && order.dueAt !== null ? order : null
}

export const canceledMail: Wording = async (booking) => {
  return {
    subject: `Afgezegd: ${evening(booking)}`,
    title: 'De avond gaat niet door',
    preheader: `${evening(booking)} is afgezegd.`,
    paragraphs: [
      [`${evening(booking)} gaat niet door.`],
      [
        'Heb je al betaald? Dan nemen we contact met je op over het geld. Klopt dit niet, beantwoord dan deze e-mail.',
      ],
    ],
  }
}
