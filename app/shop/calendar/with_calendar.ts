import { bookingCalendarFile } from '#app/shop/calendar/calendar_file'
import type { ComposedMail } from '#app/shop/mails/composed_mail'
import type { ShopSettings } from '#app/shop/settings/shop_settings'
import type Mail from '#models/shop/mail'

const PUT_IN = 'Zet de avond in je agenda: open het bestand avond.ics bij deze e-mail.'
const TAKEN_OUT =
  'Stond de avond in je agenda? Met het bestand avond.ics bij deze e-mail haal je hem eruit.'

/**
 * The same mail with the evening as a file for the customer's calendar, and a sentence that says so.
 * An evening without a moment, or that never was agreed, has no file.
 */
export async function withCalendar(
  composed: ComposedMail,
  { bookingId }: Mail,
  shop: ShopSettings
): Promise<ComposedMail> {
  const file = bookingId === null ? null : await bookingCalendarFile(bookingId, shop)
  if (!file) return composed
  return {
    ...composed,
    data: { ...composed.data, calendar: file.canceled ? TAKEN_OUT : PUT_IN },
    attachments: [...(composed.attachments ?? []), file.attachment],
  }
}
