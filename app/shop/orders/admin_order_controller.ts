import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { ordersCsv } from '#app/shop/orders/orders_csv'
import { ORDER_STATUS } from '#app/shop/orders/order_words'
import { orderDetail } from '#app/shop/orders/order_detail'
import { orderRow } from '#app/shop/orders/order_row'
import { orderFilterValidator } from '#app/shop/orders/admin_order_validator'
import { filtered, searchOrders, type OrderFilter } from '#app/shop/orders/search_orders'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { ORDER_STATUSES } from '#domain/shop/orders'
import { CARRIERS } from '#domain/shop/parcels/shipping'
import Order from '#models/shop/order'

/** All orders, and one of them. */
export default class OrderController {
  async index({ inertia, request }: HttpContext) {
    const { filter, bladzijde: page } = await readFilter(request)
    const { bestellingen: orders, ...rest } = await searchOrders(filter, page)
    return inertia.render(
      'shop/orders/admin_orders_page',
      {
        titel: 'Bestellingen',
        filter,
        ...rest,
        bestellingen: orders.map(orderRow),
        statussen: ORDER_STATUSES.map((value) => ({ waarde: value, tekst: ORDER_STATUS[value] })),
        spellen: ORDERABLE_GAMES.map(({ itemName, titel: title }) => ({
          waarde: itemName,
          tekst: title,
        })),
      },
      head('Bestellingen')
    )
  }

  async csv({ request, response }: HttpContext) {
    const { filter } = await readFilter(request)
    const orders = await filtered(filter).preload('betalingen')
    const day = DateTime.now().setZone('Europe/Amsterdam').toISODate()
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="bestellingen-${day}.csv"`)
    return response.send(ordersCsv(orders))
  }

  async show({ inertia, params }: HttpContext) {
    const order = await Order.findOrFail(params.id)
    const title = `Bestelling ${order.nummer}`
    return inertia.render(
      'shop/orders/admin_order_page',
      {
        titel: title,
        bestelling: await orderDetail(order, DateTime.utc()),
        vervoerders: [...CARRIERS],
      },
      head(title)
    )
  }
}

async function readFilter(request: HttpContext['request']) {
  const {
    zoek: search,
    status,
    spel: game,
    bladzijde: page = 1,
  } = await request.validateUsing(orderFilterValidator)
  const filter: OrderFilter = { zoek: search ?? '', status: status ?? null, spel: game ?? null }
  return { filter, bladzijde: page }
}

const head = (title: string) => ({ kop: { titel: title, omschrijving: 'Beheer', index: false } })
