import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { adminHead } from '#app/admin/shell/admin_head'
import { expectPassword } from '#app/admin/shell/expect_password'
import CalendarAddressTransformer from '#app/shop/calendar/calendar_address_transformer'
import { calendarAddressValidator } from '#app/shop/calendar/calendar_address_validator'
import {
  endCalendarAddress,
  findCalendarAddress,
  renewCalendarAddress,
} from '#app/shop/calendar/manage_calendar'
import env from '#start/env'

/** The secret address with which the owner's own calendar program follows the evenings. */
export default class CalendarAddressController {
  async show({ inertia }: HttpContext) {
    const address = await findCalendarAddress()
    return inertia.render(
      'shop/calendar/admin_calendar_page',
      {
        title: 'Agenda',
        address: address && CalendarAddressTransformer.transform(address),
      },
      adminHead('Agenda')
    )
  }

  /** Makes an address, and says it this once. */
  async store({ auth, request, response }: HttpContext) {
    const { huidig: current } = await request.validateUsing(calendarAddressValidator)
    const admin = auth.use('web').getUserOrFail()
    await expectPassword(admin, current)
    const token = await renewCalendarAddress(admin)
    return response.json({ adres: `${env.appUrl}${urlFor('calendar.show', { token })}` })
  }

  async destroy({ auth, response }: HttpContext) {
    await endCalendarAddress(auth.use('web').getUserOrFail())
    return response.json({ gestopt: true })
  }
}
