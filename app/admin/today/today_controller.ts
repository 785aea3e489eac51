import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { adminHead } from '#app/admin/shell/admin_head'
import AlarmTransformer from '#app/shop/alarms/alarm_transformer'
import MailTransformer from '#app/shop/mails/mail_transformer'
import EveningTransformer from '#app/admin/week/evening_transformer'
import { loadWeek } from '#app/admin/week/load_week'
import OpenTaskTransformer from '#app/shop/bookings/tasks/open_task_transformer'
import { passingBy, today } from '#app/admin/today/today'
import { weekFigures } from '#app/admin/today/week_figures'
import WeekFiguresTransformer from '#app/admin/today/week_figures_transformer'
import WaitingMessageTransformer from '#app/admin/today/waiting_message_transformer'
import OrderRowTransformer from '#app/shop/orders/order_row_transformer'
import ParcelTransformer from '#app/shop/parcels/parcel_transformer'
import { shopSettings } from '#app/shop/settings/shop_settings'
import WithdrawalRowTransformer from '#app/shop/withdrawals/withdrawal_row_transformer'

/** What needs doing now, on one screen. */
export default class TodayController {
  /** The address of the alarms in older mails. */
  moved({ response }: HttpContext) {
    return response.redirect().toRoute('today.index')
  }

  async index({ inertia }: HttpContext) {
    const now = DateTime.utc()
    const { holiday } = await shopSettings()
    const { count, ...waits } = await today(now, holiday)
    const { parcels, messages, withdrawals, bookings, alarms, mails } = waits
    const { retrying, latest } = await passingBy()
    return inertia.render(
      'admin/today/today_page',
      {
        title: 'Vandaag',
        count,
        parcels: ParcelTransformer.transform(parcels, { now, holiday }),
        week: EveningTransformer.transform(await loadWeek(now), now),
        messages: WaitingMessageTransformer.transform(messages, { now, holiday }),
        withdrawals: WithdrawalRowTransformer.transform(withdrawals, now).useVariant('forOpen'),
        bookings: OpenTaskTransformer.transform(bookings, now),
        alarms: AlarmTransformer.transform(alarms),
        mails: MailTransformer.transform(mails),
        retrying: MailTransformer.transform(retrying),
        latest: OrderRowTransformer.transform(latest),
        soFar: WeekFiguresTransformer.transform(await weekFigures(now.toJSDate())),
      },
      adminHead('Vandaag')
    )
  }
}
