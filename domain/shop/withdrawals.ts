import type { DateTime } from 'luxon'
import { err, ok, type Result } from '#domain/result'
import { daysUntil } from '#domain/shop/promises/promises'
import { isBusinessDay, addBusinessDays } from '#domain/shop/promises/business_days'

/**
 * Withdrawing from an agreement: Directive 2011/83/EU on consumer rights ("the directive"), with the
 * withdrawal function of Directive 2023/2673 (article 11a, since 19 June 2026), and what the shop
 * promises on top of it (specification 1, section 9).
 *
 * These rules inform and never refuse: a statement is always received, and a person decides.
 */

/** To withdraw and to send back: articles 9 and 14(1) of the directive. */
const COOLING_OFF_DAYS = 14
const RETURN_DAYS = 14
/** For the money: article 13(1), Civil Code 6:230r, paragraph 1. */
const REFUND_DAYS = 14
/** The page about withdrawal: "binnen 7 dagen nadat we de retourzending hebben ontvangen". */
const DAYS_AFTER_RETURN = 7
/**
 * From the post office to the customer, when nobody wrote down the day of arrival: longer than post
 * takes, as the doubt is the customer's to profit from (decision 0021).
 */
const DELIVERY_BUSINESS_DAYS = 5
/** For an order of which nobody wrote down the day of shipping: the promise of the order page. */
const SHIPPING_BUSINESS_DAYS = 5

const NETHERLANDS = 'Europe/Amsterdam'

/** Goods, digital content, or a service on an agreed date, such as an evening on location. */
export type AgreementKind = 'post' | 'digitaal' | 'dienst'

/** @param levering how the game reaches the customer; a parcel decides, as that is what comes back */
export function agreementKind(delivery: readonly string[]): AgreementKind {
  if (delivery.includes('post')) return 'post'
  return delivery.some(
    (deliveryForm) => deliveryForm === 'download' || deliveryForm === 'speellink'
  )
    ? 'digitaal'
    : 'dienst'
}

/** What was agreed, as far as the right of withdrawal asks for it. */
export type Agreement = {
  readonly soort: AgreementKind
  readonly geslotenOp: DateTime
  readonly betaaldOp: DateTime | null
  /** The parcel was handed over; `verzondenOp` is empty when nobody wrote down when. */
  readonly verzonden: boolean
  readonly verzondenOp: DateTime | null
  /** When the customer gave up the right, for access at once (article 16(m)). */
  readonly afgestaanOp: DateTime | null
  /** A file that was fetched, and so may have been printed. */
  readonly opgehaald: boolean
}

/**
 * The last moment to withdraw: the end of the fourteenth day after the parcel arrived (article
 * 9(2)(b)), and for digital content after the agreement (9(2)(c)). A period that would end on a
 * weekend or public holiday ends with the next working day (Regulation 1182/71, article 3(4)).
 *
 * @returns null while the period has not begun, and for a service on a date, which has none (16(l))
 */
export function coolingOffUntil(agreement: Agreement): DateTime | null {
  const begin = coolingOffStart(agreement)
  return begin && toBusinessDay(endOfDayAfter(begin, COOLING_OFF_DAYS))
}

function coolingOffStart(agreement: Agreement): DateTime | null {
  const {
    soort: kind,
    geslotenOp: concludedAt,
    betaaldOp: paidAt,
    verzonden: shipped,
    verzondenOp: shippedAt,
  } = agreement
  if (kind === 'dienst') return null
  if (kind === 'digitaal') return concludedAt
  if (!shipped) return null
  const postedAt = shippedAt ?? addBusinessDays(paidAt ?? concludedAt, SHIPPING_BUSINESS_DAYS)
  return addBusinessDays(postedAt, DELIVERY_BUSINESS_DAYS)
}

