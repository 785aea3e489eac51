import { urlFor } from '@adonisjs/core/services/url_builder'
import { bookingUrl } from '#app/shop/bookings/booking_secret'
import {
  acceptedForShop,
  acceptedMail,
  beforehandMail,
  canceledMail,
  invoiceMail,
  paidMail,
  quoteMail,
  reminderMail,
  type Wording,
} from '#app/shop/bookings/mails/booking_wordings'
import { movedMail } from '#app/shop/calendar/moved_mail'
import { withCalendar } from '#app/shop/calendar/with_calendar'
import { pictureOf } from '#app/shop/deliveries/delivery_data'
import { ownerAddress, type Composer } from '#app/shop/mails/composed_mail'
import { present } from '#domain/present'
import Booking from '#models/shop/booking'
import type { MailKind } from '#models/shop/mail'
import env from '#start/env'

/** The one mail about a booking that the customer does not get. */
export const FOR_OWNER = 'boeking_akkoord_winkel'

const WORDINGS: Partial<Record<MailKind, Wording>> = {
  boeking_offerte: quoteMail,
  boeking_akkoord: acceptedMail,
  [FOR_OWNER]: acceptedForShop,
  boeking_betaald: paidMail,
  boeking_factuur: invoiceMail,
  boeking_herinnering: reminderMail,
  boeking_nog_betalen: beforehandMail,
  boeking_afgezegd: canceledMail,
  boeking_verzet: movedMail,
}

/** These mails change what stands in the customer's calendar. */
const FOR_CALENDAR: readonly MailKind[] = ['boeking_akkoord', 'boeking_verzet', 'boeking_afgezegd']

/** Every mail about a booking has one form: paragraphs, amounts, and the way to the page. */
export const bookingMail: Composer = async (mail, shop) => {
  const composed = await inOneForm(mail, shop)
  return composed && FOR_CALENDAR.includes(mail.kind)
    ? withCalendar(composed, mail, shop)
    : composed
}

/** Where the owner finds it in the admin area. */
const ownerUrl = ({ id }: Booking): string => `${env.appUrl}${urlFor('admin_booking.show', { id })}`

const inOneForm: Composer = async (mail, shop) => {
  const booking = await Booking.findOrFail(present(mail.bookingId, 'the booking of a mail'))
  const says = await present(WORDINGS[mail.kind], 'the words of a mail')(booking, mail, shop)
  if (says === null) return null
  const { subject, amounts = null, button = 'Bekijk je boeking', ...data } = says
  const toOwner = mail.kind === FOR_OWNER
  return {
    to: toOwner ? ownerAddress(shop) : booking.email,
    subject,
    template: 'shop/bookings/mails/booking_mail',
    data: {
      ...{ ...data, amounts, button, toOwner },
      picture: toOwner ? null : pictureOf(booking),
      name: toOwner ? '' : booking.name,
      pageUrl: toOwner ? ownerUrl(booking) : bookingUrl(booking),
    },
  }
}
