import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { ship, changeShipment } from '#app/shop/parcels/ship'
import { replyAboutOrder, orderId, currentAdmin } from '#app/shop/orders/reply_about_order'
import { parcel } from '#app/shop/parcels/parcel'
import {
  MAX_AT_ONCE,
  printValidator,
  shipmentsValidator,
  shipmentValidator,
  shipmentChangeValidator,
} from '#app/shop/orders/admin_order_validator'
import { toShip, printable } from '#app/shop/parcels/shipping_list'
import { labelsPdf } from '#app/shop/parcels/labels_pdf'
import { packingSlipsPdf } from '#app/shop/parcels/packing_slips_pdf'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { LABELS_PER_SHEET } from '#domain/shop/parcels/address_label'
import { CARRIERS } from '#domain/shop/parcels/shipping'

/** Parcels: what waits to be sent, its papers, and that it was sent. */
export default class ShippingController {
  async index({ inertia }: HttpContext) {
    const now = DateTime.utc()
    const title = 'Verzenden'
    return inertia.render(
      'shop/parcels/admin_shipping_page',
      {
        titel: title,
        pakketten: (await toShip()).map((order) => parcel(order, now)),
        vervoerders: [...CARRIERS],
        labelsPerVel: LABELS_PER_SHEET,
        tegelijk: MAX_AT_ONCE,
      },
      { kop: { titel: title, omschrijving: 'Beheer', index: false } }
    )
  }

  async pakbonnen(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(printValidator)
    return sendPdf(ctx, 'pakbonnen', await packingSlipsPdf(await chosen(ids)))
  }

  async labels(ctx: HttpContext) {
    const { ids, vanaf: from = 1 } = await ctx.request.validateUsing(printValidator)
    return sendPdf(ctx, 'adreslabels', await labelsPdf(await chosen(ids), from))
  }

  /** One parcel, from the page of its order. */
  async store(ctx: HttpContext) {
    const shipment = await ctx.request.validateUsing(shipmentValidator)
    return replyAboutOrder(ctx, await ship(currentAdmin(ctx), orderId(ctx), shipment))
  }

  async update(ctx: HttpContext) {
    const shipment = await ctx.request.validateUsing(shipmentChangeValidator)
    const outcome = await changeShipment(currentAdmin(ctx), orderId(ctx), shipment)
    return replyAboutOrder(ctx, outcome)
  }

  /** Several parcels: each by itself, so that one that cannot be sent holds up no other. */
  async storeAlle(ctx: HttpContext) {
    const { zendingen: shipments } = await ctx.request.validateUsing(shipmentsValidator)
    const known = new Set((await printable(shipments.map(({ id }) => id))).map(({ id }) => id))
    let shipped = 0
    for (const { id, ...shipment } of shipments)
      if (known.has(id) && (await ship(currentAdmin(ctx), id, shipment)).ok) shipped += 1
    return ctx.response.json({ verzonden: shipped, overgeslagen: shipments.length - shipped })
  }
}

async function chosen(ids: string) {
  const orders = await printable(ids.split('-').map(Number))
  if (orders.length === 0) throw pageNotFound()
  return orders
}

/** As a file: our security policy keeps the browser's own viewer from showing it in place. */
function sendPdf({ response }: HttpContext, name: string, pdf: Buffer) {
  const day = DateTime.now().setZone('Europe/Amsterdam').toISODate()
  response.header('content-type', 'application/pdf')
  response.header('content-disposition', `attachment; filename="${name}-${day}.pdf"`)
  return response.send(pdf)
}
