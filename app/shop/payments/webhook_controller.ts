import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import FindUnknownPayments from '#app/shop/payments/find_unknown_payments'
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
  constructor(
    protected processPayment: ProcessPayment,
    protected findUnknownPayments: FindUnknownPayments
  ) {}

  async store({ request, response }: HttpContext) {
    const id = request.input('id')
    if (typeof id === 'string' && PAYMENT_ID.test(id) && (await mayBeFetched(id)))
      await this.#follow(id)
    return response.status(200).send('ok')
  }

  /**
   * Follows the payment. One that carries an order of ours and is in no book of ours was lost with a
   * database, perhaps longer ago than the hourly search looks back.
   */
  async #follow(id: string) {
    const { payment, known } = await this.processPayment.look(id, { webhook: true })
    if (known || payment?.status !== 'paid' || payment.reference === null) return
    await this.findUnknownPayments.handle([payment])
  }
}

/**
 * Whether the provider is asked about this id. An unknown id may be ours when the answer to its
 * order was lost, so some unknown ids are looked up. The others are not, because strangers would
 * use us to call the provider; the reconciler finds the ones that are ours.
 */
async function mayBeFetched(id: string): Promise<boolean> {
  if (await Payment.findBy('providerId', id)) return true
  const everybody = limiter.use(LIMITS.unknownPayments)
  const { consumed } = await everybody.increment('unknown_payments')
  return consumed <= LIMITS.unknownPayments.requests
}
