import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { extendPlayLink } from '#app/shop/play_links/extend_play_link'
import { dayAndTime } from '#app/shop/deliveries/delivery_data'
import { explainExtension } from '#app/shop/checkout/explain_refusals'
import Order from '#models/shop/order'

/** Another month for the play link of an order. */
export default class ExtensionController {
  async store(ctx: HttpContext) {
    const { params, response } = ctx
    const order = await Order.findBy('token', params.token)
    if (!order) return refuseUnknownLink(ctx)

    const extended = await extendPlayLink(order, DateTime.utc())
    return extended.ok
      ? response.json({ geldigTot: dayAndTime(extended.value.geldigTot!) })
      : response.status(409).json({ message: explainExtension(extended.error) })
  }
}
