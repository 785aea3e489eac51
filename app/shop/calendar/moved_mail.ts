import { bookingUrl } from '#app/shop/bookings/booking_secret'
import { momentOf, titleOf } from '#app/shop/bookings/quotes/compose_quote'
import { countMoves } from '#app/shop/calendar/tell_moved'
import type { Composer } from '#app/shop/mails/composed_mail'
import { present } from '#domain/present'
import Booking from '#models/shop/booking'

/** Says that an agreed evening is on another day or time; a later move has a mail of its own. */
export const movedMail: Composer = async (mail) => {
  const booking = await Booking.findOrFail(present(mail.bookingId, 'the booking of a mail'))
  if (booking.status !== 'accepted') return null
  if (mail.sequenceNumber !== (await countMoves(booking.id))) return null
  const moment = momentOf(booking.startsAt)
  return {
    to: booking.email,
    subject: `Verzet: ${titleOf(booking)} op ${moment}`,
    template: 'shop/bookings/mails/booking_mail',
    data: {
      title: 'De avond is verzet',
      preheader: `We komen nu op ${moment}.`,
      paragraphs: [
        [`${titleOf(booking)} is verzet: we komen nu op ${moment}.`],
        ['Wat je afsprak en betaalde blijft gelden. Past het niet? Beantwoord deze e-mail.'],
      ],
      ...{ name: booking.name, amounts: [], button: 'Bekijk je boeking' },
      pageUrl: bookingUrl(booking),
    },
  }
}
