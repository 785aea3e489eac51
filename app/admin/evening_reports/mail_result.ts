import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { recordAudit } from '#app/core/record_audit'
import { queueMail } from '#app/shop/mails/queue_mail'
import { err, ok, type Result } from '#domain/result'
import type Admin from '#models/admin/admin'
import Customer from '#models/live/customer'
import Round from '#models/live/round'
import Spellenfabriek from '#models/live/spellenfabriek'
import Mail from '#models/shop/mail'

export type MailRefusal = { readonly type: 'no_address' | 'still_playing' }
type Press = {
  readonly roundId: number
  /** How many mails the screen shows. A press asks for one more than that. */
  readonly mailed: number
  readonly by: Admin
}

/**
 * Mails the result of a round to the customer. A press that was made on the same screen twice sends
 * one mail, because the mails of a round are numbered.
 *
 * @throws not found when the customer has no such round
 */
export async function mailResult(
  customerId: number,
  { roundId, mailed, by }: Press
): Promise<Result<void, MailRefusal>> {
  const customer = await orNotFound(Customer.find(customerId))
  const game = await orNotFound(Spellenfabriek.findBy('customer_id', customer.id))
  const round = await orNotFound(
    Round.query().where({ id: roundId, spellenfabriek_id: game.id }).first()
  )
  if (customer.email.trim() === '') return err({ type: 'no_address' })
  if (round.closedAt === null && game.status === 'started') return err({ type: 'still_playing' })
  const sequenceNumber = mailed + 1
  try {
    await inTransaction(async (trx) => {
      if (
        await Mail.query({ client: trx })
          .where({ ...KIND, ...of(round), sequenceNumber })
          .first()
      )
        return
      await queueMail(trx, { ...KIND, ...of(round), sequenceNumber })
      await recordAudit(trx, by, 'result_mailed', customer.name, { ronde: round.number })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  return ok(undefined)
}

const KIND = { kind: 'uitslag' } as const
const of = ({ id }: Round) => ({ roundId: id })
