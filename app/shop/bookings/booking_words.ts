import { CHANGED_MEANWHILE } from '#app/admin/shell/changed_meanwhile'
import { formatFullDay } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import type { BookingStatus } from '#domain/shop/bookings/booking_life'
import type { BookingEventKind } from '#domain/shop/bookings/booking_events'
import type { QuoteRefused } from '#domain/shop/bookings/quotes'
import type { EndRefused } from '#app/shop/bookings/end_booking'
import type { BillRefused } from '#domain/shop/bookings/booking_money'
import type { PayRefused } from '#app/shop/bookings/money/booking_order'
import type { SendRefused } from '#app/shop/bookings/quotes/send_quote'
import type Booking from '#models/shop/booking'
import type BookingEvent from '#models/shop/booking_event'

/** Each state of an evening as the owner reads it, everywhere. */
export const BOOKING_STATUS: Record<BookingStatus, string> = {
  inquiry: 'aangevraagd',
  quoted: 'offerte verstuurd',
  accepted: 'afgesproken',
  played: 'gespeeld',
  closed: 'gesloten',
  canceled: 'afgezegd',
  expired: 'offerte verlopen',
}

/** The same where it stands by itself, with a capital. */
export function bookingState(status: BookingStatus): string {
  const word = BOOKING_STATUS[status]
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Whose evening it is, and when: what its page is called. */
export function eveningName({
  organisation,
  name,
  startsAt,
}: Pick<Booking, 'organisation' | 'name' | 'startsAt'>): string {
  const day = startsAt === null ? 'nog zonder dag' : formatFullDay(startsAt)
  return `Avond van ${organisation ?? name}, ${day}`
}

const amount = (cents: string) => asEuro(Number(cents))

const EVENTS: Record<BookingEventKind, (details: string) => string> = {
  asked: () => 'Opgeschreven.',
  changed: () => 'De gegevens zijn gewijzigd.',
  moved: (day) => `Verplaatst naar ${day}.`,
  relocated: () => 'Verplaatst naar een ander adres.',
  revised: () =>
    'De avond is gewijzigd. De klant kan de offerte niet meer aannemen tot je haar opnieuw mailt.',
  quoted: (cents) => `Offerte van ${amount(cents)} gemaild.`,
  accepted: () => 'De klant ging akkoord.',
  accepted_for_customer: () => 'Akkoord namens de klant genoteerd.',
  expired: () => 'De offerte is verlopen zonder antwoord.',
  invoiced: (cents) => `Factuur van ${amount(cents)} op rekening gestuurd.`,
  invoice_replaced: (number) => `Factuur opnieuw gemaakt: ${number}.`,
  paid: (cents) => `Betaald: ${amount(cents)}.`,
  paid_by_bank: (cents) => `Op de bank binnengekomen: ${amount(cents)}.`,
  customer_made: () => 'Er is een klant voor deze avond gemaakt.',
  played: () => 'De avond is gespeeld.',
  closed: () => 'Gesloten: er is niets meer te doen.',
  canceled: () => 'Afgezegd.',
}

/** What happened with a booking, in a sentence. */
export const eventSentence = ({ kind, details }: BookingEvent): string => EVENTS[kind](details)

const notFrom = (status: BookingStatus) =>
  `De stand van deze boeking is ‘${BOOKING_STATUS[status]}’, dus dat kan nu niet. Ververs de pagina en kijk wat er is gebeurd.`

export function explainSending(refused: SendRefused): string {
  switch (refused.type) {
    case 'transition_refused':
      return notFrom(refused.from)
    case 'price_changed':
      return 'De boeking is zojuist gewijzigd, en het bedrag dus ook. Ververs de pagina en lees de tekst nog eens; wat je schreef, kun je kopiëren.'
    case 'changed_meanwhile':
      return CHANGED_MEANWHILE
    case 'discount_too_high':
      return 'De korting moet lager zijn dan alles bij elkaar.'
    case 'no_moment':
      return 'Vul eerst een dag en een tijd in: daarmee gaat de klant akkoord.'
    case 'deposit_too_high':
      return 'De aanbetaling moet lager zijn dan het totaal.'
  }
}

export function explainEnding(refused: EndRefused): string {
  switch (refused.type) {
    case 'transition_refused':
      return notFrom(refused.from)
    case 'not_yet':
      return 'De avond is nog niet geweest.'
    case 'still_to_be_paid':
      return `Er is nog ${asEuro(refused.cents)} te betalen.`
  }
}

export function explainBilling(refused: BillRefused | PayRefused): string {
  switch (refused.type) {
    case 'not_agreed':
      return 'Deze avond is niet afgesproken, of gaat niet door.'
    case 'all_paid':
      return 'Alles is al betaald.'
    case 'other_amount':
      return 'Er is zojuist iets veranderd, waardoor nu een ander bedrag te betalen is. Ververs de pagina.'
    case 'not_on_account':
      return 'In de offerte staat niet dat deze klant op rekening betaalt. Na de avond kun je de factuur wel sturen.'
    case 'billed_before':
      return 'De factuur is al gestuurd.'
    case 'deposit_first':
      return `Eerst komt de aanbetaling van ${asEuro(refused.cents)}. Is die binnen, dan stuur je de factuur voor de rest.`
  }
}

/** Why the customer cannot accept a quote, said to the customer. */
export function explainAcceptance(refused: QuoteRefused): string {
  switch (refused.type) {
    case 'another_quote':
      return 'Er is intussen een nieuwe offerte. Ververs deze pagina om haar te lezen.'
    case 'quote_expired':
      return 'Deze offerte is verlopen. Wil je de avond toch? Stuur ons een bericht, dan maken we een nieuwe.'
    case 'not_offered':
      return 'Deze offerte geldt niet meer. Stuur ons een bericht als je vragen hebt.'
  }
}

/** Why the customer cannot pay now, said to the customer. */
export function explainPaying(refused: PayRefused): string {
  switch (refused.type) {
    case 'not_agreed':
      return 'Voor deze avond is nu niets te betalen.'
    case 'all_paid':
      return 'Alles is al betaald, dank je wel.'
    case 'other_amount':
      return 'Er is intussen iets veranderd. Ververs deze pagina om te zien wat er te betalen is.'
  }
}
