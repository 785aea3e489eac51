import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/core/record_audit'
import { createCustomer } from '#app/live/customers/create_customer'
import CustomerSnapshotTransformer from '#app/live/customers/customer_snapshot_transformer'
import { viewCustomer } from '#app/live/customers/view_customer'
import CustomerTransformer from '#app/live/customers/customer_transformer'
import { changeCustomer } from '#app/live/customers/change_customer'
import { changedCustomerValidator, customerValidator } from '#app/live/customers/customer_validator'
import { realCustomers } from '#app/live/rehearsal/without_copies'
import { refuseAdmin, snapshotForAdmin } from '#app/live/control/reply_to_admin'
import { CHANGED_MEANWHILE, CHANGED_REASON } from '#app/admin/shell/changed_meanwhile'
import { likePattern } from '#app/admin/shell/search_query'
import { inTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import Customer from '#models/live/customer'

const PER_PAGE = 25
const ALL = 10_000

/** The customers for whom evenings are run. */
export default class CustomerController {
  async index({ request, serialize }: HttpContext) {
    const search = String(request.input('zoek') ?? '')
    const { customers } = await searchCustomers(search, 1, ALL)
    return serialize(CustomerTransformer.transform(customers))
  }

  async store({ auth, request, response, serialize }: HttpContext) {
    const data = await request.validateUsing(customerValidator)
    const who = auth.use('web').getUserOrFail()
    const customer = await inTransaction((trx) => createCustomer(trx, who, data))
    response.status(201)
    return serialize(
      CustomerSnapshotTransformer.transform(
        await viewCustomer(customer, auth.use('web').getUserOrFail())
      )
    )
  }

  async show({ auth, params, serialize }: HttpContext) {
    const customer = await orNotFound(Customer.find(params.id))
    return serialize(
      CustomerSnapshotTransformer.transform(
        await viewCustomer(customer, auth.use('web').getUserOrFail())
      )
    )
  }

  async update(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const { gezien: seen, ...data } = await request.validateUsing(changedCustomerValidator)
    const who = auth.use('web').getUserOrFail()
    const outcome = await changeCustomer(who, Number(params.id), data, seen)
    if (!outcome.ok) return refuseAdmin(ctx, CHANGED_REASON, CHANGED_MEANWHILE)
    return response.json(await snapshotForAdmin(ctx))
  }

  /** Deletes the customer with all teams and rounds. The screen has asked for confirmation. */
  async destroy({ auth, params, response }: HttpContext) {
    await inTransaction(async (trx) => {
      const customer = await orNotFound(Customer.find(params.id, { client: trx }))
      await customer.delete()
      await recordAudit(trx, auth.use('web').getUserOrFail(), 'customer_deleted', customer.name)
    })
    return response.json({})
  }
}

/** The customers whose name or address contains the search words, a page at a time. */
export async function searchCustomers(search: string, page: number, pageSize = PER_PAGE) {
  const words = likePattern(search)
  const found = await Customer.query()
    .whereIn('id', realCustomers())
    .where(
      (query) =>
        void query
          .whereRaw('lower(name) like ?', [words])
          .orWhereRaw('lower(email) like ?', [words])
    )
    .orderBy('name')
    .orderBy('id')
    .paginate(page, pageSize)
  return {
    customers: found.all(),
    page: found.currentPage,
    pages: Math.max(1, found.lastPage),
    count: found.total,
  }
}
