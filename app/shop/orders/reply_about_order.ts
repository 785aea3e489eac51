import type { HttpContext } from '@adonisjs/core/http'
import OrderRefusalTransformer from '#app/shop/orders/order_refusal_transformer'
import type { OrderOutcome } from '#app/shop/orders/with_order'

/**
 * Answers an action on an order. Whether it was done or refused, the screen fetches the order
 * again.
 */
export function replyAboutOrder({ response }: HttpContext, outcome: OrderOutcome) {
  if (outcome.ok) return response.json({})
  return response.status(409).json(new OrderRefusalTransformer(outcome.error).toObject())
}

/** The admin who acts. */
export const currentAdmin = ({ auth }: HttpContext) => auth.use('web').getUserOrFail()
export const orderId = ({ params }: HttpContext) => Number(params.id)
