import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { ordersCsv } from '#app/beheer/bestellingen_csv'
import { ORDER_STATUS } from '#app/beheer/bestelwoorden'
import { orderDetail } from '#app/beheer/transformers/bestellingsdetail'
import { orderRow } from '#app/beheer/transformers/bestelregel'
import { orderFilterValidator } from '#app/beheer/validators/bestelbeheer_validator'
import { filtered, searchOrders, type OrderFilter } from '#app/beheer/zoek_bestellingen'
import { ORDERABLE_GAMES } from '#content/catalogus'
import { ORDER_STATUSES } from '#domain/winkel/bestelling'
import { CARRIERS } from '#domain/winkel/verzending'
import Order from '#models/bestelling'

/** All orders, and one of them. */
export default class OrderController {
  async index({ inertia, request }: HttpContext) {
    const { filter, bladzijde: page } = await readFilter(request)
    const { bestellingen: orders, ...rest } = await searchOrders(filter, page)
    return inertia.render(
      'beheer/bestellingen',
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
      'beheer/bestelling',
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
