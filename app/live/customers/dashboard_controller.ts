import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { adminHead } from '#app/admin/shell/admin_head'
import { searchCustomers } from '#app/live/customers/customer_controller'
import CustomerTransformer from '#app/live/customers/customer_transformer'

const searchValidator = vine.create({
  zoek: vine.string().trim().maxLength(100).nullable().optional(),
  bladzijde: vine.number().withoutDecimals().range([1, 10_000]).optional(),
})

/** The first screen of the admin area: all customers. */
export default class DashboardController {
  async index({ inertia, request }: HttpContext) {
    const { zoek: search, bladzijde: page = 1 } = await request.validateUsing(searchValidator)
    const { customers, ...rest } = await searchCustomers(search ?? '', page)
    return inertia.render(
      'live/customers/admin_dashboard_page',
      {
        title: 'Klanten',
        search: search ?? '',
        ...rest,
        customers: CustomerTransformer.transform(customers),
      },
      adminHead('Klanten')
    )
  }
}
