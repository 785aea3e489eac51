import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import CheckPayment from '#app/winkel/actions/vraag_betaling_na'
import MyOrderTransformer from '#app/winkel/transformers/mijn_bestelling_transformer'
import Order from '#models/bestelling'

const TITLE = 'Je bestelling'

/** The customer's own page of an order, for whoever holds its token; linked from every mail. */
@inject()
export default class MyOrderController {
  constructor(protected vraagBetalingNa: CheckPayment) {}

  async show(ctx: HttpContext) {
    const { inertia, params } = ctx
    const order = await Order.findBy('token', params.token)
    if (!order) return refuseUnknownLink(ctx)

    const ongoing = await this.vraagBetalingNa.execute(order)
    await order.load((loader) => loader.load('leveringen').load('betalingen'))
    return inertia.render(
      'winkel/mijn_bestelling',
      {
        titel: TITLE,
        bestelling: MyOrderTransformer.transform({
          bestelling: order,
          lopend: ongoing,
          nu: new Date(),
        }),
      },
      { kop: { titel: TITLE, omschrijving: TITLE, index: false } }
    )
  }
}
