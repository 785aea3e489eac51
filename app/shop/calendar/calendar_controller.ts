import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { calendarFeed } from '#app/shop/calendar/calendar_file'
import { fetchCalendar } from '#app/shop/calendar/manage_calendar'
import { shopSettings } from '#app/shop/settings/shop_settings'

/** The owner's calendar, for programs that have its secret address. It has no session. */
export default class CalendarController {
  async show(ctx: HttpContext) {
    const now = DateTime.utc()
    if (!(await fetchCalendar(ctx.params.token, now))) return refuseUnknownLink(ctx)
    const { response } = ctx
    response.header('content-type', 'text/calendar; charset=utf-8')
    response.header('content-disposition', 'inline; filename="avonden.ics"')
    return response.send(await calendarFeed(await shopSettings(), now))
  }
}
