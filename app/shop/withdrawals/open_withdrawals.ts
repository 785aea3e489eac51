import type { DateTime } from 'luxon'
import { openRow } from '#app/shop/withdrawals/withdrawal_row'
import { withOrder } from '#app/shop/withdrawals/withdrawal_dossier'
import { ONGOING_WITHDRAWAL } from '#domain/shop/withdrawals'

/** Withdrawals that ask for something, the most urgent on top: the same on every screen. */
export async function openWithdrawals(now: DateTime) {
  const ongoing = await withOrder().whereIn('status', ONGOING_WITHDRAWAL).orderBy('id')
  return ongoing.map((one) => openRow(one, now)).sort(byUrgency)
}

type Row = ReturnType<typeof openRow>

/** What has no last day can wait. */
const days = ({ termijn: term }: Row) => term?.dagen ?? Number.MAX_SAFE_INTEGER
const byUrgency = (one: Row, other: Row) => days(one) - days(other)
