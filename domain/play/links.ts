import { err, ok, type Result } from '#domain/result'

/** A month is over before you know it: days before the end of a link that its customer is told. */
export const REMIND_DAYS_AHEAD = 7

/** Who was away when the month ended may still extend it: days after the end of a link. */
export const EXTENDABLE_DAYS_AFTER = 14

const DAY_MS = 86_400_000

/** How long a play link works, as the rules see it. */
export type Validity = {
  readonly geldigTot: Date | null
  readonly verlengdOp: Date | null
  readonly ingetrokkenOp: Date | null
}

export type ExtensionRefused =
  | { readonly type: 'geen_link' }
  | { readonly type: 'zonder_einde' }
  | { readonly type: 'al_verlengd' }
  | { readonly type: 'te_laat' }

/** Whether the customer may extend the link at this moment: a link with an end, once. */
export function mayExtend(
  { geldigTot: validUntil, verlengdOp: extendedAt, ingetrokkenOp: revokedAt }: Validity,
  now: Date
): Result<null, ExtensionRefused> {
  if (revokedAt !== null) return err({ type: 'geen_link' })
  if (validUntil === null) return err({ type: 'zonder_einde' })
  if (extendedAt !== null) return err({ type: 'al_verlengd' })
  return now < extendableUntil(validUntil) ? ok(null) : err({ type: 'te_laat' })
}

/** Until when a link with this end may be extended. */
export function extendableUntil(validUntil: Date): Date {
  return new Date(validUntil.getTime() + EXTENDABLE_DAYS_AFTER * DAY_MS)
}
