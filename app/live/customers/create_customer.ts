import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#app/core/record_audit'
import Customer from '#models/live/customer'

/** Makes a customer (klant) of the live game, without a game. */
export async function createCustomer(
  trx: TransactionClientContract,
  who: Actor,
  data: { readonly name: string; readonly email: string }
): Promise<Customer> {
  const created = await Customer.create(data, { client: trx })
  await recordAudit(trx, who, 'customer_created', created.name)
  return created
}
