import { err, ok, type Result } from '#domain/result'

/** How far ahead a game master may extend a link; a typing error in the year is caught by it. */
const MAX_DAGEN_VOORUIT = 366
const DAG_MS = 86_400_000

/** A link as this rule sees it. */
export type Link = { readonly geldigTot: Date | null; readonly ingetrokken: boolean }

export type VerlengingGeweigerd =
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
export function magVerlengenTot(
  { geldigTot, ingetrokken }: Link,
  tot: Date,
  nu: Date
): Result<null, VerlengingGeweigerd> {
  if (ingetrokken) return err({ type: 'ingetrokken' })
  if (geldigTot === null) return err({ type: 'zonder_einde' })
  if (tot < geldigTot || tot <= nu) return err({ type: 'niet_later' })
  if (tot.getTime() - nu.getTime() > MAX_DAGEN_VOORUIT * DAG_MS) return err({ type: 'te_ver' })
  return ok(null)
}
