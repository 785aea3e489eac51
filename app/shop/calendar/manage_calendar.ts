import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { fingerprint, freshToken } from '#app/core/tokens'
import CalendarAddress from '#models/bookings/calendar_address'

/** The one row. */
const ROW = 1
/** Programs fetch often; the moment is written down this seldom. */
const NOTED_EVERY = { minutes: 10 }

const markOf = (token: string): string => fingerprint('calendar_address', token)

/** The address as the owner sees it: without its secret, which nobody can show again. */
export const findCalendarAddress = (): Promise<CalendarAddress | null> => CalendarAddress.find(ROW)

/**
 * Makes a new secret address; a former one ends in the same moment. When two are made at once, the
 * later one counts.
 *
 * @returns the secret, which is kept as a hash only
 */
export function renewCalendarAddress(who: Actor): Promise<string> {
  const token = freshToken()
  return inTransaction(async (trx) => {
    await trx
      .insertQuery()
      .table('calendar_addresses')
      .insert({
        ...{ id: ROW, token_mark: markOf(token), fetched_at: null },
        created_at: asColumn(DateTime.utc()),
      })
      .onConflict('id')
      .merge()
    await recordAudit(trx, who, 'calendar_address_renewed', 'agenda')
    return token
  })
}

/** Ends the address. Ending it again changes nothing. */
export function endCalendarAddress(who: Actor): Promise<void> {
  return inTransaction(async (trx) => {
    const [ended] = (await CalendarAddress.query({ client: trx })
      .where('id', ROW)
      .delete()) as unknown as [number]
    if (Number(ended) > 0) await recordAudit(trx, who, 'calendar_address_ended', 'agenda')
  })
}

/** @returns whether the secret opens the calendar; that it was fetched is written down */
export async function opensCalendar(token: string, now: DateTime): Promise<boolean> {
  const address = await CalendarAddress.findBy('tokenMark', markOf(token))
  if (!address) return false
  const since = address.fetchedAt
  if (since === null || since < now.minus(NOTED_EVERY))
    await CalendarAddress.query()
      .where('tokenMark', markOf(token))
      .update({ fetchedAt: asColumn(now) })
  return true
}
