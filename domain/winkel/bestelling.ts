import { err, ok, type Result } from '#domain/result'

/**
 * The life of an order. `open` waits for its money; `betaald` has it and delivers; `mislukt` saw its
 * last payment attempt fail, and may be paid again. Money that comes in late still counts.
 */
export type BestellingStatus = 'open' | 'mislukt' | 'betaald' | 'verzonden' | 'terugbetaald'

export type BestellingGebeurtenis =
  'betaling_mislukt' | 'opnieuw_betalen' | 'betaald' | 'verzonden' | 'terugbetaald'

const OVERGANGEN: Record<
  BestellingStatus,
  Partial<Record<BestellingGebeurtenis, BestellingStatus>>
> = {
  open: { betaling_mislukt: 'mislukt', betaald: 'betaald' },
  mislukt: { opnieuw_betalen: 'open', betaald: 'betaald' },
  betaald: { verzonden: 'verzonden', terugbetaald: 'terugbetaald' },
  verzonden: { terugbetaald: 'terugbetaald' },
  terugbetaald: {},
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

/** Whether the money of an order with this status is in. */
export function isBetaald(status: BestellingStatus): boolean {
  return status === 'betaald' || status === 'verzonden'
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
