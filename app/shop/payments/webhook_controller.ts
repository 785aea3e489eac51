import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ProcessPayment from '#app/shop/payments/process_payment'

/** An id as the provider makes them; anything else is not looked up. */
const PAYMENT_ID = /^tr_[A-Za-z0-9]{4,40}$/

/**
 * The provider says that something changed, and nothing more: it is fetched. An unknown id answers
 * 200 as well, so that nobody learns which exist; only our own passing faults ask for another call.
 */
@inject()
export default class WebhookController {
  constructor(protected verwerkBetaling: ProcessPayment) {}

  async store({ request, response }: HttpContext) {
    const id = request.input('id')
    if (typeof id === 'string' && PAYMENT_ID.test(id))
      await this.verwerkBetaling.execute(id, { webhook: true })
    return response.status(200).send('ok')
  }
}
