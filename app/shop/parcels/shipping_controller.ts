import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { adminHead } from '#app/admin/shell/admin_head'
import { sendPdf } from '#app/core/pdf/send_pdf'
import { ship, changeShipment } from '#app/shop/parcels/ship'
import { undoShipment } from '#app/shop/parcels/undo_shipment'
import { replyAboutOrder, orderId, currentAdmin } from '#app/shop/orders/reply_about_order'
import ParcelTransformer from '#app/shop/parcels/parcel_transformer'
import {
  MAX_AT_ONCE,
  printValidator,
  shipmentsValidator,
  shipmentValidator,
  shipmentChangeValidator,
} from '#app/shop/orders/admin_order_validator'
import { ParcelService } from '#app/shop/parcels/service/parcel_service'
import { openLabels, printable, toShip, unusedLabels } from '#app/shop/parcels/shipping_list'
import UnusedLabelTransformer from '#app/shop/parcels/unused_label_transformer'
import { labelsPdf } from '#app/shop/parcels/labels_pdf'
import { packingSlipsPdf } from '#app/shop/parcels/packing_slips_pdf'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { dayOf } from '#domain/dutch_time'
import { LABELS_PER_SHEET } from '#domain/shop/parcels/address_label'
import { CARRIERS } from '#domain/shop/parcels/shipping'

/** The parcels: those to be sent, their papers, and marking them as sent. */
@inject()
export default class ShippingController {
  constructor(protected service: ParcelService) {}

  async index({ inertia }: HttpContext) {
    const now = DateTime.utc()
    const title = 'Verzenden'
    const { holiday } = await shopSettings()
    const parcels = await toShip()
    const labels = await openLabels(parcels.map(({ id }) => id))
    return inertia.render(
      'shop/parcels/admin_shipping_page',
      {
        title,
        parcels: ParcelTransformer.transform(parcels, { now, holiday, labels }),
        service: this.service.name,
        unusedLabels: UnusedLabelTransformer.transform(await unusedLabels()),
        carriers: [...CARRIERS],
        labelsPerSheet: LABELS_PER_SHEET,
        atOnce: MAX_AT_ONCE,
      },
      adminHead(title)
    )
  }

  async packingSlips(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(printValidator)
    return sendPdf(ctx, dated('pakbonnen'), await packingSlipsPdf(await chosen(ids)))
  }

  async labels(ctx: HttpContext) {
    const { ids, vanaf: from = 1 } = await ctx.request.validateUsing(printValidator)
    return sendPdf(ctx, dated('adreslabels'), await labelsPdf(await chosen(ids), from))
  }

  /** Marks one parcel as sent, from the page of its order. */
  async store(ctx: HttpContext) {
    const { vervoerder: carrier, trackTrace } = await ctx.request.validateUsing(shipmentValidator)
    const shipment = { carrier, trackTrace }
    return replyAboutOrder(ctx, await ship(currentAdmin(ctx), orderId(ctx), shipment))
  }

  async update(ctx: HttpContext) {
    const {
      vervoerder: carrier,
      gezien: seen,
      ...rest
    } = await ctx.request.validateUsing(shipmentChangeValidator)
    const change = { carrier, ...rest }
    return replyAboutOrder(ctx, await changeShipment(currentAdmin(ctx), orderId(ctx), change, seen))
  }

  /** Takes back that a parcel left. */
  async destroy(ctx: HttpContext) {
    return replyAboutOrder(ctx, await undoShipment(currentAdmin(ctx), orderId(ctx)))
  }

  /**
   * Marks several parcels as sent, each by itself, so that a refused one does not stop the others.
   */
  async storeAll(ctx: HttpContext) {
    const { zendingen: shipments } = await ctx.request.validateUsing(shipmentsValidator)
    const known = new Set((await printable(shipments.map(({ id }) => id))).map(({ id }) => id))
    let shipped = 0
    for (const { id, vervoerder: carrier, trackTrace } of shipments)
      if (known.has(id) && (await ship(currentAdmin(ctx), id, { carrier, trackTrace })).ok)
        shipped += 1
    return ctx.response.json({ verzonden: shipped, overgeslagen: shipments.length - shipped })
  }
}

async function chosen(ids: string) {
  const orders = await printable(ids.split('-').map(Number))
  if (orders.length === 0) throw pageNotFound()
  return orders
}

const dated = (name: string) => `${name}-${dayOf(new Date())}`
