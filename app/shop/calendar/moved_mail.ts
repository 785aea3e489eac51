import type { Wording } from '#app/shop/bookings/mails/booking_wordings'
import { momentOf, titleOf } from '#app/shop/bookings/quotes/compose_quote'
import { countMoves } from '#app/shop/calendar/tell_moved'

/** Says that an agreed evening is on another day or time; a later move has a mail of its own. */
export const movedMail: Wording = async (booking, mail) => {
  if (booking.status !== 'accepted') return null
  if (mail.sequenceNumber !== (await countMoves(booking.id))) return null
  const moment = momentOf(booking.startsAt)
  return {
    subject: `Verzet: ${titleOf(booking)} op ${moment}`,
    title: 'De avond is verzet',
    preheader: `We komen nu op ${moment}.`,
    paragraphs: [
      [`${titleOf(booking)} is verzet: we komen nu op ${moment}.`],
      ['Wat je afsprak en betaalde blijft gelden. Past het niet? Beantwoord deze e-mail.'],
    ],
  }
}
