import type { DateTime } from 'luxon'
import { err, ok, type Result } from '#domain/result'
import { endOfDay } from '#domain/dutch_time'
import { daysUntil, shippingPromise } from '#domain/shop/promises/promises'
import { isBusinessDay, addBusinessDays } from '#domain/shop/promises/business_days'

/**
 * Withdrawing from an agreement: Directive 2011/83/EU on consumer rights ("the directive"), with
 * the withdrawal function of Directive 2023/2673 (article 11a, since 19 June 2026), and what the
 * shop promises on top of it (specification 1, section 9).
 *
 * These rules inform and never refuse: a statement is always received, and a person decides.
 */

/** The days to withdraw and the days to send back: articles 9 and 14(1) of the directive. */
export const COOLING_OFF_DAYS = 14
const RETURN_DAYS = 14
/** The days to pay back: article 13(1), Civil Code 6:230r, paragraph 1. */
const REFUND_DAYS = 14
/** The page about withdrawal says "binnen 7 dagen nadat we de retourzending hebben ontvangen". */
const DAYS_AFTER_RETURN = 7
/**
 * The working days from the post office to the customer, when nobody wrote down the day of arrival.
 * They are more than the post takes, because the customer gets the benefit of the doubt (decision
 * 0021).
 */
const DELIVERY_BUSINESS_DAYS = 5

/**
 * Goods, digital content, a voucher, or a service on an agreed date, such as an evening on location.
 */
export type AgreementKind = 'post' | 'digital' | 'voucher' | 'service'

/**
 * The kind of agreement that a game's delivery makes. A parcel decides, because a parcel is what
 * comes back.
 */
export function agreementKind(delivery: readonly string[]): AgreementKind {
  if (delivery.includes('post')) return 'post'
  if (delivery.includes('cadeaubon')) return 'voucher'
  return delivery.some(
    (deliveryForm) => deliveryForm === 'download' || deliveryForm === 'speellink'
  )
    ? 'digital'
    : 'service'
}

/** The parts of an agreement that the right of withdrawal depends on. */
export type Agreement = {
  readonly kind: AgreementKind
  readonly concludedAt: DateTime
  readonly paidAt: DateTime | null
  /** Whether the parcel was handed over; `shippedAt` is null when nobody wrote down when. */
  readonly shipped: boolean
  readonly shippedAt: DateTime | null
  /** When the customer gave up the right, in exchange for immediate access (article 16(m)). */
  readonly waivedAt: DateTime | null
  /**
   * Whether the file was downloaded, and so may have been printed; or something paid by a voucher.
   */
  readonly fetched: boolean
}

/**
 * The deadline of a withdrawal, the last moment to send one: the end of the fourteenth day after
 * the parcel arrived (article 9(2)(b)), and for digital content after the agreement (9(2)(c)). A
 * period that would end on a weekend or public holiday ends with the next working day (Regulation
 * 1182/71, article 3(4)).
 *
 * @returns null while the period has not begun, and for a service on a date, which has none (16(l))
 */
export function coolingOffUntil(agreement: Agreement): DateTime | null {
  const begin = coolingOffStart(agreement)
  return begin && toBusinessDay(endOfDay(begin, COOLING_OFF_DAYS))
}

function coolingOffStart(agreement: Agreement): DateTime | null {
  const { kind, concludedAt, paidAt, shipped, shippedAt } = agreement
  if (kind === 'service') return null
  if (kind === 'digital' || kind === 'voucher') return concludedAt
  if (!shipped) return null
  /**
   * A parcel without a written day of shipping counts as sent when the order page promises it.
   * Whether the shop was away at that time is not known any more.
   */
  const postedAt = shippedAt ?? shippingPromise(paidAt ?? concludedAt, null).deadline
  return addBusinessDays(postedAt, DELIVERY_BUSINESS_DAYS)
}

/**
 * How a statement stands to the right of withdrawal, for the owner. `waived` and
 * `fetched` are self-print games, which the shop does not refund (specification 1, section 9);
 * only `waived` ends the right by law.
 */
