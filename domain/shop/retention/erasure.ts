import { UNPAID, type OrderStatus } from '#domain/shop/orders'

/** What decides whether an order can be forgotten when its customer asks for it. */
export type EraseQuestion = {
  readonly status: OrderStatus
  /** Money came in by one of its attempts, also when it was not what we asked or went back since. */
  readonly metGeld: boolean
  readonly gefactureerd: boolean
  readonly betalingLoopt: boolean
  readonly perPost: boolean
  readonly herroepingOpen: boolean
  readonly terugbetalingOnderweg: boolean
}

export type Postponement =
  'betaling_loopt' | 'nog_te_versturen' | 'herroeping_open' | 'terugbetaling_onderweg'

/**
 * `weg`: nothing asks us to keep it. `pseudoniem`: the tax office wants to see the sale for seven years
 * (article 52 AWR; article 17, third paragraph, under b, GDPR), but not whose it was. `later`: it is
 * still being carried out, and needs the name and the address for that.
 */
export type Fate =
  | { readonly type: 'weg' }
  | { readonly type: 'pseudoniem' }
  | { readonly type: 'later'; readonly waarom: Postponement }

/** What becomes of an order whose customer wants to be forgotten. */
export function fateOf(order: EraseQuestion): Fate {
  const why = postponement(order)
  if (why) return { type: 'later', waarom: why }
  return order.metGeld || order.gefactureerd ? { type: 'pseudoniem' } : { type: 'weg' }
}

function postponement(order: EraseQuestion): Postponement | null {
  if (order.betalingLoopt && UNPAID.includes(order.status)) return 'betaling_loopt'
  if (order.perPost && order.status === 'betaald') return 'nog_te_versturen'
  if (order.herroepingOpen) return 'herroeping_open'
  if (order.terugbetalingOnderweg) return 'terugbetaling_onderweg'
  return null
}

/** The statuses of a withdrawal that a person still has to do something about. */
export const OPEN_WITHDRAWAL: readonly string[] = ['ontvangen', 'retour_ontvangen']