/**
 * How a statement stands to the right of withdrawal, for the owner's eyes. `afstand_gedaan` and
 * `opgehaald` are self-print games, which the shop does not refund (specification 1, section 9); only
 * the first ends the right by law.
 */
export type Assessment =
  'binnen_termijn' | 'waarschijnlijk_te_laat' | 'afstand_gedaan' | 'opgehaald' | 'geen_recht'

/** @param herroepenOp when the statement was sent, which is what counts (article 11(2)) */
export function assess(agreement: Agreement, withdrawnAt: DateTime): Assessment {
  if (agreement.soort === 'dienst') return 'geen_recht'
  if (agreement.soort === 'digitaal' && agreement.afgestaanOp !== null) return 'afstand_gedaan'
  const until = coolingOffUntil(agreement)
  if (until !== null && withdrawnAt > until) return 'waarschijnlijk_te_laat'
  if (agreement.soort === 'digitaal' && agreement.opgehaald) return 'opgehaald'
  return 'binnen_termijn'
}

/** Until when the parcel may be sent back: fourteen days after the statement (article 14(1)). */
export function returnBy(withdrawnAt: DateTime): DateTime {
  return toBusinessDay(endOfDayAfter(withdrawnAt, RETURN_DAYS))
}

/**
 * Until when the money has to be on its way back: the one date that each screen and mail shows. Fourteen
 * days after the statement, and seven after the return when that is sooner, as the shop promises. A
 * seller of goods may wait for them, or for proof that they were sent (article 13(3), Civil Code 6:230r,
 * paragraph 4); what comes back after the fourteen days is paid back that day.
 *
 * @returns null while a parcel is waited for
 */
export function refundBy(
  withdrawnAt: DateTime,
  parcelReturn: { readonly nodig: boolean; readonly op: DateTime | null }
): DateTime | null {
  if (parcelReturn.op === null) return parcelReturn.nodig ? null : deadlineAfter(withdrawnAt)
  const afterReturn = endOfDayAfter(parcelReturn.op, DAYS_AFTER_RETURN)
  const byLaw = later(deadlineAfter(withdrawnAt), endOfDayAfter(parcelReturn.op, 0))
  return afterReturn < byLaw ? afterReturn : byLaw
}

/** Without anything to wait for. */
function deadlineAfter(withdrawnAt: DateTime): DateTime {
  return endOfDayAfter(withdrawnAt, REFUND_DAYS)
}

const later = (one: DateTime, other: DateTime) => (one > other ? one : other)

/** `afgewezen` is a person's decision, with the reason told to the customer. */
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
  /** The day of arrival may be corrected. */
  retour_ontvangen: {
    retour_ontvangen: 'retour_ontvangen',
    afgehandeld: 'afgehandeld',
    afgewezen: 'afgewezen',
  },
  afgehandeld: {},
  afgewezen: {},
}

/** The statuses that `gebeurtenis` may start from: the `where` of a conditional update. */
export function withdrawalAllowedFrom(event: WithdrawalTrigger): WithdrawalStatus[] {
  return (Object.keys(TRANSITIONS) as WithdrawalStatus[]).filter(
    (status) => event in TRANSITIONS[status]
  )
}

/** Still asks something of the owner or the customer. */
export const ONGOING_WITHDRAWAL = withdrawalAllowedFrom('afgehandeld')

export type ReturnDayRefused = { readonly type: 'voor_de_herroeping' | 'in_de_toekomst' }

/** The day on which a parcel came back, as the owner fills it in: not before the statement, not ahead. */
export function checkReturnDay(
  returnedAt: DateTime,
  withdrawnAt: DateTime,
  now: DateTime
): Result<null, ReturnDayRefused> {
  if (daysUntil(returnedAt, withdrawnAt) < 0) return err({ type: 'voor_de_herroeping' })
  if (daysUntil(returnedAt, now) > 0) return err({ type: 'in_de_toekomst' })
  return ok(null)
}

