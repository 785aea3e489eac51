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

/**
 * How many days a refund may stay as it is before a person looks. We ask for it every hour at most, so
 * one that is `nieuw` after a day is no passing fault. What the provider knows takes a few working days;
 * it also waits there, and nobody is told, for as long as the shop's balance is too low (Mollie's
 * "Refunds", status `queued`). Of the fourteen days that the law gives (Civil Code 6:230r, paragraph 1)
 * five leave time to put that right.
 */
export const LIGT_STIL_NA_DAGEN = { nieuw: 1, aangevraagd: 5 } as const

/** A refund of which the end has not been heard. */
export type LopendeStatus = keyof typeof LIGT_STIL_NA_DAGEN
export const LOPENDE_TERUGBETALING = Object.keys(LIGT_STIL_NA_DAGEN) as LopendeStatus[]

/** What the customer's bank took back of one attempt, and what of that it gave again since, in whole cents. */
export type Terugvordering = { readonly gehaald: number; readonly teruggedraaid: number }

/** News comes in any order and more than once: as both amounts only grow, what is old changes nothing. */
export function volgTerugvordering(bekend: Terugvordering, nieuws: Terugvordering): Terugvordering {
  return {
    gehaald: Math.max(bekend.gehaald, nieuws.gehaald),
    teruggedraaid: Math.max(bekend.teruggedraaid, nieuws.teruggedraaid),
  }
}

/**
 * How long after a sale a chargeback is followed: card schemes take up no dispute later than 540 days
 * after the transaction.
 */
export const TERUGVORDERING_VOLGEN_DAGEN = 540

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
