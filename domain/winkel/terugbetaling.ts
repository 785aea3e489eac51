import { err, ok, type Result } from '#domain/result'

/**
 * Money on its way back: `nieuw` is asked for and not yet answered, `aangevraagd` is known at the
 * provider, `betaald` has left, `mislukt` did not arrive and is still to be given back.
 */
export type TerugbetalingStatus = 'nieuw' | 'aangevraagd' | 'betaald' | 'mislukt'

const VOLGORDE: readonly TerugbetalingStatus[] = ['nieuw', 'aangevraagd', 'betaald', 'mislukt']

/** News comes in any order: whether `naar` is later than what we know, also from `betaald` to `mislukt`. */
export function isLater(naar: TerugbetalingStatus, van: TerugbetalingStatus): boolean {
  return VOLGORDE.indexOf(naar) > VOLGORDE.indexOf(van)
}

/** A paid attempt in whole cents; `onderweg` is what was asked back, whether it has arrived or not. */
export type BetaaldePoging = {
  readonly id: number
  readonly ontvangen: number
  /** Gone for certain, as the provider says: sent back or taken back by the customer's bank. */
  readonly terug: number
  readonly teruggevorderd: number
  readonly onderweg: number
}

/** What may still be given back of one attempt. */
export function teruggeefbaar(poging: BetaaldePoging): number {
  const weg = Math.max(poging.terug, poging.teruggevorderd + poging.onderweg)
  return Math.max(0, poging.ontvangen - weg)
}

export type VerdelingGeweigerd =
  | { readonly type: 'bedrag_ongeldig' }
  | { readonly type: 'niets_betaald' }
  | { readonly type: 'te_veel'; readonly over: number }

export type Deel = { readonly betalingId: number; readonly centen: number }

/**
 * Which attempts an amount goes back to. The newest goes first: of an order that was paid twice that
 * is the one too many.
 *
 * @param pogingen the paid attempts, oldest first
 */
export function verdeel(
  centen: number,
  pogingen: readonly BetaaldePoging[]
): Result<Deel[], VerdelingGeweigerd> {
  if (!Number.isSafeInteger(centen) || centen <= 0) return err({ type: 'bedrag_ongeldig' })
  if (pogingen.length === 0) return err({ type: 'niets_betaald' })
  const over = pogingen.reduce((som, poging) => som + teruggeefbaar(poging), 0)
  if (centen > over) return err({ type: 'te_veel', over })

  let rest = centen
  const delen = [...pogingen].reverse().map((poging): Deel => {
    const deel = Math.min(rest, teruggeefbaar(poging))
    rest -= deel
    return { betalingId: poging.id, centen: deel }
  })
  return ok(delen.filter((deel) => deel.centen > 0))
}
