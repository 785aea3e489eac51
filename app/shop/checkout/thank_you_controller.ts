import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CheckPayment from '#app/shop/payments/check_payment'
import OrderStatusTransformer from '#app/shop/checkout/order_status_transformer'
import Order from '#models/shop/order'
import { playUrl } from '#app/shop/deliveries/delivery_data'
import Delivery from '#models/shop/delivery'

const TITLE = 'Bestelling is ontvangen'

/** Where people land after paying. It shows how things stand and never delivers by itself. */
@inject()
export default class ThankYouController {
  constructor(protected vraagBetalingNa: CheckPayment) {}

  async show({ inertia, request }: HttpContext) {
    const token = request.input('bestelling')
    const order = typeof token === 'string' ? await Order.findBy('token', token) : null
    const ongoing = order && (await this.vraagBetalingNa.execute(order))

    return inertia.render(
      'shop/checkout/thank_you_page',
      {
        titel: TITLE,
        bestelling: order
          ? OrderStatusTransformer.transform({
              bestelling: order,
              lopend: ongoing,
              speelUrl: await playPageUrl(order),
            })
          : null,
      },
      { kop: { titel: TITLE, omschrijving: TITLE, index: false } }
    )
  }
}

/** Whoever holds the order's token also gets the mail with this link. */
async function playPageUrl(order: Order): Promise<string | null> {
  const { speelPad: playPath } = order.spel.verkoop
  const link = await Delivery.findBy({ bestellingId: order.id, soort: 'speellink' })
  return link?.isGeldig(new Date()) && playPath ? playUrl(playPath, link) : null
}
