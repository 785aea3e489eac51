import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CheckPayment from '#app/winkel/actions/vraag_betaling_na'
import OrderStatusTransformer from '#app/winkel/transformers/bestelstatus_transformer'
import Order from '#models/bestelling'
import { playUrl } from '#app/winkel/mails/leveringsgegevens'
import Delivery from '#models/levering'

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
      'winkel/bedankt',
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
