import { err, ok, type Result } from '#domain/result'

/**
 * Money on its way back: `nieuw` is asked for and not yet answered, `aangevraagd` is known at the
 * provider, `betaald` has left, `mislukt` did not arrive and is still to be given back.
 */
export type RefundStatus = 'nieuw' | 'aangevraagd' | 'betaald' | 'mislukt'

const SEQUENCE: readonly RefundStatus[] = ['nieuw', 'aangevraagd', 'betaald', 'mislukt']

/** News comes in any order: whether `naar` is later than what we know, also from `betaald` to `mislukt`. */
export function isLater(to: RefundStatus, from: RefundStatus): boolean {
  return SEQUENCE.indexOf(to) > SEQUENCE.indexOf(from)
}

/**
 * Whether a refund that we took for refused lives at the provider after all. Only one that the provider
 * never told us about can: what it calls failed itself stays so, and older news of it comes too late.
 */
export function isAliveAfterAll(
  to: RefundStatus,
  from: RefundStatus,
  knownAtProvider: boolean
): boolean {
  return from === 'mislukt' && to !== 'mislukt' && !knownAtProvider
}

/** How long a refund that was refused is looked for at the provider, in case it was made all the same. */
export const FOLLOW_REFUSED_DAYS = 30

/**
 * How many days a refund may stay as it is before a person looks. We ask for it every hour at most, so
 * one that is `nieuw` after a day is no passing fault. What the provider knows takes a few working days;
 * it also waits there, and nobody is told, for as long as the shop's balance is too low (Mollie's
 * "Refunds", status `queued`). Of the fourteen days that the law gives (Civil Code 6:230r, paragraph 1)
 * five leave time to put that right.
 */
export const STALLED_AFTER_DAYS = { nieuw: 1, aangevraagd: 5 } as const

/** A refund of which the end has not been heard. */
export type OngoingStatus = keyof typeof STALLED_AFTER_DAYS
export const ONGOING_REFUND = Object.keys(STALLED_AFTER_DAYS) as OngoingStatus[]

/** What the customer's bank took back of one attempt, and what of that it gave again since, in whole cents. */
export type Chargeback = { readonly gehaald: number; readonly teruggedraaid: number }

/** News comes in any order and more than once: as both amounts only grow, what is old changes nothing. */
export function followChargeback(known: Chargeback, news: Chargeback): Chargeback {
  return {
    gehaald: Math.max(known.gehaald, news.gehaald),
    teruggedraaid: Math.max(known.teruggedraaid, news.teruggedraaid),
  }
}

/**
 * How long after a sale a chargeback is followed: card schemes take up no dispute later than 540 days
 * after the transaction.
 */
export const FOLLOW_CHARGEBACK_DAYS = 540

/** A paid attempt in whole cents; `onderweg` is what was asked back, whether it has arrived or not. */
export type PaidAttempt = {
  readonly id: number
  readonly ontvangen: number
  /** Gone for certain, as the provider says: sent back or taken back by the customer's bank. */
  readonly terug: number
  readonly teruggevorderd: number
  readonly onderweg: number
}

/** What may still be given back of one attempt. */
export function refundable(attempt: PaidAttempt): number {
  const gone = Math.max(attempt.terug, attempt.teruggevorderd + attempt.onderweg)
  return Math.max(0, attempt.ontvangen - gone)
}

export type AllocationRefused =
  | { readonly type: 'bedrag_ongeldig' }
  | { readonly type: 'niets_betaald' }
  | { readonly type: 'te_veel'; readonly over: number }

export type Part = { readonly betalingId: number; readonly centen: number }

/**
 * Which attempts an amount goes back to. The newest goes first: of an order that was paid twice that
 * is the one too many.
 *
 * @param pogingen the paid attempts, oldest first
 */
export function allocate(
  cents: number,
  attempts: readonly PaidAttempt[]
): Result<Part[], AllocationRefused> {
  if (!Number.isSafeInteger(cents) || cents <= 0) return err({ type: 'bedrag_ongeldig' })
  if (attempts.length === 0) return err({ type: 'niets_betaald' })
  const remaining = attempts.reduce((sum, attempt) => sum + refundable(attempt), 0)
  if (cents > remaining) return err({ type: 'te_veel', over: remaining })

  let rest = cents
  const parts = [...attempts].reverse().map((attempt): Part => {
    const part = Math.min(rest, refundable(attempt))
    rest -= part
    return { betalingId: attempt.id, centen: part }
  })
  return ok(parts.filter((part) => part.centen > 0))
}
