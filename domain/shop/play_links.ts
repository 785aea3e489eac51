import type { DateTime } from 'luxon'
import { inDutchTime } from '#domain/dutch_time'
import { err, ok, type Result } from '#domain/result'

/**
 * How long the links of an order live. A download link has no end; a play link may have one, which the
 * customer extends once and the owner to any day.
 */

/**
 * How many months a game with an end stays playable after the order (specification 1, section 9).
 */
const PLAYABLE_MONTHS = 1

/**
 * The end of a play link: exactly one month after the order, by the Dutch calendar. A link that was
 * ordered on 31 January at eight in the evening can be played until 28 (or 29) February at eight in
 * the evening. An extension counts in the same way, from its own beginning.
 */
export function playableUntil(begin: DateTime): DateTime {
  return inDutchTime(begin).plus({ months: PLAYABLE_MONTHS }).toUTC()
}

const DAY_MS = 86_400_000

/**
 * The customer is told about the end of a link this many days ahead, because a month passes
 * unnoticed.
 */
export const REMIND_DAYS_AHEAD = 7

/**
 * A link can be extended until this many days after its end, for customers who were away when the
 * month ended.
 */
export const EXTENDABLE_DAYS_AFTER = 14

/** How long a play link works, as the rules see it. */
export type Validity = {
  readonly validUntil: Date | null
  readonly extendedAt: Date | null
  readonly revokedAt: Date | null
}

/** Whether a link works at this moment. */
export function isValid({ validUntil, revokedAt }: Validity, now: Date): boolean {
  return revokedAt === null && (validUntil === null || now < validUntil)
}

export type ExtensionRefused =
  | { readonly type: 'no_link' }
  | { readonly type: 'without_end' }
  | { readonly type: 'already_extended' }
  | { readonly type: 'too_late' }

/**
 * Whether the customer may extend the link at this moment: a link with an end can be extended once.
 */
export function mayExtend(
  { validUntil, extendedAt, revokedAt }: Validity,
  now: Date
): Result<null, ExtensionRefused> {
  if (revokedAt !== null) return err({ type: 'no_link' })
  if (validUntil === null) return err({ type: 'without_end' })
  if (extendedAt !== null) return err({ type: 'already_extended' })
  return now < extendableUntil(validUntil) ? ok(null) : err({ type: 'too_late' })
}

/** The moment until which a link with this end may be extended. */
export function extendableUntil(validUntil: Date): Date {
  return new Date(validUntil.getTime() + EXTENDABLE_DAYS_AFTER * DAY_MS)
}

/**
 * How many days ahead a game master may extend a link. The limit catches a typing error in the
 * year.
 */
const MAX_DAYS_AHEAD = 366

/** A link as this rule sees it. */
export type Link = { readonly validUntil: Date | null; readonly revoked: boolean }

export type LaterEndRefused =
  /** The link never ends by itself. */
  | { readonly type: 'without_end' }
  /** The link was revoked because the money went back. */
  | { readonly type: 'revoked' }
  | { readonly type: 'not_later' }
  | { readonly type: 'too_far' }

/**
 * Whether a game master may let a link end at `until`: only later than it would, also when it has
 * already ended. A second request for the same end is accepted and changes nothing.
 */
export function mayExtendUntil(
  { validUntil, revoked }: Link,
  until: Date,
  now: Date
): Result<null, LaterEndRefused> {
  if (revoked) return err({ type: 'revoked' })
  if (validUntil === null) return err({ type: 'without_end' })
  if (until < validUntil || until <= now) return err({ type: 'not_later' })
  if (until.getTime() - now.getTime() > MAX_DAYS_AHEAD * DAY_MS) return err({ type: 'too_far' })
  return ok(null)
}
