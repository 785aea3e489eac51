import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/core/record_audit'
import { customerSnapshot } from '#app/live/customers/customer_snapshot'
import { customerValidator } from '#app/live/customers/customer_validator'
import { likePattern } from '#app/admin/shell/search_query'
import { inTransaction } from '#app/core/database/transaction'
import Customer from '#models/live/customer'

const PER_PAGE = 25
const ALL = 10_000

/** The customers for whom evenings are run. */
export default class CustomerController {
  async index({ request, response }: HttpContext) {
    const { klanten: customers } = await searchCustomers(
      String(request.input('zoek') ?? ''),
      1,
      ALL
    )
    return response.json(customers)
  }

  async store({ auth, request, response }: HttpContext) {
    const data = await request.validateUsing(customerValidator)
    const customer = await inTransaction(async (trx) => {
      const created = await Customer.create(data, { client: trx })
      await recordAudit(trx, auth.use('web').user!, 'klant_gemaakt', created.name)
      return created
    })
    return response.status(201).json(await customerSnapshot(customer))
  }

  async show({ params, response }: HttpContext) {
    return response.json(await customerSnapshot(await Customer.findOrFail(params.id)))
  }

  async update({ auth, params, request, response }: HttpContext) {
    const data = await request.validateUsing(customerValidator)
    await inTransaction(async (trx) => {
      const customer = await Customer.findOrFail(params.id, { client: trx })
      await customer.merge(data).save()
      await recordAudit(trx, auth.use('web').user!, 'klant_gewijzigd', customer.name)
    })
    return response.json(await customerSnapshot(await Customer.findOrFail(params.id)))
  }

  /** Takes the klant with teams, rounds and all; somebody was asked whether they were sure. */
  async destroy({ auth, params, response }: HttpContext) {
    await inTransaction(async (trx) => {
      const customer = await Customer.findOrFail(params.id, { client: trx })
      await customer.delete()
      await recordAudit(trx, auth.use('web').user!, 'klant_verwijderd', customer.name)
    })
    return response.json({})
  }
}

/** The customers whose name or address holds what is looked for, a page at a time. */
export async function searchCustomers(search: string, page: number, pageSize = PER_PAGE) {
  const words = likePattern(search)
  const found = await Customer.query()
    .whereRaw('lower(name) like ?', [words])
    .orWhereRaw('lower(email) like ?', [words])
    .orderBy('name')
    .orderBy('id')
    .paginate(page, pageSize)
  return {
    klanten: found.all().map(({ id, name, email }) => ({ id, name, email })),
    bladzijde: found.currentPage,
    bladzijden: Math.max(1, found.lastPage),
    aantal: found.total,
  }
}