export type Assessment =
  | 'in_time'
  | 'probably_late'
  | 'waived'
  | 'fetched'
  /** A voucher that paid something: its buyer can withdraw as long as it is unused. */
  | 'used'
  | 'no_right'

/**
 * Assesses a statement for the owner.
 *
 * @param withdrawnAt when the statement was sent, which is what counts (article 11(2))
 */
export function assessWithdrawal(agreement: Agreement, withdrawnAt: DateTime): Assessment {
  if (agreement.kind === 'service') return 'no_right'
  if (agreement.kind === 'voucher' && agreement.fetched) return 'used'
  if (agreement.kind === 'digital' && agreement.waivedAt !== null) return 'waived'
  const until = coolingOffUntil(agreement)
  if (until !== null && withdrawnAt > until) return 'probably_late'
  if (agreement.kind === 'digital' && agreement.fetched) return 'fetched'
  return 'in_time'
}

/** The last moment to send the parcel back: fourteen days after the statement (article 14(1)). */
export function returnBy(withdrawnAt: DateTime): DateTime {
  return toBusinessDay(endOfDay(withdrawnAt, RETURN_DAYS))
}

/**
 * The last moment to pay the money back: the one date that each screen and mail shows. It is
 * fourteen days after the statement, or seven after the return when that is sooner, as the shop
 * promises. A seller of goods may wait for them, or for proof that they were sent (article 13(3),
 * Civil Code 6:230r, paragraph 4). The money for a parcel that comes back after the fourteen days
 * is paid back on that day.
 *
 * @returns null while the shop waits for a parcel
 */
export function refundBy(
  withdrawnAt: DateTime,
  parcelReturn: { readonly needed: boolean; readonly at: DateTime | null }
): DateTime | null {
  if (parcelReturn.at === null) return parcelReturn.needed ? null : refundDeadlineByLaw(withdrawnAt)
  const afterReturn = endOfDay(parcelReturn.at, DAYS_AFTER_RETURN)
  const byLaw = later(refundDeadlineByLaw(withdrawnAt), endOfDay(parcelReturn.at, 0))
  return afterReturn < byLaw ? afterReturn : byLaw
}

/** The deadline when there is no return to wait for. */
function refundDeadlineByLaw(withdrawnAt: DateTime): DateTime {
  return endOfDay(withdrawnAt, REFUND_DAYS)
}

const later = (one: DateTime, other: DateTime) => (one > other ? one : other)

/** `afgewezen` is a person's decision, and the customer is told the reason. */
export type WithdrawalStatus = 'ontvangen' | 'retour_ontvangen' | 'afgehandeld' | 'afgewezen'

export type WithdrawalTrigger = 'retour_ontvangen' | 'afgehandeld' | 'afgewezen'

const TRANSITIONS: Record<
  WithdrawalStatus,
  Partial<Record<WithdrawalTrigger, WithdrawalStatus>>
> = {
  ontvangen: {
    retour_ontvangen: 'retour_ontvangen',
    afgehandeld: 'afgehandeld',
    afgewezen: 'afgewezen',
  },
  /** The day of arrival may be corrected, so the status may follow itself. */
  retour_ontvangen: {
    retour_ontvangen: 'retour_ontvangen',
    afgehandeld: 'afgehandeld',
    afgewezen: 'afgewezen',
  },
  afgehandeld: {},
  afgewezen: {},
}

/** The statuses from which `event` may start, for the `where` of a conditional update. */
export function withdrawalAllowedFrom(event: WithdrawalTrigger): WithdrawalStatus[] {
  return (Object.keys(TRANSITIONS) as WithdrawalStatus[]).filter(
    (status) => event in TRANSITIONS[status]
  )
}

/** The statuses of a withdrawal that still asks something of the owner or the customer. */
export const ONGOING_WITHDRAWAL = withdrawalAllowedFrom('afgehandeld')

export type ReturnDayRefused = { readonly type: 'before_the_withdrawal' | 'in_the_future' }

/**
 * Checks the day on which a parcel came back, as the owner fills it in: not before the statement,
 * and not in the future.
 */
