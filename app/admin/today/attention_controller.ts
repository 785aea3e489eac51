import type { HttpContext } from '@adonisjs/core/http'
import { adminHead } from '#app/admin/shell/admin_head'
import AlarmTransformer from '#app/shop/alarms/alarm_transformer'
import OrderRowTransformer from '#app/shop/orders/order_row_transformer'
import MailTransformer from '#app/shop/mails/mail_transformer'
import Alarm from '#models/shop/alarm'
import Order from '#models/shop/order'
import Mail, { UNDELIVERED } from '#models/shop/mail'

const LATEST = 20

/** What needs the owner's attention: alarms, mails that did not go out, the latest orders. */
export default class AttentionController {
  async index({ inertia }: HttpContext) {
    const alarms = await Alarm.query()
      .whereNull('resolved_at')
      .preload('order')
      .orderBy('id', 'desc')
    const mails = await Mail.query()
      .where((query) => query.whereIn('status', [...UNDELIVERED]).orWhereNotNull('last_error'))
      .preload('order')
      .orderBy('id', 'desc')
    const orders = await Order.query().orderBy('id', 'desc').limit(LATEST)

    return inertia.render(
      'admin/today/attention_page',
      {
        title: 'Aandacht',
        alarms: AlarmTransformer.transform(alarms),
        mails: MailTransformer.transform(mails),
        orders: OrderRowTransformer.transform(orders),
      },
      adminHead('Aandacht')
    )
  }
}
