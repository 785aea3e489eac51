import type { HttpContext } from '@adonisjs/core/http'
import AlarmTransformer from '#app/shop/order_events/alarm_transformer'
import { orderRow } from '#app/shop/orders/order_row'
import MailTransformer from '#app/shop/mails/mail_transformer'
import Alarm from '#models/shop/alarm'
import Order from '#models/shop/order'
import Mail, { UNDELIVERED } from '#models/shop/mail'

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
      'admin/today/attention_page',
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