export function checkReturnDay(
  returnedAt: DateTime,
  withdrawnAt: DateTime,
  now: DateTime
): Result<null, ReturnDayRefused> {
  if (daysUntil(returnedAt, withdrawnAt) < 0) return err({ type: 'before_the_withdrawal' })
  if (daysUntil(returnedAt, now) > 0) return err({ type: 'in_the_future' })
  return ok(null)
}

/** Money of the order in whole cents: `refunded` includes what is on its way back. */
export type Money = { readonly paid: number; readonly refunded: number }

export type Dossier = {
  readonly status: WithdrawalStatus
  readonly withdrawnAt: DateTime
  readonly returnedAt: DateTime | null
  /** Null as long as no order was found. */
  readonly agreement: Agreement | null
  readonly money: Money
}

export type Step = 'find_order' | 'assess' | 'await_return' | 'refund' | 'finish' | 'done'

/**
 * What has to be done now, and until when: by the owner, or by the customer while the shop waits
 * for a return.
 */
export type NextStep = { readonly step: Step; readonly until: DateTime | null }

/** Whether a parcel has to come back first: only when it has left. */
export function returnNeeded({ kind, shipped }: Agreement): boolean {
  return kind === 'post' && shipped
}

/** The next step of a withdrawal, from the kind of agreement, the status and the money. */
export function nextStep({ status, withdrawnAt, returnedAt, agreement, money }: Dossier): NextStep {
  if (!ONGOING_WITHDRAWAL.includes(status)) return { step: 'done', until: null }
  if (!agreement)
    return {
      step: 'find_order',
      until: refundBy(withdrawnAt, { needed: false, at: returnedAt }),
    }
  if (money.paid <= money.refunded) return { step: 'finish', until: null }

  const needed = returnNeeded(agreement)
  const deadline = refundBy(withdrawnAt, { needed, at: returnedAt })
  const started = returnedAt !== null || money.refunded > 0
  if (!started && assessWithdrawal(agreement, withdrawnAt) !== 'in_time')
    return { step: 'assess', until: refundDeadlineByLaw(withdrawnAt) }
  if (needed && returnedAt === null) return { step: 'await_return', until: returnBy(withdrawnAt) }
  return { step: 'refund', until: deadline }
}

/** Order numbers as `place_order.ts` makes them: letters and digits that nobody confuses. */
const ORDER_NUMBER = /\bEK[\s-]*([2-9A-HJKMNP-Z]{8})\b/g
const BARE_NUMBER = /^\s*([2-9A-HJKMNP-Z]{8})\s*$/

/**
 * The order number in a customer's description of the order.
 *
 * @returns null when there is none, or more than one: then a person reads the text
 */
export function orderNumberIn(text: string): string | null {
  const upperCase = text.normalize('NFKC').toUpperCase()
  const bare = BARE_NUMBER.exec(upperCase)
  const found = bare ? [bare] : [...upperCase.matchAll(ORDER_NUMBER)]
  const numbers = new Set(found.map(([, number]) => `EK-${number}`))
  const [number = null] = numbers
  return numbers.size === 1 ? number : null
}

function toBusinessDay(moment: DateTime): DateTime {
  let day = moment
  while (!mayEndTerm(day)) day = day.plus({ days: 1 }).endOf('day')
  return day
}

/**
 * Whether a period may end on this day. The Algemene termijnenwet (article 3) counts Good Friday
 * and 5 May of each year as holidays, although the post is delivered on those days.
 */
function mayEndTerm(day: DateTime): boolean {
  return isBusinessDay(day) && !(day.month === 5 && day.day === 5) && !isGoodFriday(day)
}

/** Whether a day is a Friday in the season of Easter (20 March to 23 April) before a Monday off. */
function isGoodFriday(day: DateTime): boolean {
  const inSeason = (day.month === 3 && day.day >= 20) || (day.month === 4 && day.day <= 23)
  return day.weekday === 5 && inSeason && !isBusinessDay(day.plus({ days: 3 }))
}
