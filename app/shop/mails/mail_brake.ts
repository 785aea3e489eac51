import { createHmac } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { MAIL_BRAKES, mailboxOf, type MailBrake } from '#domain/shop/mails/mail_brakes'
import env from '#start/env'

const TABLE = 'mail_brakes'
const HOURS = 24

/**
 * Counts a mail that anybody can cause, in the transaction that writes it. The database
 * decides which of parallel requests are within the limit.
 *
 * @param receiver an e-mail address, or something else that the mails are about
 * @returns whether the mail may go out
 */
export async function mayMail(
  trx: TransactionClientContract,
  brake: MailBrake,
  receiver: string,
  now: DateTime = DateTime.utc()
): Promise<boolean> {
  const began = asColumn(now)
  const row = {
    kind: brake,
    receiver: createHmac('sha256', env.appKey)
      .update(`${brake}\n${mailboxOf(receiver)}`)
      .digest('hex'),
    mails: 1,
    until: asColumn(now.plus({ hours: HOURS })),
  }
  const over = `${TABLE}.until <= ?`
  const knex = trx.knexClient
  const counted = (await knex(TABLE)
    .insert(row)
    .onConflict(['kind', 'receiver'])
    .merge({
      mails: knex.raw(`case when ${over} then 1 else ${TABLE}.mails + 1 end`, [began]),
      until: knex.raw(`case when ${over} then excluded.until else ${TABLE}.until end`, [began]),
    })
    .where(knex.raw(`(${over} or ${TABLE}.mails < ?)`, [began, MAIL_BRAKES[brake]]))
    .returning('mails')) as unknown[]
  return counted.length > 0
}

/** Deletes the counts of days that are over. */
export async function forgetMailBrakes(trx: TransactionClientContract, now: DateTime) {
  await trx.from(TABLE).where('until', '<=', asColumn(now)).delete()
}
