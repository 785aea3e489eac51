import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { AcceptQuote } from './accept_quote'
import { PayBooking } from './pay_booking'
import { QuoteLines } from './quote_lines'
import { Papers } from '~/shop/invoices/papers'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'

type Booking = Data.Shop.Bookings.BookingPage

/** The page of an evening for the customer who booked it: the quote, the answer and the money. */
export default function BookingPage({ title, booking }: { title: string; booking: Booking }) {
  return (
    <div className="mx-auto max-w-[60rem]">
      <Heading level={1}>{title}</Heading>
      <p className="mt-2 text-lg text-soft">
        {booking.title}, boeking <span className="font-code font-bold">{booking.number}</span>
      </p>
      <State booking={booking} />
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="space-y-8">
          {booking.quote && <Quote booking={booking} quote={booking.quote} />}
          <PayBooking booking={booking} />
          <BookingPapers booking={booking} />
        </div>
        <Evening booking={booking} />
      </div>
    </div>
  )
}

BookingPage.layout = inShop

/** How the booking stands, in a sentence or two. */
function State({ booking }: { booking: Booking }) {
  return (
    <div role="status" className="mt-6 max-w-[44rem] space-y-3 text-lg">
      <p>{stateOf(booking)}</p>
      {booking.money.unasked && <p>{aboutUnasked(booking.status, booking.money.unasked)}</p>}
    </div>
  )
}

/** What happens to money that the evening does not ask for. */
function aboutUnasked(status: Booking['status'], amount: string): string {
  switch (status) {
    case 'canceled':
      return `Je betaalde ${amount}. We laten je weten wat je daarvan terugkrijgt.`
    case 'expired':
      return `Je betaalde ${amount} nadat de offerte was verlopen. We nemen contact met je op: de avond gaat alsnog door, of je krijgt je geld terug.`
    default:
      return `Er is ${amount} meer betaald dan de avond kost. Dat betalen we je terug.`
  }
}

function stateOf({ status, quote, money, moment, revised }: Booking): ReactNode {
  switch (status) {
    case 'inquiry':
      return revised
        ? 'Er is iets veranderd aan de avond, dus de vorige offerte geldt niet meer. De nieuwe komt per e-mail en staat daarna hier.'
        : 'We hebben je aanvraag. De offerte komt per e-mail en staat daarna hier.'
    case 'quoted':
      return quote?.expired
        ? 'Deze offerte is verlopen. Wil je de avond toch? Stuur ons een bericht, dan maken we een nieuwe.'
        : `Hieronder staat onze offerte. Ze geldt tot en met ${quote?.validUntil}.`
    case 'expired':
      return 'Deze offerte is verlopen. Wil je de avond toch? Stuur ons een bericht, dan maken we een nieuwe.'
    case 'accepted':
      return (
        <>
          De avond staat vast: <strong>{moment}</strong>.{' '}
          {money.state === 'paid' && 'Alles is betaald, dank je wel.'}
        </>
      )
    case 'played':
    case 'closed':
      return money.outstanding
        ? 'Dank jullie wel voor de avond! Er staat nog iets open.'
        : 'Dank jullie wel voor de avond! Alles is betaald.'
    case 'canceled':
      return 'Deze avond gaat niet door. Heb je vragen, stuur ons dan een bericht.'
  }
}

type QuoteProps = { booking: Booking; quote: NonNullable<Booking['quote']> }

function Quote({ booking, quote }: QuoteProps) {
  const { words, total, acceptedOn, acceptable } = quote
  return (
    <section aria-labelledby="offerte" className="case p-6 sm:p-8">
      <Heading level={2} size="section" id="offerte">
        De offerte
      </Heading>
      <div className="mt-4">
        <QuoteLines {...words} />
      </div>
      {acceptedOn && <p className="mt-4">Je ging akkoord op {acceptedOn}.</p>}
      {acceptable && (
        <AcceptQuote
          token={booking.token}
          version={quote.version}
          total={total}
          steps={booking.money.steps}
        />
      )}
    </section>
  )
}

function BookingPapers({ booking: { money } }: { booking: Booking }) {
  if (money.papers.length === 0) return null
  return (
    <section aria-labelledby="facturen" className="case p-6 sm:p-8">
      <Heading level={2} size="section" id="facturen">
        Facturen
      </Heading>
      <Papers papers={money.papers} />
    </section>
  )
}

function Evening({ booking }: { booking: Booking }) {
  const { title, moment, place, people, needed, organisation, name } = booking
  return (
    <div className="note space-y-6">
      <section aria-labelledby="avond">
        <Heading level={2} id="avond">
          De avond
        </Heading>
        <dl className="mt-2 space-y-2">
          <Fact name="Wat">{title}</Fact>
          <Fact name="Wanneer">{moment ?? 'spreken we nog af'}</Fact>
          <Fact name="Waar">{place || 'spreken we nog af'}</Fact>
          <Fact name="Met hoeveel">{people} personen</Fact>
          <Fact name="Voor">{organisation ? `${organisation}, ${name}` : name}</Fact>
        </dl>
      </section>
      {needed.length > 0 && (
        <section aria-labelledby="nodig">
          <Heading level={2} id="nodig">
            Dit heb je nodig
          </Heading>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-brass">
            {needed.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="hulp">
        <Heading level={2} id="hulp">
          Vragen?
        </Heading>
        <p className="mt-2">
          Klopt er iets niet, of wil je iets veranderen?{' '}
          <Link href={urlFor('contact.create')} className="link">
            Stuur ons een bericht
          </Link>{' '}
          of beantwoord de e-mail.
        </p>
      </section>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
