import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProviderPayment } from '#app/core/payment/payment_provider'
import { openOrder } from '#app/shop/recovery/sealed_order'
import Alarm from '#models/shop/alarm'

const PAID_BY = '; betaald door '

/** Who paid, at the end of the details of an alarm, when the copy beside the payment says so. */
export function payerOf(payment: ProviderPayment): string {
  const { name, email } = openOrder(payment) ?? {}
  const who = [name, email && `<${email}>`].filter(Boolean)
  return who.length > 0 ? `${PAID_BY}${who.join(' ')}` : ''
}

/** Forgets in alarms about money without an order who paid it. */
export async function forgetPayer(trx: TransactionClientContract, email: string): Promise<number> {
  const alarms = await Alarm.query({ client: trx }).where('kind', 'unknown_payment')
  const about = alarms.filter(({ details }) =>
    details.toLowerCase().endsWith(`<${email.toLowerCase()}>`)
  )
  for (const alarm of about)
    await alarm.merge({ details: alarm.details.slice(0, alarm.details.indexOf(PAID_BY)) }).save()
  return about.length
}
