import { CalendarAddressSchema } from '#database/schema'

/** The secret address of the owner's calendar; the shop has one at most. */
export default class CalendarAddress extends CalendarAddressSchema {
  static override table = 'calendar_addresses'
}
