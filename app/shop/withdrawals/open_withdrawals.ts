import type { DateTime } from 'luxon'
import { dossierOf, withOrder } from '#app/shop/withdrawals/withdrawal_dossier'
import { daysUntil } from '#domain/shop/promises/promises'
import { nextStep, ONGOING_WITHDRAWAL } from '#domain/shop/withdrawals'
import type Withdrawal from '#models/shop/withdrawal'

/** The withdrawals that need an action, the most urgent first. Every screen uses this list. */
export async function openWithdrawals(now: DateTime) {
  const ongoing = await withOrder().whereIn('status', ONGOING_WITHDRAWAL).orderBy('id')
  return ongoing
    .map((withdrawal) => ({ withdrawal, days: daysLeft(withdrawal, now) }))
    .sort((one, other) => one.days - other.days)
    .map(({ withdrawal }) => withdrawal)
}

/** A withdrawal without a last day can wait. */
function daysLeft(withdrawal: Withdrawal, now: DateTime): number {
  const { until } = nextStep(dossierOf(withdrawal))
  return until ? daysUntil(until, now) : Number.MAX_SAFE_INTEGER
}
