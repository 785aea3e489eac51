import type { DateTime } from 'luxon'
import { dayOf, inDutchTime } from '#domain/dutch_time'
import { err, ok, type Result } from '#domain/result'
import { playableUntil } from '#domain/shop/play_links'
import type { OrderStatus } from '#domain/shop/orders'
import { isPaid } from '#domain/shop/orders'
import type { WithdrawalStatus } from '#domain/shop/withdrawals'

/**
 * How a gift reaches its receiver: by mail on a day, by post to their own address, or from the hand
 * of the giver, with a card.
 */
export const GIFT_WAYS = ['email', 'post', 'zelf'] as const
export type GiftWay = (typeof GIFT_WAYS)[number]

/** The ways of a game. The first is the one that a form begins with. */
export const waysOf = (byPost: boolean): readonly GiftWay[] =>
  byPost ? ['post', 'zelf'] : ['email', 'zelf']

/** A gift as it is ordered. */
export type GiftWish = {
  readonly way: GiftWay
  readonly receiverName: string
  readonly receiverEmail: string | null
  readonly message: string | null
  /** A day such as '2026-12-05'. */
  readonly giveOn: string | null
}

export const LONGEST_MESSAGE = 500

/** An address of the web, also without its beginning, or one of mail. */
const ADDRESS = /https?:|www\.|@\w|\b[\w-]+\.(?:nl|be|com|net|org|eu|info|io|ru|cn|xyz)\b/i

/** Whether a message leads somewhere else: a mail of ours does not carry a stranger's link. */
export const leadsElsewhere = (message: string): boolean => ADDRESS.test(message)

export type GiftDayRefused = 'no_day' | 'in_the_past' | 'too_far'

/** The last day on which a gift may be given: a year from today, by the Dutch calendar. */
export const lastGiftDay = (now: Date): string => {
  const [year = '', month, day] = dayOf(now).split('-')
  const inAYear = `${Number(year) + 1}-${month}-${day}`
  return inAYear.endsWith('02-29') ? inAYear.replace('-29', '-28') : inAYear
}

/** Whether a gift may be given on this day: today up to a year from now. */
export function checkGiftDay(day: string, now: Date): Result<null, GiftDayRefused> {
  if (!exists(day)) return err('no_day')
  if (day < dayOf(now)) return err('in_the_past')
  return day <= lastGiftDay(now) ? ok(null) : err('too_far')
}

/** Whether the calendar has this day. */
function exists(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(day)
}

/** The hour from which a gift arrives, so that nobody's telephone wakes them on their birthday. */
const FROM_HOUR = 8

/** The last day whose gifts arrive by now: today, or yesterday while it is too early. */
export function givingDay(now: DateTime): string {
  const here = inDutchTime(now)
  return dayOf(here.hour < FROM_HOUR ? here.minus({ days: 1 }) : here)
}

/** The order of a gift, as far as it decides whether the gift is given. */
export type GiftOrder = {
  readonly status: OrderStatus
  readonly withdrawals: readonly WithdrawalStatus[]
  /** Whether something that it delivered was taken back. */
  readonly revoked: boolean
}

/** Whether a gift is still one: paid, and neither withdrawn nor taken back. */
export const isGiven = ({ status, withdrawals, revoked }: GiftOrder): boolean =>
  isPaid(status) && !revoked && withdrawals.every((withdrawal) => withdrawal === 'afgewezen')

/**
 * The end of a gift that nobody unwraps: its month begins at the latest a year after the order. What
 * begins earlier never lasts longer.
 */
export const lastEnd = (orderedAt: DateTime): DateTime =>
  playableUntil(inDutchTime(orderedAt).plus({ years: 1 }))

/** Until when somebody who begins now may play: a month, though never beyond the last end. */
export function playableFrom(begin: DateTime, orderedAt: DateTime): DateTime {
  const month = playableUntil(begin)
  const end = lastEnd(orderedAt)
  return month < end ? month : end
}
