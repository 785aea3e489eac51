import type { HttpContext } from '@adonisjs/core/http'
import AlarmTransformer from '#app/beheer/transformers/alarm_transformer'
import { orderRow } from '#app/beheer/transformers/bestelregel'
import MailTransformer from '#app/beheer/transformers/mail_transformer'
import Alarm from '#models/alarm'
import Order from '#models/bestelling'
import Mail, { UNDELIVERED } from '#models/mail'

const LATEST = 20

/** What asks for the owner's attention: alarms, mails that did not go out, the latest orders. */
export default class AttentionController {
  async index({ inertia }: HttpContext) {
    const alarms = await Alarm.query()
      .whereNull('opgelost_op')
      .preload('bestelling')
      .orderBy('id', 'desc')
    const mails = await Mail.query()
      .where((query) => query.whereIn('status', [...UNDELIVERED]).orWhereNotNull('laatste_fout'))
      .preload('bestelling')
      .orderBy('id', 'desc')
    const orders = await Order.query().orderBy('id', 'desc').limit(LATEST)

    return inertia.render(
      'beheer/aandacht',
      {
        titel: 'Aandacht',
        alarmen: AlarmTransformer.transform(alarms),
        mails: MailTransformer.transform(mails),
        bestellingen: orders.map(orderRow),
      },
      { kop: { titel: 'Aandacht', omschrijving: 'Beheer', index: false } }
    )
  }
}
