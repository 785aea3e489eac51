import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import AlarmTransformer from '#app/shop/order_events/alarm_transformer'
import MailTransformer from '#app/shop/mails/mail_transformer'
import { today } from '#app/admin/today/today'

/** What needs doing now, on one screen. */
export default class TodayController {
  async index({ inertia }: HttpContext) {
    const { alarmen: alarms, mails, ...rest } = await today(DateTime.utc())
    return inertia.render(
      'admin/today/today_page',
      {
        titel: 'Vandaag',
        ...rest,
        alarmen: AlarmTransformer.transform(alarms),
        mails: MailTransformer.transform(mails),
      },
      { kop: { titel: 'Vandaag', omschrijving: 'Beheer', index: false } }
    )
  }
}
