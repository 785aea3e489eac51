import { err, ok, type Result } from '#domain/result'

/** A month is over before you know it: days before the end of a link that its customer is told. */
export const HERINNER_DAGEN_VOORAF = 7

/** Who was away when the month ended may still extend it: days after the end of a link. */
export const VERLENGBAAR_DAGEN_NA = 14

const DAG_MS = 86_400_000

/** How long a play link works, as the rules see it. */
export type Looptijd = {
  readonly geldigTot: Date | null
  readonly verlengdOp: Date | null
  readonly ingetrokkenOp: Date | null
}

export type VerlengingGeweigerd =
  | { readonly type: 'geen_link' }
  | { readonly type: 'zonder_einde' }
  | { readonly type: 'al_verlengd' }
  | { readonly type: 'te_laat' }

/** Whether the customer may extend the link at this moment: a link with an end, once. */
export function magVerlengen(
  { geldigTot, verlengdOp, ingetrokkenOp }: Looptijd,
  nu: Date
): Result<null, VerlengingGeweigerd> {
  if (ingetrokkenOp !== null) return err({ type: 'geen_link' })
  if (geldigTot === null) return err({ type: 'zonder_einde' })
  if (verlengdOp !== null) return err({ type: 'al_verlengd' })
  return nu < verlengbaarTot(geldigTot) ? ok(null) : err({ type: 'te_laat' })
}

/** Until when a link with this end may be extended. */
export function verlengbaarTot(geldigTot: Date): Date {
  return new Date(geldigTot.getTime() + VERLENGBAAR_DAGEN_NA * DAG_MS)
}
