import { err, ok, type Result } from '#domain/result'

/**
 * The life of an order. `open` waits for its money; `betaald` has it and delivers; `mislukt` saw its
 * last payment attempt fail, and may be paid again; `geannuleerd` was called off by the owner before
 * any money came. Money that comes in late still counts.
 */
export const BESTELLINGSTATUSSEN = [
  'open',
  'mislukt',
  'geannuleerd',
  'betaald',
  'verzonden',
  'terugbetaald',
] as const
export type BestellingStatus = (typeof BESTELLINGSTATUSSEN)[number]

export type BestellingGebeurtenis =
  | 'betaling_mislukt'
  | 'opnieuw_betalen'
  | 'geannuleerd'
  | 'betaald'
  | 'verzonden'
  | 'terugbetaald'
  /** The bank undid a chargeback: the money is here again, before or after the parcel left. */
  | 'teruggedraaid'
  | 'teruggedraaid_na_verzending'

const OVERGANGEN: Record<
  BestellingStatus,
  Partial<Record<BestellingGebeurtenis, BestellingStatus>>
> = {
  open: { betaling_mislukt: 'mislukt', betaald: 'betaald', geannuleerd: 'geannuleerd' },
  mislukt: { opnieuw_betalen: 'open', betaald: 'betaald', geannuleerd: 'geannuleerd' },
  geannuleerd: { betaald: 'betaald' },
  betaald: { verzonden: 'verzonden', terugbetaald: 'terugbetaald' },
  verzonden: { terugbetaald: 'terugbetaald' },
  terugbetaald: { teruggedraaid: 'betaald', teruggedraaid_na_verzending: 'verzonden' },
}

export type OvergangGeweigerd = {
  readonly type: 'overgang_geweigerd'
  readonly van: BestellingStatus
  readonly gebeurtenis: BestellingGebeurtenis
}

/** @returns the status after `gebeurtenis`, or why it does not follow from `van` */
export function volgendeStatus(
  van: BestellingStatus,
  gebeurtenis: BestellingGebeurtenis
): Result<BestellingStatus, OvergangGeweigerd> {
  const naar = OVERGANGEN[van][gebeurtenis]
  return naar ? ok(naar) : err({ type: 'overgang_geweigerd', van, gebeurtenis })
}

/** The statuses that `gebeurtenis` may start from: the `where` of a conditional update. */
export function magVanuit(gebeurtenis: BestellingGebeurtenis): BestellingStatus[] {
  return (Object.keys(OVERGANGEN) as BestellingStatus[]).filter(
    (status) => gebeurtenis in OVERGANGEN[status]
  )
}

/** No money was kept for an order with this status, or not yet. */
export const ONBETAALD: readonly BestellingStatus[] = ['open', 'mislukt', 'geannuleerd']

/** An order with this status was paid at some time. */
export const BETAALD: readonly BestellingStatus[] = ['betaald', 'verzonden', 'terugbetaald']

/** Whether the money of an order with this status is in. */
export function isBetaald(status: BestellingStatus): boolean {
  return status === 'betaald' || status === 'verzonden'
}

/** Whether an order with this status is over: nothing is to be paid any more. */
export function isGesloten(status: BestellingStatus): boolean {
  return status === 'geannuleerd' || status === 'terugbetaald'
}

/**
 * A payment attempt: `nieuw` is not yet known at the provider, `afwijkend` brought another amount than
 * was asked and waits for a person.
 */
export type BetalingStatus =
  'nieuw' | 'open' | 'betaald' | 'afwijkend' | 'mislukt' | 'geannuleerd' | 'verlopen'

/** The attempts that may still bring money by the ordinary way. */
export const LOPENDE_BETALING: readonly BetalingStatus[] = ['nieuw', 'open']

/** What was paid, beside what was asked: amounts in whole cents. */
export type Betaald = {
  readonly centen: number
  readonly valuta: string
  readonly bestelnummer: string | null
}

/** Whether a paid payment is the one that was asked for: amount, currency and order (decision "Orders"). */
export function klopt(
  betaald: Betaald,
  gevraagd: { readonly centen: number; readonly bestelnummer: string }
): boolean {
  return (
    betaald.centen === gevraagd.centen &&
    betaald.valuta === 'EUR' &&
    betaald.bestelnummer === gevraagd.bestelnummer
  )
}
