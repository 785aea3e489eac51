import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { searchCustomers } from '#app/live/customers/customer_controller'

const searchValidator = vine.create({
  zoek: vine.string().trim().maxLength(100).nullable().optional(),
  bladzijde: vine.number().withoutDecimals().range([1, 10_000]).optional(),
})

/** The first screen of the admin area: all customers. */
export default class DashboardController {
  async index({ inertia, request }: HttpContext) {
    const { zoek: search, bladzijde: page = 1 } = await request.validateUsing(searchValidator)
    return inertia.render(
      'live/customers/admin_dashboard_page',
      { titel: 'Klanten', zoek: search ?? '', ...(await searchCustomers(search ?? '', page)) },
      { kop: { titel: 'Klanten', omschrijving: 'Beheer', index: false } }
    )
  }
}
