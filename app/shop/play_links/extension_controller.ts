import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { extendPlayLink } from '#app/shop/play_links/extend_play_link'
import { explainExtension } from '#app/shop/play_links/explain_extension'
import { dayAndTime } from '#domain/dutch_time'
import { present } from '#domain/present'
import Order from '#models/shop/order'

/** Extends the play link of an order by a month. */
export default class ExtensionController {
  async store(ctx: HttpContext) {
    const { params, response } = ctx
    const order = await Order.findBy('token', params.token)
    if (!order) return refuseUnknownLink(ctx)

    const extended = await extendPlayLink(order, DateTime.utc())
    return extended.ok
      ? response.json({
          geldigTot: dayAndTime(present(extended.value.validUntil, 'the end of a link')),
        })
      : response.status(409).json({ message: explainExtension(extended.error) })
  }
}
