import { err, ok, type Result } from '#domain/result'

/**
 * Money on its way back: `nieuw` is asked for and not yet answered, `aangevraagd` is known at the
 * provider, `betaald` has left, `mislukt` did not arrive and is still to be given back.
 */
export type RefundStatus = 'nieuw' | 'aangevraagd' | 'betaald' | 'mislukt'

const SEQUENCE: readonly RefundStatus[] = ['nieuw', 'aangevraagd', 'betaald', 'mislukt']

/**
 * Whether `to` is later than the known status. News comes in any order, and a refund can go from
 * `betaald` to `mislukt`.
 */
export function isLater(to: RefundStatus, from: RefundStatus): boolean {
  return SEQUENCE.indexOf(to) > SEQUENCE.indexOf(from)
}

/**
 * Whether a refund that we recorded as refused exists at the provider after all. This can only
 * happen to a refund that the provider never told us about. A refund that the provider itself calls
 * failed stays failed, and older news about it comes too late.
 */
export function isAliveAfterAll(
  to: RefundStatus,
  from: RefundStatus,
  knownAtProvider: boolean
): boolean {
  return from === 'mislukt' && to !== 'mislukt' && !knownAtProvider
}

/** Whether the money of a refund is on its way or has left. */
export const isAccepted = (status: RefundStatus): boolean =>
  status === 'aangevraagd' || status === 'betaald'

/**
 * The part of one press about which a mail is sent now, if any. Once every part has its answer,
 * that is the first accepted part, which stands for all of them. After that mail it can only be a
 * part that was made after all.
 *
 * @param answered the id of the part that got its answer just now
 * @param told whether the customer was told of this press before
 */
export function partToTell(
  parts: readonly { readonly id: number; readonly status: RefundStatus }[],
  answered: number,
  told: boolean
): number | null {
  if (parts.some(({ status }) => status === 'nieuw')) return null
  const accepted = parts.filter(({ status }) => isAccepted(status)).map(({ id }) => id)
  if (told) return accepted.includes(answered) ? answered : null
  return accepted[0] ?? null
}

/**
 * For how many days a refused refund is looked for at the provider, in case it was made all the
 * same.
 */
export const FOLLOW_REFUSED_DAYS = 30

/**
 * How many days a refund may keep its status before a person looks. The shop asks for it at least
 * every hour, so a refund that is `nieuw` after a day is no passing fault. A refund that the
 * provider knows takes a few working days; it also waits there, without any notice, for as long as
 * the shop's balance is too low (Mollie's "Refunds", status `queued`). The law gives fourteen days
 * (Civil Code 6:230r, paragraph 1), so after five there is time left to solve that.
 */
export const STALLED_AFTER_DAYS = { nieuw: 1, aangevraagd: 5 } as const

/** A refund whose end is not known yet. */
export type OngoingStatus = keyof typeof STALLED_AFTER_DAYS
export const ONGOING_REFUND = Object.keys(STALLED_AFTER_DAYS) as OngoingStatus[]

/**
 * What the customer's bank took back of one attempt, and how much of that it returned since, in
 * whole cents.
 */
export type Chargeback = { readonly taken: number; readonly reversed: number }

/**
 * The chargeback after news about it. News comes in any order and more than once; both amounts only
 * grow, so old news changes nothing.
 */
export function followChargeback(known: Chargeback, news: Chargeback): Chargeback {
  return {
    taken: Math.max(known.taken, news.taken),
    reversed: Math.max(known.reversed, news.reversed),
  }
}

/**
 * For how many days after a sale a chargeback is followed: card schemes accept no dispute later
 * than 540 days after the transaction.
 */
export const FOLLOW_CHARGEBACK_DAYS = 540

/**
 * A paid attempt in whole cents; `underway` is what was asked back, whether it has arrived or not.
 */
export type PaidAttempt = {
  readonly id: number
  readonly received: number
  /**
   * What is gone for certain, according to the provider: refunded, or taken back by the customer's
   * bank.
   */
  readonly refunded: number
  readonly chargedBack: number
  readonly underway: number
  /** Whether a voucher paid it, and gets it back. */
  readonly byVoucher?: boolean
  /** Whether the owner took it herself, so that no provider can send it back. */
  readonly byHand?: boolean
}

/** What may still be given back of one attempt, in whole cents. */
export function refundable(attempt: PaidAttempt): number {
  const gone = Math.max(attempt.refunded, attempt.chargedBack + attempt.underway)
  return Math.max(0, attempt.received - gone)
}

/** Who sends money back: the shop by the way it came, the owner herself, or each a part. */
export type RefundWay = 'shop' | 'owner' | 'both'

/** Who sends back what is left of these attempts. */
export function refundWay(attempts: readonly PaidAttempt[]): RefundWay {
  const left = attempts.filter((one) => refundable(one) > 0 && !one.byVoucher)
  const owners = left.filter(({ byHand }) => byHand)
  if (owners.length === 0) return 'shop'
  return owners.length === left.length ? 'owner' : 'both'
}

export type AllocationRefused =
  | { readonly type: 'invalid_amount' }
  | { readonly type: 'nothing_paid' }
  | { readonly type: 'too_much'; readonly remaining: number }

export type Part = { readonly paymentId: number; readonly cents: number }

/**
 * The attempts that an amount goes back to. The newest goes first: when an order was paid twice,
 * that is the extra payment. A voucher comes last: what was paid with money comes back as money
 * first, because with that the customer can do more (Directive 2011/83/EU, article 13(1): by the
 * same means, and never worse).
 *
 * @param cents the amount to give back, in whole cents
 * @param attempts the paid attempts, oldest first
 */
export function allocate(
  cents: number,
  attempts: readonly PaidAttempt[]
): Result<Part[], AllocationRefused> {
  if (!Number.isSafeInteger(cents) || cents <= 0) return err({ type: 'invalid_amount' })
  if (attempts.length === 0) return err({ type: 'nothing_paid' })
  const remaining = attempts.reduce((sum, attempt) => sum + refundable(attempt), 0)
  if (cents > remaining) return err({ type: 'too_much', remaining })

  let rest = cents
  const newestFirst = [...attempts].reverse()
  const inTurn = [
    ...newestFirst.filter(({ byVoucher }) => !byVoucher),
    ...newestFirst.filter(({ byVoucher }) => byVoucher),
  ]
  const parts = inTurn.map((attempt): Part => {
    const part = Math.min(rest, refundable(attempt))
    rest -= part
    return { paymentId: attempt.id, cents: part }
  })
  return ok(parts.filter((part) => part.cents > 0))
}
