import { recordAudit, type Actor } from '#app/core/record_audit'
import type { ChangedMeanwhile } from '#app/admin/shell/changed_meanwhile'
import { attemptInTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { err, ok, type Result } from '#domain/result'
import Customer from '#models/live/customer'

type CustomerData = { readonly name: string; readonly email: string }

/**
 * Changes the name and the address of a customer.
 *
 * @param seen what was on the screen when the typing began; undefined from a program
 */
export function changeCustomer(
  who: Actor,
  id: number,
  { name, email }: CustomerData,
  seen?: CustomerData
): Promise<Result<void, ChangedMeanwhile>> {
  return attemptInTransaction(async (trx) => {
    const customer = await orNotFound(
      Customer.query({ client: trx }).where('id', id).forUpdate().first()
    )
    const overtaken = seen && (seen.name !== customer.name || seen.email !== customer.email)
    customer.merge({ name, email })
    if (overtaken && customer.$isDirty) return err({ type: 'changed_meanwhile' })
    await customer.save()
    await recordAudit(trx, who, 'customer_changed', customer.name)
    return ok(undefined)
  })
}
