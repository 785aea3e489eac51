import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import ProcessPayment from '#app/shop/payments/process_payment'
import Payment from '#models/shop/money/payment'
import { LIMITS } from '#start/limiters'

/** The form of the provider's ids. Other text is not looked up. */
const PAYMENT_ID = /^tr_[A-Za-z0-9]{4,40}$/

/**
 * Receives the provider's notice that something changed. It says nothing more, so the payment is
 * fetched. An unknown id also gets a 200, so that nobody learns which ids exist; only our own
 * passing faults make the provider call again.
 */
@inject()
export default class WebhookController {
  constructor(protected processPayment: ProcessPayment) {}

  async store({ request, response }: HttpContext) {
    const id = request.input('id')
    if (typeof id === 'string' && PAYMENT_ID.test(id) && (await mayBeFetched(id)))
      await this.processPayment.execute(id, { webhook: true })
    return response.status(200).send('ok')
  }
}

/**
 * Whether the provider is asked about this id. An unknown one is ours when the answer to its order
 * was lost, so some are; beyond that strangers would use us to call the provider, and the
 * reconciler finds what is ours.
 */
async function mayBeFetched(id: string): Promise<boolean> {
  if (await Payment.findBy('providerId', id)) return true
  const everybody = limiter.use(LIMITS.unknownPayments)
  const { consumed } = await everybody.increment('unknown_payments')
  return consumed <= LIMITS.unknownPayments.requests
}
