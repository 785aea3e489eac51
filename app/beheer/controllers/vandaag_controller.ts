import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import AlarmTransformer from '#app/beheer/transformers/alarm_transformer'
import MailTransformer from '#app/beheer/transformers/mail_transformer'
import { today } from '#app/beheer/vandaag'

/** What needs doing now, on one screen. */
export default class TodayController {
  async index({ inertia }: HttpContext) {
    const { alarmen: alarms, mails, ...rest } = await today(DateTime.utc())
    return inertia.render(
      'beheer/vandaag',
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
