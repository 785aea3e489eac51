import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { adminHead } from '#app/admin/shell/admin_head'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { ordersCsv } from '#app/shop/orders/orders_csv'
import { ORDER_STATE_CHOICES } from '#app/shop/orders/order_words'
import { loadOrderDetail } from '#app/shop/orders/load_order_detail'
import OrderDetailTransformer from '#app/shop/orders/order_detail_transformer'
import OrderRowTransformer from '#app/shop/orders/order_row_transformer'
import { orderFilterValidator } from '#app/shop/orders/admin_order_validator'
import { filtered, searchOrders, type OrderFilter } from '#app/shop/orders/search_orders'
import { readDays } from '#app/shop/order_search/read_days'
import { ofSameAddress } from '#app/shop/same_address/of_same_address'
import SameAddressTransformer from '#app/shop/same_address/same_address_transformer'
import { SOLD } from '#games/catalogue'
import { dayOf } from '#domain/dutch_time'
import { CARRIERS } from '#domain/shop/parcels/shipping'
import Order from '#models/shop/order'

export default class OrderController {
  async index({ inertia, request }: HttpContext) {
    const { filter, page, dayErrors } = await readFilter(request)
    const { orders, ...rest } = await searchOrders(filter, page)
    return inertia.render(
      'shop/orders/admin_orders_page',
      {
        title: 'Bestellingen',
        filter,
        dayErrors,
        ...rest,
        orders: OrderRowTransformer.transform(orders),
        statuses: ORDER_STATE_CHOICES,
        games: SOLD.map(({ itemName, title }) => ({
          value: itemName,
          text: title,
        })),
      },
      adminHead('Bestellingen')
    )
  }

  async csv({ request, response }: HttpContext) {
    const { filter } = await readFilter(request)
    const orders = await filtered(filter).preload('payments', (payment) =>
      payment.preload('refunds')
    )
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header(
      'content-disposition',
      `attachment; filename="bestellingen-${dayOf(new Date())}.csv"`
    )
    return response.send(ordersCsv(orders))
  }

  async show({ inertia, params }: HttpContext) {
    const order = await orNotFound(Order.find(params.id))
    const title = `Bestelling ${order.number}`
    return inertia.render(
      'shop/orders/admin_order_page',
      {
        title,
        order: OrderDetailTransformer.transform(await loadOrderDetail(order), DateTime.utc()),
        carriers: [...CARRIERS],
        sameAddress: SameAddressTransformer.transform(
          await ofSameAddress(order.email, { kind: 'orders', id: order.id })
        ),
      },
      adminHead(title)
    )
  }
}

async function readFilter(request: HttpContext['request']) {
  const {
    zoek: search,
    status,
    spel: game,
    van,
    tot,
    bladzijde: page = 1,
  } = await request.validateUsing(orderFilterValidator)
  const { days, errors: dayErrors } = readDays({ van, tot })
  const choice = { search: search ?? '', status: status ?? null, game: game ?? null }
  const filter: OrderFilter = { ...choice, ...days }
  return { filter, page, dayErrors }
}