/** Money of the order in whole cents: `terug` counts what is on its way as well. */
export type Money = { readonly betaald: number; readonly terug: number }

export type Dossier = {
  readonly status: WithdrawalStatus
  readonly herroepenOp: DateTime
  readonly retourOp: DateTime | null
  /** Null as long as no order was found. */
  readonly overeenkomst: Agreement | null
  readonly geld: Money
}

export type Step =
  'bestelling_zoeken' | 'beoordelen' | 'wachten_op_retour' | 'terugbetalen' | 'afhandelen' | 'klaar'

/** What has to be done now, and until when: by the owner, or by the customer while a return is waited for. */
export type NextStep = { readonly stap: Step; readonly tot: DateTime | null }

/** A parcel that left has to come back first; one that never left stays here. */
export function returnNeeded({ soort: kind, verzonden: shipped }: Agreement): boolean {
  return kind === 'post' && shipped
}

/** From the kind of agreement and the state of things to the next step. */
export function nextStep({
  status,
  herroepenOp: withdrawnAt,
  retourOp: returnedAt,
  overeenkomst: agreement,
  geld: money,
}: Dossier): NextStep {
  if (!ONGOING_WITHDRAWAL.includes(status)) return { stap: 'klaar', tot: null }
  if (!agreement)
    return {
      stap: 'bestelling_zoeken',
      tot: refundBy(withdrawnAt, { nodig: false, op: returnedAt }),
    }
  if (money.betaald <= money.terug) return { stap: 'afhandelen', tot: null }

  const needed = returnNeeded(agreement)
  const deadline = refundBy(withdrawnAt, { nodig: needed, op: returnedAt })
  const started = returnedAt !== null || money.terug > 0
  if (!started && assess(agreement, withdrawnAt) !== 'binnen_termijn')
    return { stap: 'beoordelen', tot: deadlineAfter(withdrawnAt) }
  if (needed && returnedAt === null)
    return { stap: 'wachten_op_retour', tot: returnBy(withdrawnAt) }
  return { stap: 'terugbetalen', tot: deadline }
}

/** As `plaats_bestelling` makes them: letters and digits that nobody confuses. */
const ORDER_NUMBER = /\bEK[\s-]*([2-9A-HJKMNP-Z]{8})\b/g
const BARE_NUMBER = /^\s*([2-9A-HJKMNP-Z]{8})\s*$/

/**
 * The order number in what a customer wrote to say which order it is.
 *
 * @returns null when there is none, or more than one: then a person reads it
 */
export function orderNumberIn(text: string): string | null {
  const upperCase = text.normalize('NFKC').toUpperCase()
  const bare = BARE_NUMBER.exec(upperCase)
  const found = bare ? [bare] : [...upperCase.matchAll(ORDER_NUMBER)]
  const numbers = new Set(found.map(([, number]) => `EK-${number}`))
  return numbers.size === 1 ? [...numbers][0]! : null
}

function endOfDayAfter(from: DateTime, days: number): DateTime {
  return from.setZone(NETHERLANDS).plus({ days: days }).endOf('day')
}

function toBusinessDay(moment: DateTime): DateTime {
  let day = moment
  while (!mayEndTerm(day)) day = day.plus({ days: 1 }).endOf('day')
  return day
}

/**
 * A day on which a period may end. The Algemene termijnenwet (article 3) counts Good Friday and the
 * fifth of May of each year as holidays, on which the post just goes round.
 */
function mayEndTerm(day: DateTime): boolean {
  return isBusinessDay(day) && !(day.month === 5 && day.day === 5) && !isGoodFriday(day)
}

/** A Friday in the season of Easter (20 March to 23 April) before a Monday off. */
function isGoodFriday(day: DateTime): boolean {
  const inSeason = (day.month === 3 && day.day >= 20) || (day.month === 4 && day.day <= 23)
  return day.weekday === 5 && inSeason && !isBusinessDay(day.plus({ days: 3 }))
}
