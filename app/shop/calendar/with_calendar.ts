import { bookingCalendarFile } from '#app/shop/calendar/calendar_file'
import type { Composer } from '#app/shop/mails/composed_mail'

/**
 * The same mail with the evening as a file for the customer's calendar, and a sentence that says so.
 * An evening without a moment, or that never was agreed, has no file.
 */
export const withCalendar =
  (composer: Composer): Composer =>
  async (mail, shop) => {
    const composed = await composer(mail, shop)
    if (!composed || mail.bookingId === null) return composed
    const file = await bookingCalendarFile(mail.bookingId, shop)
    if (!file) return composed
    return {
      ...composed,
      data: { ...composed.data, calendar: file.canceled ? TAKEN_OUT : PUT_IN },
      attachments: [...(composed.attachments ?? []), file.attachment],
    }
  }

const PUT_IN = 'Zet de avond in je agenda: open het bestand avond.ics bij deze e-mail.'
const TAKEN_OUT =
  'Stond de avond in je agenda? Met het bestand avond.ics bij deze e-mail haal je hem eruit.'
