import { err, ok, type Result } from '#domain/result'

/** How far ahead a game master may extend a link; a typing error in the year is caught by it. */
const MAX_DAYS_AHEAD = 366
const DAY_MS = 86_400_000

/** A link as this rule sees it. */
export type Link = { readonly geldigTot: Date | null; readonly ingetrokken: boolean }

export type ExtensionRefused =
  /** It never ends by itself. */
  | { readonly type: 'zonder_einde' }
  /** The money went back. */
  | { readonly type: 'ingetrokken' }
  | { readonly type: 'niet_later' }
  | { readonly type: 'te_ver' }

/**
 * Whether a game master may let a link end at `tot`: later than it would, also when it has ended
 * already. The same end asked for twice is the same end.
 */
export function mayExtendUntil(
  { geldigTot: validUntil, ingetrokken: revoked }: Link,
  until: Date,
  now: Date
): Result<null, ExtensionRefused> {
  if (revoked) return err({ type: 'ingetrokken' })
  if (validUntil === null) return err({ type: 'zonder_einde' })
  if (until < validUntil || until <= now) return err({ type: 'niet_later' })
  if (until.getTime() - now.getTime() > MAX_DAYS_AHEAD * DAY_MS) return err({ type: 'te_ver' })
  return ok(null)
}
