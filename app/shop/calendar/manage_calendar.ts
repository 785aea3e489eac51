import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { fingerprint, freshToken } from '#app/core/tokens'
import { opensCalendar, renewedAddress } from '#domain/shop/calendar/calendar_address'
import CalendarAddress from '#models/bookings/calendar_address'

/** The one row. */
const ROW = 1

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
  const { mark, fetchedAt } = renewedAddress(markOf(token))
  return inTransaction(async (trx) => {
    await trx
      .insertQuery()
      .table('calendar_addresses')
      .insert({
        ...{ id: ROW, token_mark: mark, fetched_at: fetchedAt },
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
export async function fetchCalendar(token: string, now: DateTime): Promise<boolean> {
  const mark = markOf(token)
  const address = await findCalendarAddress()
  const kept = address && {
    mark: address.tokenMark,
    fetchedAt: address.fetchedAt?.toJSDate() ?? null,
  }
  const opened = opensCalendar(kept, mark, now.toJSDate())
  if (!opened.ok) return false
  if (opened.value.noted)
    await CalendarAddress.query()
      .where('tokenMark', mark)
      .update({ fetchedAt: asColumn(now) })
  return true
}
