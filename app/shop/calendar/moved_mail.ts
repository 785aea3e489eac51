import type { Wording } from '#app/shop/bookings/mails/booking_wordings'
import { momentOf, titleOf } from '#app/shop/bookings/quotes/compose_quote'
import { addressOf } from '#app/shop/calendar/evening_event'
import { countMoves } from '#app/shop/calendar/tell_moved'

/**
 * Says when and where an agreed evening is, once its day, time or address changed; a later change has
 * a mail of its own.
 */
export const movedMail: Wording = async (booking, mail) => {
  if (booking.status !== 'accepted') return null
  if (mail.sequenceNumber !== (await countMoves(booking.id))) return null
  const moment = momentOf(booking.startsAt)
  const address = addressOf(booking)
  return {
    subject: `Gewijzigd: ${titleOf(booking)} op ${moment}`,
    title: 'De avond is gewijzigd',
    preheader: `We komen nu op ${moment}.`,
    paragraphs: [
      [
        `${titleOf(booking)} is gewijzigd: we komen nu op ${moment}.`,
        ...(address === '' ? [] : [`Het adres is ${address}.`]),
      ],
      ['Wat je afsprak en betaalde blijft gelden. Past het niet? Beantwoord deze e-mail.'],
    ],
  }
}
