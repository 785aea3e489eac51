import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CheckPayment from '#app/shop/payments/check_payment'
import OrderStatusTransformer from '#app/shop/checkout/order_status_transformer'
import Order from '#models/shop/order'
import { playUrl } from '#app/shop/deliveries/delivery_data'
import Delivery from '#models/shop/delivery'

const TITLE = 'Bestelling is ontvangen'

/**
 * The page where customers arrive after paying. It shows the status, and never delivers by itself.
 */
@inject()
export default class ThankYouController {
  constructor(protected checkPayment: CheckPayment) {}

  async show({ inertia, request }: HttpContext) {
    const token = request.input('bestelling')
    const order = typeof token === 'string' ? await Order.findBy('token', token) : null
    const ongoing = order && (await this.checkPayment.execute(order))

    return inertia.render(
      'shop/checkout/thank_you_page',
      {
        title: TITLE,
        order: order
          ? OrderStatusTransformer.transform({
              order,
              ongoing,
              playUrl: await playPageUrl(order),
            })
          : null,
      },
      { head: { title: TITLE, description: TITLE, index: false } }
    )
  }
}

/**
 * The play address may be shown here, because everybody with the order's token also gets the mail
 * with this link.
 */
async function playPageUrl(order: Order): Promise<string | null> {
  const { playPath } = order.game.sale
  const link = await Delivery.findBy({ orderId: order.id, kind: 'speellink' })
  return link?.isValid(new Date()) && playPath ? playUrl(playPath, link) : null
}
